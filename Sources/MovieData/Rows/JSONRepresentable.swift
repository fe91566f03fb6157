@_exported public import MovieJSON

package protocol JSONRepresentable {
  var json: JSONValue { get }
}

extension JSONValue: JSONRepresentable {
  package var json: JSONValue { self }
}

extension Bool: JSONRepresentable {
  package var json: JSONValue { .bool(self) }
}

extension Int: JSONRepresentable {
  package var json: JSONValue { .int(self) }
}

extension Double: JSONRepresentable {
  package var json: JSONValue { .double(self) }
}

extension String: JSONRepresentable {
  package var json: JSONValue { .string(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  package var json: JSONValue { .array(map(\.json)) }
}

@_exported public import JSONText

/// What has a form in JSON.
protocol JSONRepresentable {
  var json: JSONValue { get }
}

extension JSONValue: JSONRepresentable {
  var json: JSONValue { self }
}

extension Bool: JSONRepresentable {
  var json: JSONValue { .bool(self) }
}

extension Int: JSONRepresentable {
  var json: JSONValue { .int(self) }
}

extension Double: JSONRepresentable {
  var json: JSONValue { .double(self) }
}

extension String: JSONRepresentable {
  var json: JSONValue { .string(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  var json: JSONValue { .array(map(\.json)) }
}

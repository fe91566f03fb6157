/// How JSON is laid out.
public enum JSONLayout: Sendable, Hashable, CaseIterable {
  /// One line without a blank that is not part of a text.
  case compact
  /// A line a value, two blanks a level.
  case indented
}

extension JSONValue {
  /// The value as a JSON text, without a line feed at its end.
  public func encoded(_ layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// How JSON is formatted.
public enum JSONLayout: Sendable, Hashable, CaseIterable {
  /// A single line without optional white space.
  case compact
  /// One value per line, indented by two spaces per level.
  case indented
}

extension JSONValue {
  /// Returns the value as JSON text without a trailing line feed.
  public func encoded(_ layout: JSONLayout = .compact) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

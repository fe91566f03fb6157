/// Writes a document with many rows in parts, so that not all of them have to be in memory.
///
/// The text is that of a `JSONView` for the whole document.
public struct JSONRows: Sendable {
  private let name: String
  private let layout: JSONLayout
  private let fields: JSONFields?
  private var isEmpty = true

  /// Creates a writer of a document whose member `name` has the rows. `fields` are those of each row; nil for all.
  public init(_ name: String, layout: JSONLayout, fields: JSONFields? = nil) {
    self.name = name
    self.layout = layout
    self.fields = fields
  }

  /// Returns the rows of a document that is a part of the whole one.
  public mutating func part(_ document: JSONValue) -> String {
    guard case .array(let rows)? = (fields?.pick(from: document) ?? document)[name] else { return "" }
    var text = ""
    for row in rows {
      text += isEmpty ? beginning : ","
      isEmpty = false
      text += line(2) + indented(row, 2)
    }
    return text
  }

  /// Returns the end, with the other members of the document.
  public func end(_ members: [JSONValue.Member]) -> String {
    let rows = isEmpty ? beginning + "]" : line(1) + "]"
    let more = members.map { "," + line(1) + key($0.key) + indented($0.value, 1) }
    return rows + more.joined() + line(0) + "}\n"
  }

  private var beginning: String { "{" + line(1) + key(name) + "[" }

  private func key(_ name: String) -> String {
    JSONValue.string(name).encoded() + (layout == .indented ? ": " : ":")
  }

  private func line(_ depth: Int) -> String {
    layout == .indented ? "\n" + String(repeating: "  ", count: depth) : ""
  }

  /// Line feeds in JSON text are those between values, because strings have them escaped.
  private func indented(_ value: JSONValue, _ depth: Int) -> String {
    value.encoded(layout).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: line(depth))
  }
}

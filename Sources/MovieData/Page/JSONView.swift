public import MovieDisplay

/// A display for any scene that renders JSON and writes it.
public struct JSONView: Display {
  /// How documents are formatted.
  public let layout: JSONLayout
  /// The fields of each row; nil for all. Failures are written as a whole.
  public let fields: JSONFields?
  /// Writes a document, such as to standard output.
  public let write: @Sendable (String) async -> Void

  /// Creates a view that passes each document to `write`.
  public init(
    layout: JSONLayout = .compact, fields: JSONFields? = nil,
    write: @escaping @Sendable (String) async -> Void = { _ in }
  ) {
    self.layout = layout
    self.fields = fields
    self.write = write
  }

  /// Returns one JSON document and a line feed; an empty text for a page with nothing to write.
  public func render(_ page: JSONPage) -> String {
    let value: JSONValue
    switch page.content {
    case .document(let document): value = fields?.pick(from: document) ?? document
    case .failure(let code, let message, let candidates):
      let error: JSONValue = ["code": .string(code), "message": .string(message)]
      value = ["error": candidates.isEmpty ? error : error.adding(["candidates": .array(candidates)])]
    case .nothing: return ""
    }
    return value.encoded(layout) + "\n"
  }

  public func display(_ page: JSONPage) async {
    await write(render(page))
  }
}

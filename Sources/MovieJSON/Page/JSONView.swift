public import MovieDisplay

/// A display of any scene as JSON: it renders a page, purely, and writes what it rendered.
public struct JSONView: Display {
  public let layout: JSONLayout
  public let write: @Sendable (String) async -> Void

  public init(layout: JSONLayout = .compact, write: @escaping @Sendable (String) async -> Void = { _ in }) {
    self.layout = layout
    self.write = write
  }

  /// One JSON document and a line feed; nothing for a page with nothing on it.
  public func render(_ page: JSONPage) -> String {
    let value: JSONValue
    switch page.content {
    case .document(let document): value = document
    case .failure(let code, let message): value = ["error": ["code": .string(code), "message": .string(message)]]
    case .nothing: return ""
    }
    return value.encoded(layout) + "\n"
  }

  public func display(_ page: JSONPage) async {
    await write(render(page))
  }
}

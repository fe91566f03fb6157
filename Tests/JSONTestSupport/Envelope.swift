package import MovieData
package import MovieDisplay
package import MovieJSON
package import Testing
import TextSnapshots

/// Reads a page as another program would.
package enum Envelope {
  /// Returns the page's document, parsed from both layouts and validated against its schema. A failure is validated
  /// against the schema of errors.
  @discardableResult
  package static func read(
    _ page: JSONPage, as schema: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> JSONValue {
    let compact = JSONView().render(page)
    let indented = JSONView(layout: .indented).render(page)
    let value = try JSONValue(strictly: compact)
    #expect(try JSONValue(strictly: indented) == value, sourceLocation: sourceLocation)
    #expect(compact.utf8.last == 0xA && compact.utf8.count { $0 == 0xA } == 1, sourceLocation: sourceLocation)
    let schema = if case .failure = page.content { "error" } else { schema }
    #expect(try SchemaFolder.problems(of: value, by: schema) == [], sourceLocation: sourceLocation)
    return value
  }

  /// Expects that the page is a failure with a code, in a document that is valid against the schema of errors.
  package static func expectFailure(
    _ page: JSONPage, code: String, outcome: Outcome = .failed, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(page.code == code, sourceLocation: sourceLocation)
    #expect(page.outcome == outcome, sourceLocation: sourceLocation)
    try read(page, as: "error", sourceLocation: sourceLocation)
  }

  /// Compares the indented page with its golden.
  package static func compare(
    _ page: JSONPage, as schema: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try read(page, as: schema, sourceLocation: sourceLocation)
    assertSnapshot(of: JSONView(layout: .indented).render(page))
  }
}

extension JSONPage {
  /// The code of a failure; nil for a document.
  package var code: String? {
    if case .failure(let code, _, _) = content { code } else { nil }
  }

  /// The message of a failure; nil for a document.
  package var message: String? {
    if case .failure(_, let message, _) = content { message } else { nil }
  }
}

extension JSONValue {
  /// An element of an array; nil if it does not exist.
  package subscript(index: Int) -> JSONValue? {
    if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { nil }
  }

  package var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}

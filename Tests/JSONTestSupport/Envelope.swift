package import MovieData
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

  /// Compares pages with their golden: the name of each, its outcome, its warnings and its indented document.
  package static func compare(
    _ pages: KeyValuePairs<String, JSONPage>, as schema: String, named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var text = ""
    for (title, page) in pages {
      try read(page, as: schema, sourceLocation: sourceLocation)
      text += "# \(title): \(page.outcome)\n" + page.warnings.map { "! \($0)\n" }.joined()
      text += JSONView(layout: .indented).render(page)
    }
    assertSnapshot(of: text, named: name)
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

  /// The bytes of every string and key, because canonically equivalent strings are equal in Swift.
  package var strings: [[UInt8]] {
    switch self {
    case .string(let text): [Array(text.utf8)]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let members): members.flatMap { [Array($0.key.utf8)] + $0.value.strings }
    default: []
    }
  }
}

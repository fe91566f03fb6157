import Foundation
package import MovieData
package import MovieJSON
package import Testing
import TextSnapshots

/// Reads a page as another program would, which has the page's schema.
package struct Envelope {
  private let schema: String

  package init(_ schema: String) { self.schema = schema }

  /// Returns the page's document, parsed from both layouts and validated against its schema. A failure is validated
  /// against the schema of errors.
  @discardableResult
  package func read(_ page: JSONPage, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let compact = JSONView().render(page)
    let indented = JSONView(layout: .indented).render(page)
    let value = try JSONValue(strictly: compact)
    #expect(try JSONValue(strictly: indented) == value, sourceLocation: sourceLocation)
    #expect(compact.utf8.last == 0xA && compact.utf8.count { $0 == 0xA } == 1, sourceLocation: sourceLocation)
    let schema = if case .failure = page.content { "error" } else { self.schema }
    #expect(try SchemaFolder.problems(of: value, by: schema) == [], sourceLocation: sourceLocation)
    return value
  }

  /// Compares pages with their golden: the name of each, its outcome, its warnings and its indented document.
  package func compare(
    _ pages: KeyValuePairs<String, JSONPage>, named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var text = ""
    for (title, page) in pages {
      try read(page, sourceLocation: sourceLocation)
      text += "# \(title): \(page.outcome)\n" + page.warnings.map { "! \($0)\n" }.joined()
      text += JSONView(layout: .indented).render(page)
    }
    assertSnapshot(of: text, named: name)
  }
}

extension JSONValue {
  package struct Malformed: Error { package let problem: String }

  /// Parses a text strictly. Throws if it is not JSON for Foundation either, and if a name is repeated in an object.
  ///
  /// `FoundationTests` show that both read the same values.
  package init(strictly text: String) throws {
    let bytes = Array(text.utf8)
    _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    self = try JSONValue(exactly: JSONNode(strictlyParsing: bytes))
  }

  /// Decodes `8.0` as a double, because programs may take it for another type than `8`.
  private init(exactly node: JSONNode) throws {
    if node.isArray {
      self = .array(try node.children.map { try JSONValue(exactly: $0) })
    } else if node.isObject {
      self = .object(try node.members.map { Member($0.key, try JSONValue(exactly: $0.value)) })
      guard Set(keys).count == keys.count else { throw Malformed(problem: "A name is repeated: \(node.source)") }
    } else if let number = node.number, Int(node.source) == nil {
      self = .double(number)
    } else if let value = JSONValue(node) {
      self = value
    } else {
      throw Malformed(problem: "\(node.source) has no value.")
    }
  }

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

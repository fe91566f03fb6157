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

  /// Parses a text strictly. Throws if Foundation parses it differently, and if a name is repeated in an object.
  package init(strictly text: String) throws {
    let bytes = Array(text.utf8)
    let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    self = try JSONValue(exactly: JSONNode(strictlyParsing: bytes))
    try match(object)
  }

  /// Decodes `8.0` as a double, because programs may take it for another type than `8`.
  private init(exactly node: JSONNode) throws {
    if node.isArray {
      self = .array(try node.children.map { try JSONValue(exactly: $0) })
    } else if node.isObject {
      self = .object(try node.members.map { Member($0.key, try JSONValue(exactly: $0.value)) })
    } else if let number = node.number, Int(node.source) == nil {
      self = .double(number)
    } else if let value = JSONValue(node) {
      self = value
    } else {
      throw Malformed(problem: "\(node.source) has no value.")
    }
  }

  /// Throws if a value of Foundation differs. Its objects contain repeated names once, so they have fewer members.
  private func match(_ object: Any, at path: String = "") throws {
    let (objects, members) = (object as? [Any] ?? [], object as? [String: Any] ?? [:])
    let isSame =
      switch self {
      case .null: object is NSNull
      case .bool(let value): object as? Bool == value
      case .int(let value): object as? Int == value
      // The double of an `NSDecimalNumber`, which holds a long fraction, is not the closest one.
      case .double(let value): (object as? NSNumber).flatMap { Double($0.stringValue) } == value
      case .string(let text): (object as? String)?.utf8.elementsEqual(text.utf8) ?? false
      case .array(let elements): object is [Any] && objects.count == elements.count
      case .object(let own): object is [String: Any] && members.count == own.count
      }
    guard isSame else { throw Malformed(problem: "At “\(path)”: \(self), but \(object) according to Foundation.") }
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() { try element.match(objects[index], at: "\(path)[\(index)]") }
    case .object(let own):
      for member in own { try member.value.match(members[member.key] ?? "nothing", at: "\(path).\(member.key)") }
    default: break
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

public import MovieDisplay
import MovieDomain

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
      let error: JSONValue = ["code": code.json, "message": message.json]
      value = ["error": candidates.isEmpty ? error : error.adding(["candidates": .array(candidates)])]
    case .nothing: return ""
    }
    return value.encoded(layout) + "\n"
  }

  public func display(_ page: JSONPage) async {
    await write(render(page))
  }
}

/// The fields of a document's rows, such as of the films of a list, and where the document has the rows.
///
/// Pass some of a presenter's fields to `JSONView` to leave out the others:
///
/// ```swift
/// let view = JSONView(fields: ListScene.JSON.fields.picking(["id", "title"]), write: write)
/// ```
public struct JSONFields: Sendable, Hashable {
  /// The names of the fields, in the order of each row.
  public let names: [String]
  /// The members that lead to the rows, each by any of its names; empty if the document is the only row.
  private let path: [Set<String>]

  /// Takes the names from a row with any values.
  init(of row: JSONValue, at path: Set<String>...) {
    self.init(row.names, at: path)
  }

  private init(_ names: [String], at path: [Set<String>]) {
    self.names = names
    self.path = path
  }

  /// No fields, for documents without rows.
  static let none = JSONFields([], at: [])

  /// Any values, for the names of fields.
  static let source = CatalogSource(idNamespace: "")
  static let movie = Movie(id: 0, title: "")

  /// The fields of the films in lists.
  static func movies(at path: Set<String>...) -> JSONFields {
    JSONFields(movie.json(from: source, marks: [:]).names, at: path)
  }

  /// The fields of films on shelves, and others.
  static func shelvedMovies(at path: Set<String>, and others: [String] = []) -> JSONFields {
    let film = ShelvedFilm(source: source, movie: movie, added: .today).json(from: source)
    return JSONFields(film.names + others, at: [path])
  }

  /// Returns only the fields with these names, in this order. Names that do not exist, or come again, are ignored.
  public func picking(_ names: [String]) -> JSONFields {
    JSONFields(names.unique.filter { self.names.contains($0) }, at: path)
  }

  /// Returns the document with only these fields in each row. Everything beside the rows stays.
  func pick(from document: JSONValue) -> JSONValue { pick(from: document, at: path[...]) }

  private func pick(from value: JSONValue, at path: ArraySlice<Set<String>>) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { pick(from: $0, at: path) })
    case .object(let members):
      if let rows = path.first {
        .object(
          members.map { .init($0.key, rows.contains($0.key) ? pick(from: $0.value, at: path.dropFirst()) : $0.value) })
      } else {
        .object(names.compactMap { name in members.first { $0.key == name } })
      }
    case .null, .bool, .int, .double, .string: value
    }
  }
}

extension JSONValue {
  fileprivate var names: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }
}

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
    guard case .array(let rows)? = (fields?.pick(from: document) ?? document)[name], !rows.isEmpty else { return "" }
    defer { isEmpty = false }
    let unclosed = text(rows).dropLast(layout == .indented ? "\n  ]\n}".count : "]}".count)
    return isEmpty ? String(unclosed) : "," + unclosed.dropFirst(opening.count)
  }

  /// Returns the end, with the other members of the document.
  public func end(_ members: [JSONValue.Member]) -> String {
    let end = text([], members).dropFirst(opening.count) + "\n"
    return isEmpty ? opening + end : (layout == .indented ? "\n  " : "") + end
  }

  /// What comes before the first row.
  private var opening: String { String(text([]).dropLast(layout == .indented ? "]\n}".count : "]}".count)) }

  private func text(_ rows: [JSONValue], _ others: [JSONValue.Member] = []) -> String {
    JSONValue.object([.init(name, .array(rows))] + others).encoded(layout)
  }
}

import MovieDomain

/// The fields of a document's rows, such as of the films of a list, and where the document has the rows.
///
/// Pass some of a presenter's fields to `JSONView` to leave out the others:
///
/// ```swift
/// let view = JSONView(fields: ListJSON.fields.picking(["id", "title"]), write: write)
/// ```
public struct JSONFields: Sendable, Hashable {
  /// The names of the fields, in the order of each row.
  public let names: [String]
  /// The members that lead to the rows; empty if the document is the only row.
  private let path: [String]

  /// Takes the names from a row with any values.
  init(of row: JSONValue, at path: String...) {
    self.init(row.names, at: path)
  }

  private init(_ names: [String], at path: [String]) {
    self.names = names
    self.path = path
  }

  /// No fields, for documents without rows.
  static let none = JSONFields([], at: [])

  /// Returns only the fields with these names, in this order. Names that do not exist, or come again, are ignored.
  public func picking(_ names: [String]) -> JSONFields {
    JSONFields(
      names.enumerated().filter { self.names.contains($1) && !names[..<$0].contains($1) }.map(\.element), at: path)
  }

  /// Returns the document with only these fields in each row. Everything beside the rows stays.
  func pick(from document: JSONValue) -> JSONValue { pick(from: document, at: path[...]) }

  private func pick(from value: JSONValue, at path: ArraySlice<String>) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { pick(from: $0, at: path) })
    case .object(let members):
      if let name = path.first {
        .object(
          members.map { .init($0.key, $0.key == name ? pick(from: $0.value, at: path.dropFirst()) : $0.value) })
      } else {
        .object(names.compactMap { name in members.first { $0.key == name } })
      }
    case .null, .bool, .int, .double, .string: value
    }
  }
}

extension JSONFields {
  /// Any values, for the names of fields.
  static let source = CatalogSource(idNamespace: "")
  static let movie = Movie(id: 0, title: "")

  /// The fields of the films in lists.
  static func movies(at path: String...) -> JSONFields {
    JSONFields(movie.json(from: source).names, at: path)
  }

  /// The fields of films on shelves.
  static func shelvedMovies(at path: String) -> JSONFields {
    JSONFields(of: ShelvedFilm(source: source, movie: movie, added: .today).json(from: source), at: path)
  }
}

extension JSONValue {
  fileprivate var names: [String] { if case .object(let members) = self { members.map(\.key) } else { [] } }
}

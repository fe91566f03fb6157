import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieText

/// The films and people shown last, in a file of the cache folder. Completions offer them.
struct ShownItems: Sendable {
  /// A film or a person.
  struct Item: Hashable, Sendable {
    var kind: CatalogItem.Kind
    /// The namespace of the id.
    var namespace: String
    var id: Int
    /// The title or the name.
    var name: String
  }

  /// The maximum number of films, and of people.
  static let limit = 200

  private let file: PrivateFile

  init(folder: String) {
    file = PrivateFile(folder: Folder(path: folder), name: "shown.tsv", limit: 1 << 18)
  }

  /// The items, those shown last first. None if the file cannot be read.
  func all() -> [Item] { Self.lines(of: bytes).map(\.item) }

  private var bytes: [UInt8] { (try? file.read()) ?? [] }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")).compactMap { Line(Substring($0)) }
  }

  /// Puts items first and drops the oldest. Does nothing if the file cannot be written: it is only a convenience.
  func add(_ items: [Item]) {
    let (new, stored) = (items.map { Line($0) }, bytes)
    // Most often, the same screen was shown last.
    guard !stored.starts(with: Self.text(of: new).utf8) else { return }
    try? file.write(Array(Self.text(of: new + Self.lines(of: stored)).utf8), waitsForDisk: false)
  }

  /// The lines, each item once, up to the limit.
  private static func text(of lines: [Line]) -> String {
    var seen: Set<String> = []
    var counts: [CatalogItem.Kind: Int] = [:]
    var text = ""
    for line in lines {
      guard counts[line.item.kind, default: 0] < limit, seen.insert(line.key).inserted else { continue }
      counts[line.item.kind, default: 0] += 1
      text += line.text
      text += "\n"
    }
    return text
  }
}

/// An item as a line of the file: the kind, the namespace, the id and the name, between tabs.
private struct Line {
  let item: ShownItems.Item
  let text: String
  /// What tells the item from others: all but the name, which may change.
  let key: String

  init(_ item: ShownItems.Item) {
    self.item = item
    let kind = Self.kinds.first { $0.kind == item.kind }?.name ?? ""
    key = "\(kind)\t\(CleanText(item.namespace).string)\t\(item.id)"
    text = "\(key)\t\(CleanText(item.name).string)"
  }

  /// Nil for a line that is malformed.
  init?(_ text: Substring) {
    let fields = text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
    guard fields.count == 4, !fields[3].isEmpty, let id = Int(fields[2]),
      let kind = Self.kinds.first(where: { $0.name == fields[0] })?.kind
    else { return nil }
    item = ShownItems.Item(kind: kind, namespace: String(fields[1]), id: id, name: String(fields[3]))
    self.text = String(text)
    key = String(text[..<fields[2].endIndex])
  }

  private static let kinds: [(name: Substring, kind: CatalogItem.Kind)] = [("movie", .movie), ("person", .person)]
}

extension ShownItems.Item {
  init(_ movie: Movie, from source: CatalogSource) {
    self.init(kind: .movie, namespace: source.idNamespace, id: movie.id, name: movie.title)
  }

  init(_ person: Person, from source: CatalogSource) {
    self.init(kind: .person, namespace: source.idNamespace, id: person.id, name: person.name)
  }
}

// The films and people of scenes, for completions.

extension HomeScene.Response {
  var items: [ShownItems.Item] { shelves.flatMap { $0.state.value?.elements ?? [] }.map { .init($0, from: source) } }
}

extension ListScene.Response {
  var items: [ShownItems.Item] { (pages.value?.elements ?? []).map { .init($0, from: source) } }
}

extension SearchScene.Response {
  var items: [ShownItems.Item] {
    (results?.pages.value?.elements ?? []).map { .init($0, from: source) }
      + people.map { .init($0, from: source) }
  }
}

extension DetailScene.Response {
  var items: [ShownItems.Item] {
    guard let details = state.value else { return [] }
    let cast = (details.credits?.cast ?? []).prefix(20).map { Person(id: $0.id, name: $0.name) }
    let crew = (details.credits?.crew ?? []).prefix(20).map { Person(id: $0.id, name: $0.name) }
    return [.init(details.movie, from: source)] + (cast + crew).map { .init($0, from: source) }
  }
}

extension PeopleScene.Response {
  var items: [ShownItems.Item] { (pages.value?.elements ?? []).map { .init($0, from: source) } }
}

extension PersonScene.Response {
  var items: [ShownItems.Item] {
    guard let details = value.value else { return [] }
    return [.init(details.person, from: personSource)]
      + (details.films ?? []).map { .init($0.movie, from: personSource) }
  }
}

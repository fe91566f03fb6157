import MovieDisplay
import MovieDomain
import MovieScenes
import MovieStore
import MovieText

/// The films and people shown last, in a file of the cache folder. Completions offer them.
struct ShownItems: Sendable {
  struct Item: Hashable, Sendable {
    var kind: CatalogItem.Kind
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
  func all() -> [Item] { Self.items(in: bytes) }

  private var bytes: [UInt8] { (try? file.read()) ?? [] }

  private static func items(in bytes: [UInt8]) -> [Item] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { Item(line: String(decoding: $0, as: UTF8.self)) }
  }

  /// Puts items first and drops the oldest. Does nothing if the file cannot be written: it is only a convenience.
  func add(_ new: [Item]) {
    let stored = bytes
    // Most often, the same screen was shown last.
    guard !stored.starts(with: Self.text(of: new).utf8) else { return }
    try? file.write(Array(Self.text(of: new + Self.items(in: stored)).utf8), waits: false)
  }

  /// The lines of the items, each item once, up to the limit.
  private static func text(of items: [Item]) -> String {
    var seen: Set<Item> = []
    var counts: [CatalogItem.Kind: Int] = [:]
    return items.reduce(into: "") { text, item in
      var known = item
      // It may have changed.
      known.name = ""
      guard counts[item.kind, default: 0] < limit, seen.insert(known).inserted else { return }
      counts[item.kind, default: 0] += 1
      text += item.line
    }
  }
}

extension ShownItems.Item {
  /// The item in the file: the kind, the namespace, the id and the name, between tabs.
  fileprivate var line: String {
    "\(kind == .person ? "person" : "movie")\t\(CleanText(namespace).string)\t\(id)\t\(CleanText(name).string)\n"
  }

  fileprivate init?(line: String) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4, ["movie", "person"].contains(fields[0]), let id = Int(fields[2]), !fields[3].isEmpty
    else { return nil }
    self.init(kind: fields[0] == "person" ? .person : .movie, namespace: fields[1], id: id, name: fields[3])
  }
}

/// A response of a scene with films or people, which completions offer.
protocol ItemContaining { var items: [ShownItems.Item] { get } }

/// A film, a person, or a page about one, with all that it names.
protocol ItemNaming { func items(from source: CatalogSource) -> [ShownItems.Item] }

extension Movie: ItemNaming {
  func items(from source: CatalogSource) -> [ShownItems.Item] {
    [.init(kind: .movie, namespace: source.idNamespace, id: id, name: title)]
  }
}

extension Person: ItemNaming {
  func items(from source: CatalogSource) -> [ShownItems.Item] {
    [.init(kind: .person, namespace: source.idNamespace, id: id, name: name)]
  }
}

extension DetailScene.LoadedFilm: ItemNaming {
  func items(from source: CatalogSource) -> [ShownItems.Item] {
    let people = [details.credits?.cast, details.credits?.crew].flatMap { ($0 ?? []).prefix(20) }
    return details.movie.items(from: source) + people.flatMap { Person(id: $0.id, name: $0.name).items(from: source) }
  }
}

extension PersonDetails: ItemNaming {
  func items(from source: CatalogSource) -> [ShownItems.Item] {
    person.items(from: source) + (films ?? []).flatMap { $0.movie.items(from: source) }
  }
}

extension PagesResponse: ItemContaining where Element: ItemNaming {
  var items: [ShownItems.Item] { (pages.value?.elements ?? []).flatMap { $0.items(from: contentSource) } }
}

extension LoadResponse: ItemContaining where Value: ItemNaming {
  var items: [ShownItems.Item] { value.value?.items(from: contentSource) ?? [] }
}

extension HomeScene.Response: ItemContaining {
  var items: [ShownItems.Item] {
    rows.flatMap { $0.state.value?.elements ?? [] }.flatMap { $0.items(from: source) }
  }
}

extension SearchScene.Response: ItemContaining {
  var items: [ShownItems.Item] { (results?.items ?? []) + people.flatMap { $0.items(from: source) } }
}

import MovieDisplay
import MovieDomain
import MovieLibC
import MovieScenes
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
  /// In bytes; a longer file is not read.
  private static let longest = 1 << 18

  let folder: String

  private var path: String { "\(folder)/shown.tsv" }

  /// The items, those shown last first. None if the file cannot be read.
  func all() -> [Item] { lines().map(\.item) }

  private func lines() -> [Line] {
    let bytes = read(upTo: Self.longest + 1)
    guard bytes.count <= Self.longest else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { Line(Substring($0)) }
  }

  /// The first bytes of the file.
  private func read(upTo count: Int) -> ArraySlice<UInt8> {
    // Without O_NONBLOCK, opening a pipe in place of the file would wait.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let count = bytes[length...].withUnsafeMutableBytes { MovieLibC.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      length += count
    }
    return bytes[..<length]
  }

  /// Puts items first and drops the oldest. Does nothing if the file cannot be written: it is only a convenience.
  func add(_ items: [Item]) {
    let new = items.map { Line($0) }
    let text = Self.text(of: new)
    // Most often, the same screen was shown last.
    guard !read(upTo: text.utf8.count).elementsEqual(text.utf8) else { return }
    write(Self.text(of: new + lines()))
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

  private func write(_ text: String) {
    makeFolder(folder)
    // Other processes use the same name, so that a file left by one that was killed does not stay.
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { return }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return }
    }
    let temporary = "\(path).vip-new"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWritten = bytes.withUnsafeBytes { MovieLibC.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
    close(descriptor)
    if !isWritten || rename(temporary, path) != 0 { unlink(temporary) }
  }

  /// Also creates the parent, which may not exist in a new home folder.
  private func makeFolder(_ folder: String) {
    guard mkdir(folder, 0o700) != 0, errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex
    else { return }
    makeFolder(String(folder[..<slash]))
    mkdir(folder, 0o700)
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

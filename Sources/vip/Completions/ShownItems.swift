import LibC
import MovieDomain
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

  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  private var path: String { "\(folder)/shown.tsv" }

  /// The items, those shown last first. None if the file cannot be read.
  func all() -> [Item] {
    let bytes = read(upTo: Self.longest + 1)
    guard bytes.count <= Self.longest else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Self.item)
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
      let count = bytes[length...].withUnsafeMutableBytes { LibC.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      length += count
    }
    return bytes[..<length]
  }

  /// Puts items first and drops the oldest. Does nothing if the file cannot be written: it is only a convenience.
  func add(_ items: [Item]) {
    let new = Self.text(of: items)
    // Most often, the same screen was shown last. Parsing the file would take a sixth of a start.
    guard !read(upTo: new.utf8.count).elementsEqual(new.utf8) else { return }
    write(Self.text(of: items + all()))
  }

  /// The lines of the items, each once, up to the limit.
  private static func text(of items: [Item]) -> String {
    var seen: Set<Key> = []
    var counts: [CatalogItem.Kind: Int] = [:]
    var text = ""
    for item in items {
      guard counts[item.kind, default: 0] < limit, seen.insert(Key(item)).inserted else { continue }
      counts[item.kind, default: 0] += 1
      text += line(item)
    }
    return text
  }

  /// What tells an item from others. Its name may change.
  private struct Key: Hashable {
    var kind: CatalogItem.Kind
    var namespace: String
    var id: Int

    init(_ item: Item) {
      kind = item.kind
      namespace = item.namespace
      id = item.id
    }
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
    let isWritten = bytes.withUnsafeBytes { LibC.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
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

  // MARK: Lines

  private static let kinds: [(name: String, kind: CatalogItem.Kind)] = [("movie", .movie), ("person", .person)]

  private static func line(_ item: Item) -> String {
    let kind = kinds.first { $0.kind == item.kind }?.name ?? ""
    return [kind, CleanText(item.namespace).string, String(item.id), CleanText(item.name).string]
      .joined(separator: "\t") + "\n"
  }

  private static func item(_ line: Substring) -> Item? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4, let kind = kinds.first(where: { $0.name == fields[0] })?.kind, let id = Int(fields[2]),
      !fields[3].isEmpty
    else { return nil }
    return Item(kind: kind, namespace: String(fields[1]), id: id, name: String(fields[3]))
  }
}

extension ShownItems.Item {
  init(_ movie: Movie, from source: CatalogSource) {
    self.init(kind: .movie, namespace: source.idNamespace, id: movie.id, name: movie.title)
  }

  init(_ person: Person, from source: CatalogSource) {
    self.init(kind: .person, namespace: source.idNamespace, id: person.id, name: person.name)
  }
}

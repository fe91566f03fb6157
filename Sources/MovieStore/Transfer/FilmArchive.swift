public import MovieDomain
import MovieJSON

/// A JSON document of films with all their details, shelves and diaries, one film on each line.
///
/// It is read and written a part at a time, because it may be larger than memory.
public actor FilmArchive: ArchivedFilms {
  /// The name is from the time when only favorites were stored.
  private static let format = "vip-favorites"
  private static let version = 2

  /// The number of entries, whether they can be read or not.
  public nonisolated let count: Int
  private let read: (_ offset: Int) throws(StoreError) -> [UInt8]
  private var offset = 0
  /// The bytes that were read and not scanned yet.
  private var unscanned: ArraySlice<UInt8> = []
  private var scanner = ArchiveScanner()
  private var isAtEnd = false

  /// Whether the bytes begin like an archive. Distinguishes archives from CSV.
  public static func canRead(_ bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    var scanner = ArchiveScanner()
    // The rest is scanned when it is read.
    scanner.scan(bytes.prefix(2 * ArchiveScanner.longestHead)) { _, _ in }
    return !scanner.isHopeless
  }

  /// Checks an archive in memory, before anything is imported.
  ///
  /// Throws `StoreError(.malformed)` when the bytes are not an archive, and `.newerVersion` when a newer version wrote
  /// it.
  public init(_ bytes: [UInt8]) throws(StoreError) {
    try self.init { offset in offset == 0 ? bytes : [] }
  }

  /// Checks an archive by reading it once. It is read again for its entries. The function returns some bytes from an offset
  /// on, and none at the end.
  init(reading read: @escaping @Sendable (_ offset: Int) throws(StoreError) -> [UInt8]) throws(StoreError) {
    var scanner = ArchiveScanner()
    var count = 0
    var offset = 0
    while true {
      let bytes = try read(offset)
      guard !bytes.isEmpty else { break }
      offset += bytes.count
      scanner.scan(bytes[...]) { _, _ in count += 1 }
      guard !scanner.isHopeless else { throw StoreError(.malformed) }
    }
    guard scanner.isComplete, let head = JSONNode(parsing: scanner.head), head["format"]?.string == Self.format,
      let version = head["version"]?.integer
    else { throw StoreError(.malformed) }
    guard version <= Self.version else { throw StoreError(.newerVersion) }
    guard scanner.hasEntries else { throw StoreError(.malformed) }
    self.count = count
    self.read = read
  }

  public func next() throws(StoreError) -> [ArchivedFilm] {
    var entries: [ArchivedFilm] = []
    // Each part is added in a transaction, and waits for the disk.
    var size = 0
    while entries.isEmpty || entries.count < Self.batchSize && size < Self.largestBatch, !isAtEnd {
      if unscanned.isEmpty {
        unscanned = try read(offset)[...]
        offset += unscanned.count
      }
      isAtEnd = unscanned.isEmpty
      let part = unscanned.prefix(Self.scannedSize)
      size += part.count
      scanner.scan(part) { number, entry in
        entries.append(film(number, entry))
      }
      unscanned = unscanned.dropFirst(Self.scannedSize)
    }
    return entries
  }

  /// The number of bytes that are scanned at a time. A decoded entry may need a hundred times the memory of its text.
  private static let scannedSize = 1 << 14

  private func film(_ number: Int, _ entry: [UInt8]?) -> ArchivedFilm {
    // Most of what is not a film is not worth decoding.
    guard let entry, entry.count >= Self.shortestFilm, entry.first == UInt8(ascii: "{"),
      String(validating: entry, as: UTF8.self) != nil, let record = JSONNode(parsing: entry)
    else { return ArchivedFilm(line: number, nil) }
    do {
      return ArchivedFilm(line: number, try StoredFilm(record: record))
    } catch {
      // Cut, because it is shown.
      let title = record["movie"]?["title"]?.string.flatMap { MovieQuery($0)?.text }
      let reason = (error as? UnreadableRecord)?.reason
      return ArchivedFilm(line: number, nil, title: title, reason: reason ?? .notAFilm)
    }
  }

  /// In bytes: the names of the members that a film must have.
  private static let shortestFilm = 64

  private static let batchSize = 200
  /// The number of bytes after which no more films are read at a time.
  private static let largestBatch = 1 << 20

  /// Passes all films of a shelf, or of the library if `shelf` is nil, at one moment to `write`, as several pieces of
  /// text. Those of a shelf are sorted by title, and others in the order in which they were stored, as are all in memory.
  /// Returns what was written.
  ///
  /// Control characters and invisible characters are escaped, so that a terminal can show the text. Throws what the
  /// library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { reader throws(StoreError) in
      try await write(#"{"format":"\#(format)","version":\#(version),"films":["#)
      var separator = "\n"
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await reader.lines(on: shelf, offset: offset, limit: batchSize)
        guard part.count > 0 else { break }
        report.unreadable += part.unreadable
        report.incomplete += part.incomplete
        report.hasUnreadableDetails = report.hasUnreadableDetails || part.hasUnreadableDetails
        report.written += part.lines.count
        if !part.lines.isEmpty {
          try await write(separator + part.lines.joined(separator: ",\n"))
          separator = ",\n"
        }
      }
      try await write("\n]}\n")
      return report
    }
  }
}

/// A range of the films of a library as lines of an archive.
private struct FilmLines: Sendable {
  var lines: [String] = []
  var unreadable: [FilmName] = []
  /// The films that have only what lists show.
  var incomplete: [FilmName] = []
  var hasUnreadableDetails = false

  var count: Int { lines.count + unreadable.count }

  /// Adds a film of one shelf, or of all. Its records are copied if they are given.
  mutating func append(_ film: StoredFilm, on shelf: Shelf?, movie: String? = nil, details: String? = nil) {
    if film.isIncomplete { incomplete.append(FilmName(id: film.id, title: film.details.movie.title)) }
    lines.append(film.limited(to: shelf).line(movie: movie, details: details))
  }
}

extension ShelfReader {
  /// Returns films of one shelf, sorted by title, or of all. Those in memory are in the order in which they were added to
  /// the first shelf that they are on, so that reading them in turn keeps it: an archive only has the days.
  fileprivate func lines(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmLines {
    if let reader = self as? StoredShelfReader {
      return try await reader.storedLines(on: shelf, offset: offset, limit: limit)
    }
    // In memory, the films of all shelves are few.
    var films: [ShelvedFilm] = []
    for shelf in shelf.map({ [$0] }) ?? Shelf.allCases {
      let known = Set(films.map(\.id))
      films += try await self.films(on: shelf, ShelfOrder(.added), offset: 0, limit: .max).elements.filter {
        !known.contains($0.id)
      }
    }
    var lines = FilmLines()
    for film in films.dropFirst(offset).prefix(limit) {
      if let stored = try await details(of: film.id) {
        lines.append(stored, on: shelf)
      } else {
        lines.unreadable.append(.unknown)
      }
    }
    return lines
  }
}

extension StoredShelfReader {
  fileprivate func storedLines(on shelf: Shelf?, offset: Int, limit: Int) async throws(StoreError) -> FilmLines {
    try await source.read(ifMissing: FilmLines()) { [keys] db in
      let query = ShelfQuery(
        columns: "\(LibraryRow.columns), details", tables: "film LEFT JOIN filmDetails ON film = key",
        condition: shelf.map { "\($0.column) IS NOT ''" } ?? LibraryRow.isOnShelf,
        order: shelf.map { ShelfOrder.title.sql(on: $0) } ?? "key")
      var lines = FilmLines()
      let missing = try query.forEachRow(offset: offset, limit: limit, keys: keys, db) { row in
        if let film = LibraryRow.details(row) {
          let records = LibraryRow.records(row)
          lines.append(film, on: shelf, movie: records.movie, details: records.details)
          if film.isIncomplete, !row.isNull(LibraryRow.Column.details) { lines.hasUnreadableDetails = true }
        } else {
          lines.unreadable.append(LibraryRow.damaged(row))
        }
      }
      lines.unreadable += repeatElement(.unknown, count: missing)
      return lines
    }
  }
}

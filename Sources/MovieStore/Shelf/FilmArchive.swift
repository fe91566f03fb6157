public import MovieDomain
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON document of films with all their details, shelves and diaries, one film on each line.
///
/// It is read and written a part at a time, because it may be larger than memory.
public actor FilmArchive: ArchivedFilms {
  /// The number of entries, whether they can be read or not.
  public nonisolated let count: Int
  private let readPart: () throws(StoreError) -> [UInt8]
  /// The bytes that were read and not scanned yet.
  private var unscanned: ArraySlice<UInt8> = []
  private var scanner = ArchiveScanner()
  private let decoder = JSONDecoder()
  private var isAtEnd = false

  /// Whether the bytes begin like an archive. Distinguishes archives from CSV.
  public static func canRead(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// Checks an archive in memory, before anything is imported.
  ///
  /// Throws `StoreError(.malformed)` when the bytes are not an archive, and `.newerVersion` when a newer version wrote
  /// it.
  public init(_ bytes: [UInt8]) throws(StoreError) {
    let isRead = BytesOnce(bytes)
    try self.init(checking: BytesOnce(bytes).next, reading: isRead.next)
  }

  /// Checks an archive by reading it once. It is read again for its entries. The functions return the next bytes, and
  /// none at the end.
  init(
    checking check: () throws(StoreError) -> [UInt8], reading read: @escaping @Sendable () throws(StoreError) -> [UInt8]
  ) throws(StoreError) {
    var scanner = ArchiveScanner()
    var count = 0
    while true {
      let bytes = try check()
      guard !bytes.isEmpty else { break }
      scanner.scan(bytes) { _, _ in count += 1 }
      guard !scanner.isHopeless else { throw StoreError(.malformed) }
    }
    guard scanner.isComplete, let head = try? JSONDecoder().decode(Head.self, from: Data(scanner.head)),
      head.format == Head.format
    else { throw StoreError(.malformed) }
    guard head.version <= Head.version else { throw StoreError(.newerVersion) }
    guard scanner.hasEntries else { throw StoreError(.malformed) }
    self.count = count
    readPart = read
  }

  public func next() throws(StoreError) -> [ArchivedFilm] {
    var entries: [ArchivedFilm] = []
    while entries.isEmpty, !isAtEnd {
      if unscanned.isEmpty { unscanned = try readPart()[...] }
      isAtEnd = unscanned.isEmpty
      scanner.scan(unscanned.prefix(Self.scannedSize)) { line, entry in
        entries.append(ArchivedFilm(line: line, entry.flatMap { film($0) }))
      }
      unscanned = unscanned.dropFirst(Self.scannedSize)
    }
    return entries
  }

  /// The number of bytes that are scanned at a time. A decoded entry may need a hundred times the memory of its text.
  private static let scannedSize = 1 << 14

  private func film(_ entry: [UInt8]) -> StoredFilm? {
    // Most of what is not a film is not worth decoding.
    guard entry.count >= Self.shortestFilm, entry.first == UInt8(ascii: "{") else { return nil }
    return (try? decoder.decode(FilmRecord.self, from: Data(entry)))?.film
  }

  /// In bytes: the names of the members that a film must have.
  private static let shortestFilm = 64

  /// The number of films read at a time.
  private static let batchSize = 200

  /// Passes all films of a shelf, or of the library if `shelf` is nil, at one moment to `write`, sorted by title, as
  /// several pieces of text. Returns what was written.
  ///
  /// Control characters and invisible characters are escaped, so that a terminal can show the text. Throws what the
  /// library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { reader throws(StoreError) in
      try await write(#"{"format":"\#(Head.format)","version":\#(Head.version),"films":["#)
      var separator = "\n"
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await reader.texts(on: shelf, offset: offset, limit: batchSize)
        guard part.count > 0 else { break }
        report.unreadable += part.unreadable
        report.incomplete += part.incomplete
        report.written += part.films.count
        var text = ""
        for film in part.films {
          text += separator + film.line
          separator = ",\n"
        }
        try await write(text)
      }
      try await write("\n]}\n")
      return report
    }
  }
}

/// Returns bytes once, and then none.
private final class BytesOnce: Sendable {
  private let bytes: Mutex<[UInt8]>

  init(_ bytes: [UInt8]) {
    self.bytes = Mutex(bytes)
  }

  func next() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }
}

private struct Head: Decodable {
  /// The name of version 1, which had favorites only. Programs that know only that version say that a newer one wrote
  /// the file.
  static let format = "vip-favorites"
  static let version = 2

  var format: String
  var version: Int
}

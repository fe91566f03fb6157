public import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON file of favorites with all their details, one favorite on each line.
public struct FilmArchive: Sendable {
  /// The favorites, in file order. Line numbers are right for files that `write` has written: the first entry is on
  /// line 2.
  public let entries: [ArchivedFilm]
  /// The numbers of the lines whose entries could not be read.
  public let malformed: [Int]

  /// The favorites of all entries.
  public var favorites: [StoredFilm] { entries.map(\.favorite) }

  /// Whether the bytes begin like an archive. Distinguishes archives from CSV.
  public static func canRead(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  /// Parses an archive. Entries that cannot be read are in `malformed`.
  ///
  /// Throws `StoreError(.malformed)` when the bytes are not an archive, and `.newerVersion` when a newer version wrote
  /// it.
  public init(_ bytes: [UInt8]) throws(StoreError) {
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: Data(bytes)), head.format == Head.format else {
      throw StoreError(.malformed)
    }
    guard head.version <= Head.version else { throw StoreError(.newerVersion) }
    guard let content = try? decoder.decode(Content.self, from: Data(bytes)) else { throw StoreError(.malformed) }
    let lines = content.favorites.enumerated().map { (number: $0 + 2, favorite: $1.favorite) }
    entries = lines.compactMap { line in line.favorite.map { ArchivedFilm(line: line.number, $0) } }
    malformed = lines.compactMap { $0.favorite == nil ? $0.number : nil }
  }

  /// The number of favorites read at a time.
  private static let batchSize = 200

  /// Passes all favorites of one moment to `write`, sorted by title, as several pieces of text. Returns what was written.
  ///
  /// Control characters and invisible characters are escaped, so that a terminal can show the text. Throws what the
  /// library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FilmLibrary, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    try await library.snapshot { favorites throws(StoreError) in
      try await write(#"{"format":"\#(Head.format)","version":\#(Head.version),"favorites":["#)
      var separator = "\n"
      var report = ExportReport()
      while true {
        let offset = report.written + report.unreadable.count
        let part = try await favorites.favorites(.title, offset: offset, limit: batchSize)
        guard part.count > 0 else { break }
        report.unreadable += part.unreadable
        for listed in part.elements {
          let favorite = try await favorites.details(of: listed.id) ?? StoredFilm(only: listed)
          if favorite.isIncomplete {
            report.incomplete.append(DamagedFilm(id: listed.id, title: listed.movie.title))
          }
          guard let text = try? RecordCoding.text(FilmRecord(favorite)) else { throw StoreError(.failed) }
          try await write(separator + RecordCoding.escapingInvisible(text))
          separator = ",\n"
          report.written += 1
        }
      }
      try await write("\n]}\n")
      return report
    }
  }
}

private struct Head: Decodable {
  static let format = "vip-favorites"
  static let version = 1

  var format: String
  var version: Int
}

private struct Content: Decodable {
  /// An entry that may not be readable. Decoding never throws, so that the other entries are decoded.
  struct Entry: Decodable {
    let favorite: StoredFilm?

    init(from decoder: any Decoder) {
      favorite = (try? FilmRecord(from: decoder))?.favorite
    }
  }

  var favorites: [Entry]
}

public import MovieDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON file of favorites with all their details, one favorite on each line.
public struct FavoritesArchive: Sendable {
  /// The favorites, in file order. Line numbers are right for files that `write` has written: the first entry is on
  /// line 2.
  public let entries: [ArchivedFavorite]
  /// The numbers of the lines whose entries could not be read.
  public let malformed: [Int]

  /// The favorites of all entries.
  public var favorites: [FavoriteDetails] { entries.map(\.favorite) }

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
    entries = lines.compactMap { line in line.favorite.map { ArchivedFavorite(line: line.number, $0) } }
    malformed = lines.compactMap { $0.favorite == nil ? $0.number : nil }
  }

  /// Passes all favorites to `write`, sorted by title, as several pieces of text. Returns the number of favorites.
  ///
  /// Control characters and invisible characters are escaped, so that a terminal can show the text. Throws what the
  /// library and `write` throw.
  @discardableResult
  public static func write(
    _ library: any FavoritesLibrary, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> Int {
    try await write(#"{"format":"\#(Head.format)","version":\#(Head.version),"favorites":["#)
    var separator = "\n"
    var offset = 0
    var count = 0
    while true {
      let part = try await library.favorites(.title, offset: offset, limit: 200)
      guard !part.elements.isEmpty else { break }
      offset += part.elements.count
      for id in part.elements.map(\.id) {
        guard let favorite = try await library.details(of: id) else { continue }
        guard let text = try? RecordCoding.text(FavoriteRecord(favorite)) else { throw StoreError(.failed) }
        try await write(separator + RecordCoding.escapingInvisible(text))
        separator = ",\n"
        count += 1
      }
    }
    try await write("\n]}\n")
    return count
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
    let favorite: FavoriteDetails?

    init(from decoder: any Decoder) {
      favorite = (try? FavoriteRecord(from: decoder))?.favorite
    }
  }

  var favorites: [Entry]
}

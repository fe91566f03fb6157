public import MovieDomain

/// An archive in memory.
public actor ArchiveSample: ArchivedFilms {
  public nonisolated let count: Int
  private var rest: [ArchivedFilm]

  public init(_ entries: [ArchivedFilm]) {
    count = entries.count
    rest = entries
  }

  public func next() -> [ArchivedFilm] {
    defer { rest = Array(rest.dropFirst(100)) }
    return Array(rest.prefix(100))
  }
}

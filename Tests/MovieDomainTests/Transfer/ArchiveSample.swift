import MovieDomain

/// An archive in memory.
actor ArchiveSample: ArchivedFilms {
  nonisolated let count: Int
  private var rest: [ArchivedFilm]

  init(_ entries: [ArchivedFilm]) {
    count = entries.count
    rest = entries
  }

  func next() -> [ArchivedFilm] {
    defer { rest = Array(rest.dropFirst(100)) }
    return Array(rest.prefix(100))
  }
}

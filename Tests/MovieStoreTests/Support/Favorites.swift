import MovieDomain
import MovieStore
import Testing

// Most tests of the library use favorites.
extension StoredFilm {
  var favorite: ShelvedFilm? { listed(on: .favorites) }
}

extension FilmArchive {
  /// Reads all entries.
  func entries() throws(StoreError) -> [ArchivedFilm] {
    var entries: [ArchivedFilm] = []
    while true {
      let part = try next()
      guard !part.isEmpty else { return entries }
      entries += part
    }
  }

  /// Reads the films of all entries that can be read.
  func films() throws(StoreError) -> [StoredFilm] { try entries().compactMap(\.film) }
}

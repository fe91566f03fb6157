import MovieDomain
import MovieTestSupport
import PublicDomainCatalog

extension TransientFilmLibrary {
  /// A library with films on a shelf, added on two days, of which the last is the only one of the second.
  static func holding(_ count: Int, on shelf: Shelf) async throws -> TransientFilmLibrary {
    let library = TransientFilmLibrary()
    try await library.add(
      (1...count).map { id in
        let date: CalendarDate = id == count ? "2026-11-09" : "2026-11-02"
        var diary = Diary()
        if shelf == .seen { diary.watch(on: ViewingDay(date, today: date), rating: StarRating(text: "4.5")) }
        return StoredFilm(
          source: .publicDomain, details: MovieDetails(movie: Movie(id: id, title: "Film \(id)")), on: shelf,
          added: date, diary: diary)
      })
    return library
  }
}

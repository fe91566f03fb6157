import MovieDomain
import MovieStore
import MovieTMDb
import MovieTestSupport
import Testing

/// The code on the landing page of MovieStore.
@Suite(.timeLimit(.minutes(10))) struct MovieStoreSnippets {
  @Test func aLibraryStoresFavoritesAndSearches() async throws {
    let temporary = TemporaryFolder()
    let folder = temporary.path
    let movie = Movie(id: 19, title: "Metropolis")

    let database = LibraryDatabase(directory: folder, today: { .today }) { error in
      print("A damaged file was moved aside: \(error)")
    }
    let favorites = StoredFilmLibrary(database, titleKeys: .language(.americanEnglish))
    let history = StoredSearchHistory(database)

    try await favorites.add([
      StoredFilm(source: .tmdb, details: MovieDetails(movie: movie), on: .favorites, added: .today)
    ])
    #expect(
      try await favorites.films(on: .favorites, .latestFirst, offset: 0, limit: 1).elements.map(\.movie) == [movie])
    #expect(try await history.searches() == RecentSearches())
  }
}

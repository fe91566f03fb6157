import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminalDriver
import MovieText

enum OpeningScene {
  /// What to open. Programs read the raw values, which must not change.
  enum Target: String, Sendable, CaseIterable {
    /// The film's page on the website of its catalog.
    case page
    case imdb
    case homepage
    /// The best trailer.
    case trailer
    /// A page to watch the film from.
    case watch
  }

  /// A request to open something, or only to show its address.
  struct Request: LanedQuestion, Equatable {
    var target: Target
    var film: FilmID
    var onlyShows: Bool

    /// What is opened cannot be closed again.
    var rule: LaneRule { .queued }
  }

  enum Problem: Error, Sendable, Equatable {
    /// The film has no such page or video.
    case nothingToOpen(title: String)
    /// The film cannot be watched on the viewer's services, or not yet.
    case unwatchable(title: String, MovieDetails.WatchObstacle)
    /// The address is not one that may be opened: it is not of http or https, or has odd characters.
    case unsafe(address: String)
    case catalog(CatalogError)
  }

  struct Response: Sendable, Equatable {
    var request: Request?
    /// The address, or why there is none; nil until it is found.
    var address: Result<String, Problem>?
    /// How opening ended; nil if the address is only shown.
    var result: OpeningResult?
  }

  struct ViewModel: SceneViewModel {
    /// The address alone, for other programs; nil unless it was requested.
    var address: String?
    /// A sentence: what was opened; nil if nothing was.
    var confirmation: String?
    var emptyState: EmptyState?
    var outcome = Outcome.shown
    var warnings: [String] = []
  }
}

/// Loads the film that has the address, and opens it.
struct OpeningWorker: Worker {
  let catalogs: [any MovieCatalog]
  let settings: any SettingsStore
  let opener: UserPrograms

  func answer(_ request: OpeningScene.Request) async -> OpeningScene.Response? {
    var response = OpeningScene.Response(request: request)
    do throws(OpeningScene.Problem) {
      let found = try await address(for: request)
      // Terminals and browsers accept the same addresses.
      guard let link = Hyperlink(found) else { throw .unsafe(address: found) }
      response.address = .success(link.address)
      if !request.onlyShows {
        response.result = await opener.open(link.address, asVideo: request.target == .trailer)
      }
    } catch {
      response.address = .failure(error)
    }
    return response
  }

  private func address(for request: OpeningScene.Request) async throws(OpeningScene.Problem) -> String {
    if request.target == .page, let page = Route.movie(id: request.film.movie).page(in: request.film.source) {
      return page.address
    }
    let (details, titles) = try await mapping(OpeningScene.Problem.catalog) { () async throws(CatalogError) in
      guard let catalog = catalogs.first(where: { $0.source == request.film.source }) else {
        throw CatalogError(.notFound)
      }
      let details = try await catalog.movie(request.film.movie)
      return (details, request.target == .watch ? try await catalog.otherTitles(of: request.film.movie) : [])
    }
    let address =
      switch request.target {
      case .page: nil as String?
      case .imdb: details.imdbID.map { "https://www.imdb.com/title/\($0)/" }
      case .homepage: details.homepage
      case .trailer: details.videos?.lazy.compactMap(\.address).first
      case .watch: try await watchAddress(of: details, titles)
      }
    guard let address, !address.isEmpty else {
      if let error = details.staleness?.errorOfDetails { throw .catalog(error) }
      throw .nothingToOpen(title: details.movie.title)
    }
    return address
  }

  private func watchAddress(
    of details: MovieDetails, _ titles: [String]
  ) async throws(OpeningScene.Problem) -> String? {
    let services = await settings.current().services
    do throws(MovieDetails.WatchObstacle) {
      return try details.watchAddress(ownServices: services, otherTitles: titles)
    } catch {
      throw .unwatchable(title: details.movie.title, error)
    }
  }
}

public import MovieDomain
public import MovieScenes
import MovieText

/// Finds the address of a page or a video about a film, and opens it.
public struct OpeningInteractor: Interactor {
  public typealias Request = OpeningScene.Request

  /// Asks for an address and, unless it is only shown, to open it.
  public struct Question: LanedQuestion {
    /// The request.
    public var request: OpeningScene.Request

    /// What is opened cannot be closed again.
    public var rule: LaneRule { .queued }
  }

  /// The answer to a question.
  public typealias Answer = OpeningScene.Response

  public private(set) var response = OpeningScene.Response()

  /// Creates an interactor with nothing loaded.
  public init() {}

  public mutating func handle(_ request: OpeningScene.Request) -> [Effect<Question>] {
    response = OpeningScene.Response(request: request)
    return [.ask(Question(request: request))]
  }

  public mutating func receive(_ answer: OpeningScene.Response, to question: Question) -> [Effect<Question>] {
    if question.request == response.request { response = answer }
    return []
  }
}

/// Loads the film that has the address, and opens it.
public struct OpeningWorker: Worker {
  private let catalogs: [any MovieCatalog]
  private let opener: any LinkOpener
  private let page: @Sendable (FilmID) -> String?

  /// Creates a worker. `page` returns the address of a film's page on the website of its catalog; nil if it has none.
  public init(
    catalogs: [any MovieCatalog], opener: any LinkOpener, page: @escaping @Sendable (FilmID) -> String?
  ) {
    self.catalogs = catalogs
    self.opener = opener
    self.page = page
  }

  public func answer(
    _ question: OpeningInteractor.Question,
    report: @escaping @concurrent @Sendable (OpeningScene.Response) async -> Void
  ) async -> OpeningScene.Response? {
    let request = question.request
    var response = OpeningScene.Response(request: request)
    do throws(OpeningScene.Problem) {
      let found = try await address(for: request)
      // Terminals and browsers accept the same addresses.
      guard Hyperlink(found) != nil else { throw .unsafe(address: found) }
      response.address = .success(found)
      if !request.onlyShows {
        response.result = await opener.open(found, as: request.target == .trailer ? .video : .page)
      }
    } catch {
      response.address = .failure(error)
    }
    return response
  }

  private func address(for request: OpeningScene.Request) async throws(OpeningScene.Problem) -> String {
    if request.target == .page, let address = page(request.film) { return address }
    let details: MovieDetails
    do throws(CatalogError) {
      guard let catalog = catalogs.first(where: { $0.source == request.film.source }) else {
        throw CatalogError(.notFound)
      }
      details = try await catalog.movie(request.film.movie)
    } catch {
      throw .catalog(error)
    }
    let address =
      switch request.target {
      case .page: nil as String?
      case .imdb: details.imdbID.map { "https://www.imdb.com/title/\($0)/" }
      case .homepage: details.homepage
      case .trailer: details.videos?.lazy.compactMap(\.address).first
      }
    guard let address, !address.isEmpty else { throw .nothingToOpen(title: details.movie.title) }
    return address
  }
}

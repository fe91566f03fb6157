public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension StatsScene: SurveyScene {
  /// A request for the numbers of a year, or of all.
  public enum Request: LanedQuestion, Equatable {
    /// Counts the films. While they are shown, the numbers follow every change.
    case load(year: Int?)
  }

  /// The numbers, with names for some of them.
  public struct Numbers: Sendable, Equatable {
    /// The numbers.
    public var statistics: WatchStatistics
    /// The genres, for their names; empty if they could not be loaded.
    public var genres: [Genre]

    /// Creates numbers.
    public init(_ statistics: WatchStatistics, genres: [Genre] = []) {
      self.statistics = statistics
      self.genres = genres
    }
  }

  /// The numbers, as far as they are known.
  public typealias Response = SurveyResponse<Request, Numbers>
  /// Counts the films that the viewer has seen, again after each change, and names the genres again in another language.
  public typealias Interactor = SurveyInteractor<Request, Numbers>

  public typealias Presenter = StatsPresenter

  public static var refreshingSettings: Set<Setting> { [.language] }
  public static var followsLibrary: Bool { true }

  public static func found(
    for request: Request, in context: SceneContext, report: (SurveyProgress) async -> Void
  ) async throws(StoreError) -> Numbers {
    let year: Int? =
      switch request {
      case .load(let year): year
      }
    var numbers = Numbers(try await context.films.statistics(of: year))
    // Without a network, the other numbers are still right.
    if numbers.statistics.genres.known > 0 { numbers.genres = (try? await context.genres()) ?? [] }
    return numbers
  }
}

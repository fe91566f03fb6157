public import MovieDisplay
public import MovieDomain
import MovieScenes

/// The display model of opening a web page or a video about a film.
public enum OpeningScene {
  /// What to open.
  public enum Target: String, Sendable, Hashable {
    /// The film's page on the website of its catalog.
    case page
    /// The film's page at IMDb.
    case imdb
    /// The film's website.
    case homepage
    /// The best trailer.
    case trailer
  }

  /// A request to open something, or only to show its address.
  public struct Request: Sendable, Hashable {
    /// The film.
    public var film: FilmID
    /// What to open.
    public var target: Target
    /// Whether the address is only shown.
    public var onlyShows: Bool

    /// Creates a request.
    public init(_ target: Target, of film: FilmID, onlyShows: Bool) {
      self.film = film
      self.target = target
      self.onlyShows = onlyShows
    }
  }

  /// Why nothing was opened.
  public enum Problem: Error, Sendable, Hashable {
    /// The film has no such page or video.
    case nothingToOpen(title: String)
    /// The address is not one that may be opened: it does not begin with `https://`, or has odd characters.
    case unsafe(address: String)
    /// The film could not be loaded.
    case catalog(CatalogError)
  }

  /// What was found, and whether it was opened.
  public struct Response: Sendable, Hashable {
    /// The request; nil before the first one.
    public var request: Request?
    /// The address, or why there is none; nil until it is found.
    public var address: Result<String, Problem>?
    /// How opening ended; nil if the address is only shown.
    public var result: OpeningResult?

    /// Creates the response before the first request.
    public init(
      request: Request? = nil, address: Result<String, Problem>? = nil, result: OpeningResult? = nil
    ) {
      self.request = request
      self.address = address
      self.result = result
    }
  }

  /// What to display.
  public struct ViewModel: SceneViewModel {
    /// The address alone, for other programs; nil unless it was requested.
    public var address: String?
    /// A sentence: what was opened; nil if nothing was.
    public var confirmation: String?
    /// A message to show while the film is loading; nil otherwise.
    public var activity: String?
    /// Why nothing was opened; nil otherwise.
    public var emptyState: EmptyState?
    /// How the request ended.
    public var outcome: Outcome
    /// Always empty.
    public var warnings: [String]

    /// Creates a view model.
    public init(
      address: String? = nil, confirmation: String? = nil, activity: String? = nil, emptyState: EmptyState? = nil,
      outcome: Outcome = .shown
    ) {
      self.address = address
      self.confirmation = confirmation
      self.activity = activity
      self.emptyState = emptyState
      self.outcome = outcome
      warnings = []
    }
  }
}

/// A view of the opening scene.
public typealias OpeningDisplay = Display<OpeningScene.ViewModel>

/// The display model of a person's page: facts, biography and films.
public enum PersonScene {
  public struct ViewModel: SceneViewModel {
    public var name: String
    /// Labeled facts, in display order.
    public var facts: [Fact]
    /// A path relative to the catalog's image base URL.
    public var portraitPath: String?
    /// The person's website; nil when there is none.
    public var homepage: String?
    /// The biography or a message in its place.
    public var biography: Biography
    /// The filmography.
    public var films: Films
    /// A message shown while loading.
    public var activity: String?
    /// Shown when the person could not be loaded.
    public var emptyState: EmptyState?
    /// How to open a film; nil when there is none.
    public var hint: Hint?
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
    public var warnings: [String]

    public init(
      name: String = "", facts: [Fact] = [], portraitPath: String? = nil, homepage: String? = nil,
      biography: Biography = Biography(), films: Films = Films(), activity: String? = nil,
      emptyState: EmptyState? = nil, hint: Hint? = nil, footnotes: [String] = [], outcome: Outcome = .shown,
      warnings: [String] = []
    ) {
      self.name = name
      self.facts = facts
      self.portraitPath = portraitPath
      self.homepage = homepage
      self.biography = biography
      self.films = films
      self.activity = activity
      self.emptyState = emptyState
      self.hint = hint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public struct Biography: Sendable, Hashable {
    public var title: String
    public var text: String
    /// A note, such as the biography's language if it differs from the requested one.
    public var note: String?

    public init(title: String = "", text: String = "", note: String? = nil) {
      self.title = title
      self.text = text
      self.note = note
    }
  }

  /// The best-known films, or a message when there are none.
  public struct Films: Sendable, Hashable {
    public var title: String
    public var rows: [FilmRow]
    /// A message shown instead of rows, or the number of further films.
    public var note: String?

    public init(title: String = "", rows: [FilmRow] = [], note: String? = nil) {
      self.title = title
      self.rows = rows
      self.note = note
    }
  }

  public struct FilmRow: Sendable, Hashable {
    public var card: MovieCard
    /// Characters and jobs; empty if unknown.
    public var roles: String

    public init(card: MovieCard, roles: String) {
      self.card = card
      self.roles = roles
    }
  }
}

/// A view of the person scene.
public typealias PersonDisplay = Display<PersonScene.ViewModel>

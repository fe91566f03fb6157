/// One person: life, biography and films.
public enum PersonScene {
  public struct ViewModel: SceneViewModel {
    public var name: String
    public var facts: [Fact]
    /// A path below the catalog's image address.
    public var portraitPath: String?
    public var homepage: String?
    public var biography: Biography
    public var films: Films
    public var activity: String?
    public var emptyState: EmptyState?
    public var hint: Hint?
    public var footnotes: [String]
    public var outcome: Outcome
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
    /// A remark, such as the language when it is not the one that was asked for.
    public var note: String?

    public init(title: String = "", text: String = "", note: String? = nil) {
      self.title = title
      self.text = text
      self.note = note
    }
  }

  /// The best-known films, or why there are none.
  public struct Films: Sendable, Hashable {
    public var title: String
    public var rows: [FilmRow]
    /// Stands in place of rows, or says how many more there are.
    public var note: String?

    public init(title: String = "", rows: [FilmRow] = [], note: String? = nil) {
      self.title = title
      self.rows = rows
      self.note = note
    }
  }

  public struct FilmRow: Sendable, Hashable {
    public var card: MovieCard
    /// Characters and jobs; empty when unknown.
    public var parts: String

    public init(card: MovieCard, parts: String) {
      self.card = card
      self.parts = parts
    }
  }
}

/// What a view of the person scene must do.
public typealias PersonDisplay = Display<PersonScene.ViewModel>

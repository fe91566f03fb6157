/// The display model of a person's page: facts, biography and films.
public enum PersonScene {
  /// The whole screen of a person.
  public struct ViewModel: SceneViewModel {
    /// The person's name, as the heading; empty until the person is loaded.
    public var name = ""
    /// Labeled facts in display order. Unknown ones are left out.
    public var facts: [Fact] = []
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var portraitPath: String?
    /// The biography; its text is empty when there is none.
    public var biography = Biography()
    /// The best-known films or all of them, or a message in their place.
    public var films = Films()
    /// A message to show while the person is loading; nil otherwise.
    public var activity: String?
    /// Why there is no person to show; nil otherwise.
    public var emptyState: EmptyState?
    /// Opens the first film; nil when there is none.
    public var hint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String] = []
    /// How the request ended; `.shown` while something is loading.
    public var outcome = Outcome.shown
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String] = []

    /// Creates a view model that shows nothing.
    public init() {}
  }

  /// A biography with its heading.
  public struct Biography: Sendable, Equatable {
    /// The heading.
    public var title: String
    /// The text with paragraphs separated by line feeds; empty when there is none.
    public var text: String
    /// A note, such as the text's language when it is not the one of the screen; nil when there is none.
    public var note: String?

    /// Creates a biography; by default, one that shows nothing.
    public init(title: String = "", text: String = "", note: String? = nil) {
      self.title = title
      self.text = text
      self.note = note
    }
  }

  /// The best-known films, or all films, with their heading.
  public struct Films: Sendable, Equatable {
    /// The heading.
    public var title: String
    /// The best-known films, those with the most votes first, or all films, the newest first; empty when there are none.
    public var rows: [FilmRow]
    /// The films after those, for a view that has room for more; empty when nothing is left out.
    public var others: [FilmRow] = []
    /// A message in place of the films; nil when there are films.
    public var note: String?
    /// Opens the complete filmography, with the number of its films; nil when nothing is left out.
    public var more: Hint?
    /// Opens the films of each role, if the person has several.
    public var roles: [Hint] = []

    /// Creates a filmography; by default, one that shows nothing.
    public init(title: String = "", rows: [FilmRow] = [], note: String? = nil) {
      self.title = title
      self.rows = rows
      self.note = note
    }
  }

  /// A film the person worked on, with their roles.
  public struct FilmRow: Sendable, Equatable {
    /// The film.
    public var card: MovieCard
    /// The characters and jobs, separated by commas; empty when unknown.
    public var roles: String

    /// Creates a row.
    public init(card: MovieCard, roles: String) {
      self.card = card
      self.roles = roles
    }
  }
}

/// A view of a person's page.
public typealias PersonDisplay = Display<PersonScene.ViewModel>

extension DetailScene {
  /// A titled section of the page.
  public struct Section: Sendable, Hashable, Identifiable {
    /// Identifies a section.
    public enum ID: Sendable, Hashable {
      case overview, cast, crew, reviews
      /// Replaces cast and crew when the credits could not be loaded.
      case credits
    }

    /// The content of a section.
    public enum Content: Sendable, Hashable {
      /// Paragraphs separated by line feeds.
      case text(String)
      /// Cast or crew.
      case people([Credit])
      case reviews([Review])
      /// A message shown when there is nothing in the section.
      case empty(String)
      /// A message shown when the section could not be loaded.
      case missing(String)
    }

    public var id: ID
    public var title: String
    /// A note on the content, such as how many rows could not be read.
    public var note: String?
    /// The content, or a message in its place.
    public var content: Content
    /// A link to the complete content when the section is shortened.
    public var more: Hint?

    public init(id: ID, title: String, note: String? = nil, content: Content, more: Hint? = nil) {
      self.id = id
      self.title = title
      self.note = note
      self.content = content
      self.more = more
    }
  }

  /// A person who worked on the film, and their role.
  public struct Credit: Sendable, Hashable, Identifiable {
    public var id: Int
    public var name: String
    /// Characters or jobs; empty if unknown.
    public var role: String
    /// A path relative to the catalog's image base URL; nil without a portrait.
    public var portraitPath: String?
    /// Opens the person's page.
    public var route: Route

    public init(id: Int, name: String, role: String, portraitPath: String? = nil, route: Route) {
      self.id = id
      self.name = name
      self.role = role
      self.portraitPath = portraitPath
      self.route = route
    }
  }

  /// A viewer's review.
  public struct Review: Sendable, Hashable {
    public var author: String
    /// Nil when the author gave no score.
    public var score: ScoreBadge?
    /// The date as display text; nil when unknown.
    public var date: String?
    /// The text or an excerpt of it; paragraphs separated by line feeds.
    public var text: String

    public init(author: String, score: ScoreBadge? = nil, date: String? = nil, text: String) {
      self.author = author
      self.score = score
      self.date = date
      self.text = text
    }
  }
}

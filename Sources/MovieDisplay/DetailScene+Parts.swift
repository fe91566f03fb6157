// What a film's page is made of.
extension DetailScene {
  /// A part of the page under a heading.
  public struct Section: Sendable, Hashable, Identifiable {
    public enum ID: Sendable, Hashable {
      case overview, cast, crew, reviews
      /// In place of cast and crew, when neither came.
      case credits
    }

    public enum Content: Sendable, Hashable {
      /// Paragraphs, with line feeds between them.
      case text(String)
      case people([Credit])
      case reviews([Review])
      /// Why there is nothing.
      case empty(String)
      /// That this part did not come.
      case missing(String)
    }

    public var id: ID
    public var title: String
    /// A remark on the content, such as how many rows could not be read.
    public var note: String?
    public var content: Content
    /// What is left out, and where it is.
    public var more: Hint?

    public init(id: ID, title: String, note: String? = nil, content: Content, more: Hint? = nil) {
      self.id = id
      self.title = title
      self.note = note
      self.content = content
      self.more = more
    }
  }

  /// Someone who made the film, and what they did.
  public struct Credit: Sendable, Hashable, Identifiable {
    public var id: Int
    public var name: String
    /// Characters or jobs; empty when none is named.
    public var role: String
    /// A path below the catalog's image address; nil when there is no portrait.
    public var portraitPath: String?
    public var route: Route

    public init(id: Int, name: String, role: String, portraitPath: String? = nil, route: Route) {
      self.id = id
      self.name = name
      self.role = role
      self.portraitPath = portraitPath
      self.route = route
    }
  }

  /// What a viewer wrote.
  public struct Review: Sendable, Hashable {
    public var author: String
    /// Nil when the author gave none.
    public var score: ScoreBadge?
    public var date: String?
    /// The whole text, or its beginning; paragraphs, with line feeds between them.
    public var text: String

    public init(author: String, score: ScoreBadge? = nil, date: String? = nil, text: String) {
      self.author = author
      self.score = score
      self.date = date
      self.text = text
    }
  }
}

// What a film's page is made of.
extension DetailScene {
  /// Something known of a film, under its name.
  public struct Fact: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case text(String)
      /// What stands for a value that nobody knows.
      case unknown(String)
      /// A score, and how many gave it where it is a vote.
      case score(ScoreBadge, votes: String?)
      /// A web address.
      case link(String)
    }

    public var label: String
    public var value: Value

    public init(label: String, value: Value) {
      self.label = label
      self.value = value
    }
  }

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
    public var more: Link?

    public init(id: ID, title: String, note: String? = nil, content: Content, more: Link? = nil) {
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
    public var route: Route

    public init(id: Int, name: String, role: String, route: Route) {
      self.id = id
      self.name = name
      self.role = role
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

extension DetailScene {
  /// A part of the page with a title.
  public struct Section: Sendable, Hashable, Identifiable {
    /// Which part of the page a section is.
    public enum ID: Sendable, Hashable {
      /// The plot summary.
      case overview
      /// When the viewer has seen the film, with their reviews.
      case viewings
      /// Where the film can be watched.
      case watch
      /// Trailers and other videos.
      case videos
      /// Similar films.
      case similar
      /// The actors and their characters.
      case cast
      /// The crew and their jobs.
      case crew
      /// The first reviews.
      case reviews
      /// One section in place of `cast` and `crew`, when the credits could not be loaded.
      case credits
    }

    /// The content of a section, or a message in its place.
    public enum Content: Sendable, Hashable {
      /// Text with paragraphs separated by line feeds.
      case text(String)
      /// The cast or the crew.
      case people([Credit])
      /// Reviews in full, or excerpts.
      case reviews([Review])
      /// Where the film can be watched, with the address of a page with all offers; nil when there is none.
      case offers([Offer], link: String?)
      /// Trailers and other videos.
      case videos([Video])
      /// Similar films, of which a view shows as many as have room.
      case films([MovieCard])
      /// A message to show when there is nothing in the section.
      case empty(String)
      /// A message to show when the section could not be loaded.
      case missing(String)
    }

    /// Which part of the page this is; each occurs at most once.
    public var id: ID
    /// The heading.
    public var title: String
    /// A note on the content, such as how many rows could not be read; nil when there is none.
    public var note: String?
    /// The content, or a message in its place.
    public var content: Content
    /// Opens the complete section; nil when nothing is left out.
    public var more: Hint?

    /// Creates a section.
    public init(id: ID, title: String, note: String? = nil, content: Content, more: Hint? = nil) {
      self.id = id
      self.title = title
      self.note = note
      self.content = content
      self.more = more
    }
  }

  /// A person who worked on the film, with their role.
  public struct Credit: Sendable, Hashable, Identifiable {
    /// The person's id in the catalog.
    public var id: Int
    /// The id as it is typed, such as `built-in:17`; nil for a person of the catalog in use, whose plain id is enough.
    public var qualifiedID: String?
    /// The person's name.
    public var name: String
    /// The characters or jobs; empty when unknown.
    public var role: String
    /// The portrait's path relative to the catalog's image base URL; nil without a portrait.
    public var portraitPath: String?
    /// Opens the person's page.
    public var route: Route

    /// Creates a credit.
    public init(
      id: Int, qualifiedID: String? = nil, name: String, role: String, portraitPath: String? = nil, route: Route
    ) {
      self.id = id
      self.qualifiedID = qualifiedID
      self.name = name
      self.role = role
      self.portraitPath = portraitPath
      self.route = route
    }
  }

  /// The services that offer the film in the same way.
  public struct Offer: Sendable, Hashable {
    /// A service.
    public struct Service: Sendable, Hashable {
      /// The name.
      public var name: String
      /// A mark in front of the name if it is one of the viewer's own services; nil otherwise.
      public var mark: String?

      /// Creates a service.
      public init(name: String, mark: String? = nil) {
        self.name = name
        self.mark = mark
      }
    }

    /// How the film is offered, such as `Rent`.
    public var label: String
    /// The services, the viewer's own first.
    public var services: [Service]

    /// Creates an offer.
    public init(label: String, services: [Service]) {
      self.label = label
      self.services = services
    }
  }

  /// A trailer or another video.
  public struct Video: Sendable, Hashable {
    /// The title, or the kind if there is none.
    public var title: String
    /// The kind, the language and the date, as far as they are known; empty if nothing is.
    public var remark: String
    /// The web address.
    public var address: String

    /// Creates a video.
    public init(title: String, remark: String, address: String) {
      self.title = title
      self.remark = remark
      self.address = address
    }
  }

  /// A review of the film.
  public struct Review: Sendable, Hashable {
    /// The author's name, or a placeholder when unknown.
    public var author: String
    /// The author's score; nil when they gave none.
    public var score: ScoreBadge?
    /// The date as display text; nil when unknown.
    public var date: String?
    /// The text or an excerpt.
    public var text: FormattedText

    /// Creates a review.
    public init(author: String, score: ScoreBadge? = nil, date: String? = nil, text: FormattedText) {
      self.author = author
      self.score = score
      self.date = date
      self.text = text
    }
  }
}

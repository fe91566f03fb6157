/// The display model of a film's page: facts, overview, cast, crew and reviews.
public enum DetailScene {
  /// The whole screen of a film.
  public struct ViewModel: SceneViewModel {
    /// The film, or a message in its place.
    public var content: Content
    /// Opens the page of the first person listed; nil when there is none.
    public var hint: Hint?
    /// Watch the film, play the trailer and show the whole collection; empty when the film has none of them.
    public var furtherHints: [Hint] = []
    /// Put the film on shelves of the viewer, or take it off; empty until the film is loaded.
    public var shelfHints: [Hint] = []
    /// Marks the film as seen, or as not seen, where no key does; nil until the film is loaded.
    public var seenHint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String] = []

    /// Creates a view model. Parts that are left out are not shown.
    public init(content: Content, footnotes: [String] = [], outcome: Outcome = .shown) {
      self.content = content
      self.footnotes = footnotes
      self.outcome = outcome
    }
  }

  /// What the screen shows.
  public enum Content: Sendable, Equatable {
    /// A message to show while the film is loading.
    case loading(String)
    /// The film. It may be outdated; `Film.note` then says so.
    case film(Film)
    /// Why there is no film to show.
    case empty(EmptyState)
  }

  /// A film, as display text.
  public struct Film: Sendable, Equatable, Identifiable {
    /// The film's id in the catalog.
    public var id: Int
    /// The title in the language of the screen, or the original one.
    public var title: String
    /// The original title; nil when equal to `title`.
    public var originalTitle: String?
    /// The release year, or a placeholder when unknown.
    public var year: String
    /// Who directed the film; nil when unknown.
    public var direction: String?
    /// Where the year and the names in `direction` lead, in their order.
    public var links: [Hint]
    /// The running time; nil when unknown.
    public var runtime: String?
    /// The advertising slogan; nil when there is none.
    public var tagline: String?
    /// A note about the page, such as its age when it is outdated; nil when there is none.
    public var note: String?
    /// The shelves of the viewer that the film is on, with labels.
    public var marks: [FilmMark]
    /// The average score, or a placeholder when there is none.
    public var score: ScoreBadge
    /// Labeled facts in display order. Unknown ones are left out.
    public var facts: [Fact]
    /// The plot summary, or a message in its place.
    public var overview: Section
    /// Where to watch, videos, cast, crew, similar films and reviews. Sections without content are left out, unless a
    /// message takes its place.
    public var sections: [Section]
    /// The poster's path relative to the catalog's image base URL; nil without a poster.
    public var posterPath: String?
    /// Leads to this page, for links from elsewhere.
    public var route: Route

    /// Creates a film. Parts that are left out are not shown.
    public init(
      id: Int, title: String, year: String, links: [Hint] = [], marks: [FilmMark] = [], score: ScoreBadge,
      facts: [Fact], overview: Section, sections: [Section], posterPath: String? = nil, route: Route
    ) {
      self.id = id
      self.title = title
      self.year = year
      self.links = links
      self.marks = marks
      self.score = score
      self.facts = facts
      self.overview = overview
      self.sections = sections
      self.posterPath = posterPath
      self.route = route
    }
  }

  /// A part of the page with a title.
  public struct Section: Sendable, Equatable, Identifiable {
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
    public enum Content: Sendable, Equatable {
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
    /// What is read aloud in place of the note, because it explains no marks; nil for the note itself.
    public var noteAloud: String?
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

    /// The cast or the crew; empty for another section, and if there is a message in their place.
    public var people: [Credit] { if case .people(let people) = content { people } else { [] } }

    /// The films; empty for another section.
    public var films: [MovieCard] { if case .films(let films) = content { films } else { [] } }
  }

  /// A person who worked on the film, with their role.
  public struct Credit: Sendable, Equatable, Identifiable {
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
  public struct Offer: Sendable, Equatable {
    /// A service.
    public struct Service: Sendable, Equatable {
      /// The name.
      public var name: String
      /// A mark in front of the name if it is one of the viewer's own services; nil otherwise.
      public var mark: String?
      /// What is read aloud in place of the name, because of the mark; nil for the name itself.
      public var nameAloud: String?

      /// Creates a service.
      public init(name: String, mark: String? = nil, nameAloud: String? = nil) {
        self.name = name
        self.mark = mark
        self.nameAloud = nameAloud
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
  public struct Video: Sendable, Equatable {
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
  public struct Review: Sendable, Equatable {
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

/// A view of a film's page.
public typealias DetailDisplay = Display<DetailScene.ViewModel>

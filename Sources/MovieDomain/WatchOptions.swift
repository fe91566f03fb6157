/// Where a film can be watched in one country. TMDb's name for each field is given in parentheses.
public struct WatchOptions: Sendable, Equatable {
  /// How services offer a film, in the order of display.
  public enum OfferKind: String, Sendable, Hashable, CaseIterable {
    /// With a subscription.
    case stream = "flatrate"
    /// For nothing.
    case free
    /// With advertisements.
    case ads
    /// For a limited time.
    case rent
    /// For good.
    case buy
  }

  /// The services that offer a film in the same way.
  public struct Offer: Sendable, Equatable {
    /// How the film is offered.
    public var kind: OfferKind
    /// The services, in the catalog's order; never empty.
    public var services: [StreamingService]

    /// Creates an offer.
    public init(_ kind: OfferKind, _ services: [StreamingService]) {
      self.kind = kind
      self.services = services
    }
  }

  /// Whether anyone may watch and share the film.
  public struct PublicDomain: Sendable, Equatable {
    /// The year in which the film enters the public domain.
    public var year: Int
    /// Whether it has entered it.
    public var isReached: Bool

    /// Creates the status of a film.
    public init(since year: Int, isReached: Bool) {
      self.year = year
      self.isReached = isReached
    }
  }

  /// The country; nil if the offers do not depend on it.
  public var region: Region?
  /// The offers, at most one of each kind, in the order of `OfferKind`.
  public private(set) var offers: [Offer]
  /// The address of a page with all offers (`link`), not validated; nil when there is none.
  public var link: String?
  /// Whether the film is in the public domain; nil where the catalog does not tell.
  public var publicDomain: PublicDomain?

  /// No offers, and no country to have them in: the catalog does not know about offers.
  public static let unknown = WatchOptions(region: nil, offers: [])

  /// Creates the offers of a country, and puts them in order. Offers without services are dropped.
  public init(region: Region?, offers: [Offer], link: String? = nil, publicDomain: PublicDomain? = nil) {
    self.region = region
    self.offers = OfferKind.allCases.compactMap { kind in
      let services = offers.filter { $0.kind == kind }.flatMap(\.services)
      return services.isEmpty ? nil : Offer(kind, services)
    }
    self.link = link
    self.publicDomain = publicDomain
  }
}

/// A service that offers films, such as Netflix. TMDb's name for each field is given in parentheses.
public struct StreamingService: Sendable, Equatable, Identifiable {
  /// A service's id in its catalog.
  public typealias ID = Int

  /// The id (`provider_id`), unique within the catalog.
  public var id: ID
  /// The name (`provider_name`).
  public var name: String
  /// The logo's path relative to the catalog's image base URL (`logo_path`); nil without a logo.
  public var logoPath: String?

  /// Creates a service.
  public init(id: ID, name: String, logoPath: String? = nil) {
    self.id = id
    self.name = name
    self.logoPath = logoPath
  }

  /// Whether a name means this service: it is equal to its name, or the name continues it, such as “Netflix” and
  /// “Netflix Standard with Ads”. Ignores case, accents and punctuation.
  public func isNamed(_ name: String) -> Bool {
    let typed = FoldedText(name).words
    return !typed.isEmpty && FoldedText(self.name).words.starts(with: typed)
  }
}

extension MovieDetails {
  /// Why there is no place to watch a film.
  public enum WatchObstacle: Error, Sendable, Equatable {
    /// Services offer it, but none of the viewer's.
    case notOnOwnServices
    /// Services offer it, but the page with the offers has no address.
    case noAddress
    /// It enters the public domain in this year.
    case notFreeUntil(year: Int)
  }

  /// The address of a page to watch the film from, not validated; nil when none is known.
  ///
  /// That is the page with the offers if one of the viewer's services has the film, or if the viewer has named none. A film in
  /// the public domain has a search at the Internet Archive, because nothing here knows whether the Archive has it. It may
  /// know the film under one of `otherTitles` only.
  public func watchAddress(ownServices: [String], otherTitles: [String] = []) throws(WatchObstacle) -> String? {
    guard let watchOptions else { return nil }
    if let status = watchOptions.publicDomain {
      guard status.isReached else { throw .notFreeUntil(year: status.year) }
      return archiveSearch(otherTitles)
    }
    let services = watchOptions.offers.flatMap(\.services)
    guard !services.isEmpty else { return nil }
    let hasOwn = ownServices.isEmpty || services.contains { ownServices.contains(where: $0.isNamed) }
    guard hasOwn else { throw .notOnOwnServices }
    guard let link = watchOptions.link, !link.isEmpty else { throw .noAddress }
    return link
  }

  private func archiveSearch(_ otherTitles: [String]) -> String {
    let quoted = ([movie.title, movie.originalTitle] + otherTitles).unique.map { title in
      // Between quotation marks, only these two characters have a meaning.
      "\"\(String(String.UnicodeScalarView(title.unicodeScalars.filter { $0 != "\"" && $0 != "\\" })))\""
    }
    let criteria =
      ["title:(\(quoted.joined(separator: " OR ")))", "mediatype:movies"]
      + (movie.releaseDate.map { ["year:\($0.year)"] } ?? [])
    return "https://archive.org/search?query=\(criteria.joined(separator: " AND ").percentEncoded(allowing: ":()"))"
  }

  /// The days of the film in the viewer's country, or of its first release if no other is known, at most one of each kind.
  public var days: [FilmDay] {
    let regional = [
      release?.theatrical.map { FilmDay(.theatrical, $0) }, release?.digital.map { FilmDay(.digital, $0) },
      release?.disc.map { FilmDay(.disc, $0) },
    ].compactMap(\.self)
    let free = watchOptions?.publicDomain.flatMap { CalendarDate(year: $0.year, month: 1, day: 1) }
    let released = regional.isEmpty ? [movie.day].compactMap(\.self) : regional
    return released + (free.map { [FilmDay(.publicDomain, $0)] } ?? [])
  }
}

/// What a country says about a film's release. TMDb's name for each field is given in parentheses.
public struct RegionalRelease: Sendable, Equatable {
  /// The country; nil if the catalog has no facts by country.
  public var region: Region?
  /// The age rating (`certification`), such as `PG-13`; nil when unknown.
  public var certification: String?
  /// The first day in theaters; nil when unknown.
  public var theatrical: CalendarDate?
  /// The day of the digital release; nil when unknown.
  public var digital: CalendarDate?
  /// The day of the release on disc; nil when unknown.
  public var disc: CalendarDate?

  /// Nothing known, in no country.
  public static let unknown = RegionalRelease(region: nil)

  /// Creates the facts about a release. An empty age rating becomes nil.
  public init(
    region: Region?, certification: String? = nil, theatrical: CalendarDate? = nil, digital: CalendarDate? = nil,
    disc: CalendarDate? = nil
  ) {
    self.region = region
    self.certification = certification.flatMap { $0.isEmpty ? nil : $0 }
    self.theatrical = theatrical
    self.digital = digital
    self.disc = disc
  }
}

/// A day from which a film can be watched in some way.
public struct FilmDay: Sendable, Equatable {
  /// How the film can be watched. The raw value is its name for programs.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable, CodingKeyRepresentable {
    /// In theaters of the viewer's country.
    case theatrical
    /// On services of the viewer's country.
    case digital
    /// On disc in the viewer's country.
    case disc = "physical"
    /// Somewhere in the world, where nothing is known about the viewer's country.
    case release
    /// By anyone, because the copyright has ended.
    case publicDomain = "public-domain"
  }

  /// How the film can be watched.
  public var kind: Kind
  /// The day.
  public var date: CalendarDate

  /// Creates a day.
  public init(_ kind: Kind, _ date: CalendarDate) {
    self.kind = kind
    self.date = date
  }
}

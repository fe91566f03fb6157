/// Where a film can be watched in one country. TMDb's name for each field is given in parentheses.
public struct WatchOptions: Sendable, Hashable {
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
  public struct Offer: Sendable, Hashable {
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
  public struct PublicDomain: Sendable, Hashable {
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

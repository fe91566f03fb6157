public import MovieDisplay
package import MovieDomain
public import MovieScenes

// Routes as addresses, for bookmarks and the pages of web sites.
extension Route {
  /// The address of the route's page, a path with a query such as `/film/12/similar?page=2`.
  ///
  /// Nil for changes of shelves and syncs, for trailers and films, whose pages are on other sites, and for the log-in and
  /// the doctor, which belong to a program. Recent searches have none either, because a browser has a history of its own.
  public var address: String? { parts?.text }

  /// The parts of the address, which also name a command and its options.
  package var parts: Address? {
    switch self {
    case .home: Address()
    case .genres: Address("genres")
    case .movie(let id, let page, let source): page.parts(of: Self.reference(id, in: source))
    case .filmNamed(let text, let page): page.parts(named: text)
    case .list(let id, let genre, let page): Address("list", id, fields: ["genre": genre], page: page)
    case .discover(let criteria, let page): Address("discover", criteria: criteria, page: page)
    case .trending(let page): Address("trending", page: page)
    case .person(let id, let source): Address("person", Self.reference(id, in: source))
    case .filmography(let id, let source, let role):
      Address("person", Self.reference(id, in: source), "films", fields: ["role": role])
    case .personNamed(let text, let showsAllFilms, let role):
      Address("person", showsAllFilms || role != nil ? "films" : nil, fields: ["q": text, "role": role])
    case .people(let page, let query): Address("people", fields: ["q": query], page: page)
    case .search(let query, let year, let page):
      Address("search", fields: ["q": query, "year": year.map(String.init)], page: page)
    case .pick(let shelf, let criteria, let seed):
      Address("pick", shelf, criteria: criteria, fields: ["seed": String(seed)])
    case .stats(let year): Address("stats", fields: ["year": year.map(String.init)])
    case .calendar(let start, let end): Address("calendar", fields: ["from": start, "to": end])
    case .news: Address("news")
    case .settings: Address("settings")
    case .shelf(let id, let criteria, let sort, let isDescending, let page):
      Address(
        "shelf", id, criteria: criteria, fields: ["sort": sort, "descending": isDescending ? "1" : nil], page: page
      )
    case .sync, .history, .doctor, .logIn, .shelve, .undo, .redo: nil
    }
  }

  /// Reads an address, as `address` writes it or as a form sends it. Unknown fields are ignored.
  ///
  /// Whether there is such a list, genre or film shows when the route is opened. `seed` chooses another film each time
  /// for an address that picks one and has no seed.
  public init(
    address: String, seed: @autoclosure () -> UInt64 = .random(in: 0 ... .max)
  ) throws(RouteProblem) {
    let address = try Address(reading: address)
    // Catalogs may multiply the number, which must not overflow.
    let page = min(try address.number("page") ?? 1, Int(Int32.max))
    guard page > 0 else { throw .unknown(address.text) }
    switch (address.path.first, address.path.dropFirst().first, address.path.count) {
    case (nil, _, _): self = .home
    case ("genres", _, 1): self = .genres
    case ("settings", _, 1): self = .settings
    case ("stats", _, 1): self = .stats(year: try address.number("year"))
    case ("calendar", _, 1): self = .calendar(from: try address.value("from"), through: try address.value("to"))
    case ("news", _, 1): self = .news
    case ("trending", _, 1): self = .trending(page: page)
    case ("film", _, 1...3): self = try Self.film(address, page)
    case ("person", _, 1...3): self = try Self.person(address)
    case ("people", _, 1): self = .people(page: page, query: try address.value("q"))
    case ("list", let id?, 2): self = .list(id: id, genre: try address.value("genre"), page: page)
    case ("discover", _, 1): self = .discover(address.criteria, page: page)
    case ("search", _, 1):
      self = .search(query: try address.value("q") ?? "", year: try address.number("year"), page: page)
    case ("shelf", let id?, 2):
      let (sort, usual) = (try address.value("sort"), Shelf(rawValue: id)?.usualOrder ?? .title)
      self = .shelf(
        id: id, address.criteria.filter { $0.name != "sort" }, sort: sort ?? usual.field.rawValue,
        isDescending: try sort == nil ? usual.isDescending : address.value("descending") == "1", page: page)
    case ("pick", let shelf, 1...2):
      let criteria = address.criteria
      self = .pick(
        from: shelf ?? (criteria.isEmpty ? "watchlist" : nil), criteria,
        seed: try address.number("seed") ?? seed())
    default: throw .unknown(address.text)
    }
  }

  /// The route to a page of a shelf, by default in its usual order.
  package init(_ shelf: Shelf, _ criteria: [Criterion] = [], _ order: ShelfOrder? = nil, page: Int = 1) {
    let (id, order) = (shelf.rawValue, order ?? shelf.usualOrder)
    self = .shelf(id: id, criteria, sort: order.field.rawValue, isDescending: order.isDescending, page: page)
  }

  /// An id, after the namespace of its catalog unless that is the one in use.
  private static func reference(_ id: Int, in namespace: String?) -> String {
    namespace.map { "\($0):\(id)" } ?? String(id)
  }

  private static func film(_ address: Address, _ number: Int) throws(RouteProblem) -> Route {
    let (reference, name, rest) = try address.subject()
    guard rest.count < 2, let page = FilmPage(part: rest.first, page: number) else { throw .unknown(address.text) }
    return reference.map { .movie(id: $0.id, page, source: $0.source) } ?? .filmNamed(name, page)
  }

  private static func person(_ address: Address) throws(RouteProblem) -> Route {
    let (reference, name, rest) = try address.subject()
    guard rest.isEmpty || rest == ["films"] else { throw .unknown(address.text) }
    let role = rest.isEmpty ? nil : try address.value("role")
    let showsAllFilms = !rest.isEmpty && role == nil
    return reference.map { .person(id: $0.id, source: $0.source, showsAllFilms: showsAllFilms, role: role) }
      ?? .personNamed(name, showsAllFilms: showsAllFilms, role: role)
  }

  /// The decoded parts of an address.
  package struct Address {
    package let path: [String]
    package let fields: [Criterion]

    fileprivate init(
      _ path: String?..., criteria: [Criterion] = [], fields: KeyValuePairs<String, String?> = [:], page: Int = 1
    ) {
      self.path = path.compactMap(\.self)
      self.fields =
        criteria + fields.compactMap { name, value in value.map { .init(name, $0) } }
        + (page == 1 ? [] : [.init("page", String(page))])
    }

    fileprivate init(reading text: String) throws(RouteProblem) {
      let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      guard let path = parts.first, path.first == "/" else { throw .unknown(text) }
      self.path = try path.split(separator: "/").map { segment throws(RouteProblem) in
        guard let segment = String(percentEncoded: segment) else { throw .unknown(text) }
        return segment
      }
      let query = parts.dropFirst().first?.split(separator: "&") ?? []
      fields = try query.map { field throws(RouteProblem) in
        // Forms send a space as a plus sign, and a field that was not filled in as an empty one.
        let pair = field.replacing("+", with: " ").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let text = pair.dropFirst().first ?? ""
        guard let name = String(percentEncoded: pair[0]), let value = String(percentEncoded: text) else {
          throw .criterion(.init(String(pair[0]), String(text)), .unusable)
        }
        return Criterion(name, value)
      }.filter { !$0.value.isEmpty }
    }

    fileprivate var text: String {
      let path = path.map { $0.percentEncoded(allowing: ":") }.joined(separator: "/")
      let query = fields.map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }.joined(separator: "&")
      return "/\(path)\(query.isEmpty ? "" : "?")\(query)"
    }

    fileprivate var criteria: [Criterion] { fields.filter { $0.kind != nil } }

    /// The value of a field; nil without one. A field may not be repeated.
    fileprivate func value(_ name: String) throws(RouteProblem) -> String? {
      let values = fields.filter { $0.name == name }
      if values.count > 1 { throw .criterion(values[1], .repeated) }
      return values.first?.value
    }

    fileprivate func number<Number: LosslessStringConvertible>(_ name: String) throws(RouteProblem) -> Number? {
      guard let text = try value(name) else { return nil }
      guard let number = Number(text) else { throw .criterion(.init(name, text), .unusable) }
      return number
    }

    /// What the page is about, by its id in the path or by the text in a field, and the rest of the path.
    fileprivate func subject() throws(RouteProblem) -> (
      reference: (id: Int, source: String?)?, name: String, rest: [String]
    ) {
      if let name = try value("q") { return (nil, name, Array(path.dropFirst())) }
      guard path.count > 1 else { throw .unknown(text) }
      let colon = path[1].lastIndex(of: ":")
      guard let id = Int(path[1][(colon.map(path[1].index(after:)) ?? path[1].startIndex)...]) else {
        throw .unknown(text)
      }
      return ((id, colon.map { String(path[1][..<$0]) }), "", Array(path.dropFirst(2)))
    }
  }
}

extension Route.FilmPage {
  /// The end of the path; nil for the film's page itself, and for pages on other sites.
  private var part: String? {
    switch self {
    case .overview, .trailer, .watch: nil
    case .credits: "credits"
    case .complete: "complete"
    case .reviews: "reviews"
    case .similar: "similar"
    case .collection: "collection"
    }
  }

  fileprivate init?(part: String?, page: Int) {
    let all: [Self] = [.overview, .credits, .complete, .reviews, .similar(page: page), .collection]
    guard let named = all.first(where: { $0.part == part }) else { return nil }
    self = named
  }

  /// The address of this page of a film, which is in the path or named by a text.
  fileprivate func parts(of film: String? = nil, named text: String? = nil) -> Route.Address? {
    let page = if case .similar(let page) = self { page } else { 1 }
    return [.trailer, .watch].contains(self) ? nil : Route.Address("film", film, part, fields: ["q": text], page: page)
  }
}

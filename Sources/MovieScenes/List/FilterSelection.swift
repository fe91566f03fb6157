public import MovieDisplay
public import MovieDomain

/// A filter with the names that users gave for some of its values.
public struct FilterSelection: Sendable, Equatable {
  /// The criteria. Those that have names below are added when the first page loads.
  public var filter: MovieFilter
  /// The genres a film has; see `MovieFilter.genreQuantifier`.
  public var genres: [GenreSelection] = []
  /// The genres that a film does not have.
  public var excludedGenres: [GenreSelection] = []
  /// The original language by its ISO 639-1 code; nil for any.
  public var language: NameSelection<String>?
  /// The country of production; nil for any.
  public var country: NameSelection<Region>?
  /// The streaming services, of which one has the film. A name may mean several.
  public var services: [NameSelection<[StreamingService]>] = []
  /// The names of people in the filter by their ids, for display, as far as they are known.
  public var peopleNames: [Person.ID: String] = [:]

  /// Creates a selection without names.
  public init(_ filter: MovieFilter = MovieFilter()) {
    self.filter = filter
  }

  /// Reads the criteria of a route, as people type them. Names are resolved when the first page loads.
  ///
  /// Only shelves tell the viewer's stars, and what they have not seen.
  ///
  /// Throws `RouteProblem.criterion` for one that cannot be used.
  public init(_ criteria: [Route.Criterion], onShelf: Bool = false) throws(RouteProblem) {
    self.init()
    for criterion in criteria {
      guard let kind = criterion.kind else { throw .criterion(criterion, .unknown) }
      let isUsable: Bool
      do throws(BoundsError) {
        isUsable = try add(kind, criterion)
      } catch {
        throw .criterion(criterion, .range(error))
      }
      guard isUsable else { throw .criterion(criterion, .unusable) }
      guard onShelf || filter.stars.isOpen && !filter.isUnseen else { throw .criterion(criterion, .unknown) }
    }
  }

  /// Adds a criterion. Returns whether its value can be used. Throws if that is no range where one is expected.
  private mutating func add(_ kind: MovieFilter.Criterion, _ criterion: Route.Criterion) throws(BoundsError) -> Bool {
    typealias Limits = MovieFilter.Limits
    let value = criterion.value
    switch kind {
    case .genre: genres.append(.named(value))
    case .anyGenre:
      genres.append(.named(value))
      filter.genreQuantifier = .any
    case .without: excludedGenres.append(.named(value))
    case .year: filter.years = try Bounds(value, in: Limits.years)
    // A single number is neither a minimum nor a maximum.
    case .score: filter.score = try Bounds(value, in: Limits.scores, allowsSingle: false)
    case .runtime: filter.runtime = try Bounds(value, in: Limits.runtimes, allowsSingle: false)
    case .votes: filter.votes = try Bounds(value, in: Limits.votes, allowsSingle: false)
    case .originalLanguage: language = .named(value)
    case .country: country = .named(value)
    case .service: services.append(.named(value))
    case .certification:
      guard let text = MovieQuery(value)?.text else { return false }
      filter.certification = text
    case .person:
      guard let id = Int(value) else { return false }
      filter.people.append(id)
      if !criterion.label.isEmpty { peopleNames[id] = criterion.label }
    case .stars: filter.stars = try Bounds(value)
    case .seen:
      guard value == "no" else { return false }
      filter.isUnseen = true
    case .order:
      guard let order = MovieFilter.Order(rawValue: value) else { return false }
      filter.order = order
    }
    return true
  }

  /// The first name that means nothing; nil if all mean something.
  package var problem: (criterion: MovieFilter.Criterion, name: String, suggestions: [String])? {
    func first<Value>(
      _ criterion: MovieFilter.Criterion, _ selections: [NameSelection<Value>?]
    ) -> (MovieFilter.Criterion, String, [String])? {
      for case .unknown(let name, let suggestions)? in selections { return (criterion, name, suggestions) }
      return nil
    }
    return first(.genre, genres + excludedGenres) ?? first(.originalLanguage, [language]) ?? first(.country, [country])
      ?? first(.service, services)
  }

  /// Finds what the names of the language and the country mean, which no catalog needs to be asked for.
  package mutating func resolveLanguageAndCountry(_ words: any Words) {
    if case .named(let name)? = language {
      language = Languages.find(name, in: [words, EnglishWords()])
    }
    if case .named(let name)? = country {
      country = Countries.find(name, in: [words, EnglishWords()])
    }
  }

  /// The criteria of a link to a page of the films. Names are replaced by the ids that they mean.
  package var routeCriteria: [Route.Criterion] {
    MovieFilter.Criterion.allCases.flatMap { criterion in
      filter.values(of: criterion).map { value in
        let name = criterion == .person ? Int(value).flatMap { peopleNames[$0] } : nil
        return Route.Criterion(criterion, value, label: name ?? "")
      }
    }
  }
}

/// A value that users name.
public enum NameSelection<Value: Sendable & Equatable>: Sendable, Equatable {
  /// A name as typed.
  case named(String)
  /// What the name means.
  case found(Value)
  /// A name that means nothing. `suggestions` are similar names, for display.
  case unknown(String, suggestions: [String])

  /// What the name means; nil if it is not resolved yet or unknown.
  public var value: Value? { if case .found(let value) = self { value } else { nil } }
  /// A name that is not resolved yet; nil for an id.
  var typed: String? { if case .named(let name) = self, Int(name) == nil { name } else { nil } }
  /// Names that are similar to one that means nothing.
  package var suggestions: [String] { if case .unknown(_, let suggestions) = self { suggestions } else { [] } }
}

extension NameSelection {
  /// Finds a value by its code or one of its names. Of two codes for Norwegian, the last is the usual one.
  init(finding typed: String, among values: [Value], code: (Value) -> String, names: (Value) -> [String]) {
    let folded = FoldedText(typed)
    let value =
      values.first { FoldedText(code($0)) == folded }
      ?? values.last { names($0).contains { FoldedText($0) == folded } }
    self =
      value.map { .found($0) }
      ?? .unknown(typed, suggestions: Spelling.suggestions(for: typed, in: values.compactMap { names($0).first }))
  }
}

/// A genre that users name: in any language, by its id, or by what people call it.
public typealias GenreSelection = NameSelection<Genre>

extension SceneContext {
  /// Resolves the names in a selection for the films of a shelf, and returns the filter. Nil if there are no criteria, or
  /// if a name means nothing; see `FilterSelection.problem`. Throws what `resolve` throws.
  package func shelfFilter(_ selection: inout FilterSelection) async throws(CatalogError) -> ShelfFilter? {
    guard selection != FilterSelection() else { return nil }
    selection = try await resolve(selection)
    return selection.problem == nil ? ShelfFilter(selection.filter, of: catalog.source) : nil
  }

  /// Returns the selection with all names resolved, or with some that are unknown; see `FilterSelection.problem`. Throws
  /// if genres or services cannot be loaded.
  package func resolve(_ selection: FilterSelection) async throws(CatalogError) -> FilterSelection {
    var selection = selection
    selection.resolveLanguageAndCountry(await words())
    for index in selection.genres.indices {
      selection.genres[index] = try await resolve(selection.genres[index])
    }
    for index in selection.excludedGenres.indices {
      selection.excludedGenres[index] = try await resolve(selection.excludedGenres[index])
    }
    if selection.services.contains(where: { $0.value == nil }) {
      try await resolve(&selection.services)
    }
    for id in selection.filter.people where selection.peopleNames[id] == nil {
      selection.peopleNames[id] = await personName(of: id)
    }
    selection.filter.genres = selection.genres.compactMap { $0.value?.id }
    selection.filter.excludedGenres = selection.excludedGenres.compactMap { $0.value?.id }
    selection.filter.originalLanguage = selection.language?.value
    selection.filter.country = selection.country?.value
    selection.filter.services = selection.services.flatMap { $0.value ?? [] }.map(\.id)
    return selection
  }

  /// The name of a person; nil if it cannot be loaded, because the films can be listed without it.
  package func personName(of person: Person.ID) async -> String? {
    try? await catalog.person(person).person.name
  }

  private func resolve(_ services: inout [NameSelection<[StreamingService]>]) async throws(CatalogError) {
    let all = try await catalog.streamingServices()
    services = services.map { selection in
      guard case .named(let name) = selection else { return selection }
      let found = all.named(name)
      return found.isEmpty
        ? .unknown(name, suggestions: Spelling.suggestions(for: name, in: all.map(\.name))) : .found(found)
    }
  }
}

extension [StreamingService] {
  /// The service with an id or exactly a name; otherwise those whose names start with the words, or else have them.
  func named(_ name: String) -> [StreamingService] {
    let typed = FoldedText(name)
    if let exact = first(where: { String($0.id) == name || FoldedText($0.name) == typed }) { return [exact] }
    let starting = filter { $0.isNamed(name) }
    guard starting.isEmpty, !typed.words.isEmpty else { return starting }
    return filter { FoldedText($0.name).hasWords(startingLike: typed) }
  }
}

extension Words {
  /// The range of a criterion, such as “up to 90 min”; nil if it is open, or the criterion has none.
  package func range(of criterion: MovieFilter.Criterion, in filter: MovieFilter) -> String? {
    func range<Value>(_ bounds: Bounds<Value>, _ text: (Value) -> String) -> String? {
      bounds.isOpen ? nil : self.range(bounds.lower.map(text), bounds.upper.map(text))
    }
    return switch criterion {
    case .year where !filter.years.isOpen:
      years(filter.years.lower.map { String($0) }, filter.years.upper.map { String($0) })
    case .score: range(filter.score, points)
    case .runtime: range(filter.runtime, number).map(minuteRange)
    case .votes: range(filter.votes, number)
    case .stars: range(filter.stars, stars)
    default: nil
    }
  }

  package func description(of selection: FilterSelection) -> [String] {
    let filter = selection.filter
    // A name that is looked up may be shown as it was typed.
    func names(_ genres: [GenreSelection]) -> [String] {
      genres.compactMap { $0.value?.name ?? $0.typed }.map(genre)
    }
    let genreNames = names(selection.genres)
    let genres = filter.genreQuantifier == .any && genreNames.count > 1 ? [anyGenre(of: genreNames)] : genreNames
    let excluded = names(selection.excludedGenres)
    let services = selection.services.flatMap { $0.value ?? [] }.map(\.name)
    let people = filter.people.compactMap { selection.peopleNames[$0] }
    let criteria: [String?] = [
      excluded.isEmpty ? nil : withoutGenres(excluded),
      range(of: .year, in: filter),
      range(of: .score, in: filter).map(scoreRange),
      range(of: .runtime, in: filter),
      range(of: .votes, in: filter).map(voteRange),
      range(of: .stars, in: filter).map(starRange),
      filter.isUnseen ? notSeen : nil,
      selection.language?.value.map(inLanguage),
      selection.country?.value.map { madeIn(countryName($0.code, Countries.name($0))) },
      people.isEmpty ? nil : withPeople(people),
      services.isEmpty ? nil : onServices(services),
      filter.certification.map(certification),
      order(filter.order),
    ]
    return genres + criteria.compactMap(\.self)
  }

  /// The message about a name in a filter that means nothing; nil if all mean something.
  package func unknownName(in selection: FilterSelection) -> EmptyState? {
    selection.problem.map { unknownName($0.name, of: $0.criterion, suggestions: $0.suggestions) }
  }

  /// The message about a name that means nothing, which may be as long as what one can type.
  package func unknownName(
    _ name: String, of criterion: MovieFilter.Criterion, suggestions: [String]
  ) -> EmptyState {
    unknownValue(criterion, name.quotable, suggestions: suggestions)
  }

  /// The message about films that were not listed by criteria, because of a criterion or another error.
  package func emptyState(for error: CatalogError, from source: CatalogSource) -> EmptyState {
    error.criterion.map { cannotApply($0, catalog: catalogText(source.name)) }
      ?? emptyState(titled: nothingLoaded, for: [error])
  }

  /// A score with up to three decimals, as it was typed, without those that are zero.
  private func points(_ score: Double) -> String {
    let thousandths = tenths(MovieFilter.Limits.scores.clamping(score) * 100)
    let (shown, rest) = thousandths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return shown % 10 == 0 ? number(shown / 10) : decimal(tenths: shown) }
    let last = rest % 10 == 0 ? "" : String(rest % 10)
    return decimal(tenths: shown) + String(rest / 10) + last
  }
}

// A route has the names of criteria, and does not know what they mean for a filter.
extension Route.Criterion {
  /// Stands for the streaming services of the viewer's settings.
  public static let ownServices = Route.Criterion(.service, "mine")

  /// Creates a criterion of a kind.
  public init(_ kind: MovieFilter.Criterion, _ value: String, label: String = "") {
    self.init(kind.rawValue, value, label: label)
  }

  /// What the criterion is about; nil if there is no criterion of its name.
  public var kind: MovieFilter.Criterion? { MovieFilter.Criterion(rawValue: name) }

  /// Whether the criterion is a person who is named by a text, not by an id, or the viewer's services.
  public var isNamed: Bool { kind == .person && Int(value) == nil || self == .ownServices }
}

extension Route {
  /// Whether the route names a film, a person or services by a text, which has to be found first.
  public var isNamed: Bool {
    switch self {
    case .filmNamed, .personNamed: true
    default: criteria?.contains(where: \.isNamed) ?? false
    }
  }
}

/// Why a route leads nowhere.
public enum RouteProblem: Error, Sendable, Equatable {
  /// There is no such list, shelf, order or role, or no page at an address.
  case unknown(String)
  /// A criterion or a field of an address that cannot be used.
  case criterion(Route.Criterion, Fault)

  /// Why a criterion or a field of an address cannot be used.
  public enum Fault: Sendable, Equatable {
    /// There is no criterion of this name. Some are only for shelves.
    case unknown
    /// The field cannot be read, or its value is none of the possible ones.
    case unusable
    /// The value is not a range, or not a possible one.
    case range(BoundsError)
    /// The field is there more than once.
    case repeated
    /// The last day is before the first.
    case endsBeforeStart
  }
}

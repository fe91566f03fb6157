public import MovieDomain

/// A filter with the names that users gave for some of its values.
public struct FilterSelection: Sendable, Hashable {
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
}

/// A value that users name.
public enum NameSelection<Value: Sendable & Hashable>: Sendable, Hashable {
  /// A name as typed.
  case named(String)
  /// What the name means.
  case found(Value)
  /// A name that means nothing. `suggestions` are similar names, for display.
  case unknown(String, suggestions: [String])

  /// What the name means; nil if it is not resolved yet or unknown.
  public var value: Value? { if case .found(let value) = self { value } else { nil } }
}

/// A genre that users name: in any language, by its id, or by what people call it.
public typealias GenreSelection = NameSelection<Genre>

extension FilterSelection {
  /// The first name that means nothing; nil if all mean something.
  package var problem: (criterion: MovieFilter.Criterion, name: String, suggestions: [String])? {
    for case .unknown(let name, let suggestions) in genres + excludedGenres {
      return (.genre, name, suggestions)
    }
    if case .unknown(let name, let suggestions)? = language {
      return (.originalLanguage, name, suggestions)
    }
    if case .unknown(let name, let suggestions)? = country {
      return (.country, name, suggestions)
    }
    for case .unknown(let name, let suggestions) in services {
      return (.service, name, suggestions)
    }
    return nil
  }
}

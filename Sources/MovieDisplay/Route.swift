/// A link to another scene, in raw values that a view turns into navigation, an address or a command.
///
/// `source` is the namespace of the catalog that an id belongs to, such as `tmdb`; nil for the catalog in use.
public enum Route: Sendable, Hashable {
  /// A film's page, with its sections shortened.
  case movie(id: Int, source: String? = nil)
  /// A film's page with the complete cast and crew.
  case credits(movieID: Int, source: String? = nil)
  /// A film's page with its reviews in full.
  case reviews(movieID: Int, source: String? = nil)
  /// One page of a list by its name, such as `top-rated`, limited to one genre unless that is nil.
  case list(id: String, genre: Int? = nil, page: Int = 1)
  /// One page of the films that meet some criteria.
  case discover([Criterion], page: Int = 1)
  /// One page of the films that are similar to a film.
  case similar(movieID: Int, source: String? = nil, page: Int = 1)
  /// The collection that a film is part of.
  case collection(movieID: Int, source: String? = nil)
  /// One page of the films that are watched most this week.
  case trending(page: Int = 1)
  /// A film's trailer, outside of the program.
  case trailer(movieID: Int, source: String? = nil)
  /// A person's page, with their best-known films.
  case person(id: Int, source: String? = nil)
  /// A person's page with all of their films.
  case filmography(personID: Int, source: String? = nil)
  /// One page of the list of popular people, or of those whose names match; pages count from 1.
  case people(page: Int, query: String? = nil)
  /// One page of a search for films by title, limited to one release year unless that is nil.
  case search(query: String, year: Int?, page: Int)
  /// The log-in.
  case logIn
  /// One page of a shelf of the viewer by its name, such as `watchlist`, and what it is sorted by, such as `title`.
  case shelf(id: String, sort: String, isDescending: Bool, page: Int)
  /// Puts a film on a shelf of the viewer by its name, or takes it off if the flag is false.
  case shelve(movieID: Int, on: String, Bool, source: String? = nil)

  /// One of several criteria for films.
  public struct Criterion: Sendable, Hashable {
    /// What the criterion is about, such as `year`.
    public var name: String
    /// The value, such as `1990..1999` or an id.
    public var value: String

    /// Creates a criterion.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

public import MovieDisplay
public import MovieDomain

/// The text about films by criteria, similar films, collections and trending films.
public protocol DiscoverWords: Sendable {
  /// The title of a list of films by criteria, before the criteria.
  var title: String { get }
  /// The title of the films that are watched most this week.
  var trending: String { get }
  /// The title of the films that are similar to a film.
  func similar(to title: String) -> String

  /// Shown when no film meets the criteria.
  var noMatch: EmptyState { get }
  /// Shown when there are no films that are similar to a film.
  func nothingSimilar(to title: String) -> EmptyState
  /// Shown when a film is not part of a collection.
  func noCollection(of title: String) -> EmptyState
  /// Shown when a name in a filter means nothing; `suggestions` are similar names and may be empty.
  func unknown(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState
  /// Shown when a catalog cannot apply a criterion. `catalog` is its name.
  func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState

  /// A range of which one end or none is nil, such as “1990–1999” or “from 1990”.
  func range(_ lower: String?, _ upper: String?) -> String
  /// The same for the years of films, of which both may be given.
  func years(_ first: String?, _ last: String?) -> String
  /// Genres of which a film has one.
  func any(of names: [String]) -> String
  /// Genres that a film does not have.
  func without(_ names: [String]) -> String
  /// A range of scores.
  func score(_ range: String) -> String
  /// A range of running times in minutes.
  func minutes(_ range: String) -> String
  /// A range of numbers of votes.
  func votes(_ range: String) -> String
  /// A range of the viewer's stars.
  func stars(_ range: String) -> String
  /// The films that the viewer has not seen.
  var notSeen: String { get }
  /// The original language.
  func language(_ name: String) -> String
  /// The country of production.
  func country(_ name: String) -> String
  /// People who worked on a film.
  func people(_ names: [String]) -> String
  /// The streaming services, of which one has a film.
  func services(_ names: [String]) -> String
  /// The age rating.
  func certification(_ rating: String) -> String
  /// An order of films; nil for that by popularity.
  func order(_ order: MovieFilter.Order) -> String?
}

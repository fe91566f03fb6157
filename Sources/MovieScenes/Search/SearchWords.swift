/// The words of the search scene alone.
public protocol SearchWords: Sendable {
  /// The scene's name, before what went wrong in it.
  var name: String { get }
  /// Stands where nothing is typed yet.
  var invitation: String { get }
  /// Stands where less than that many letters are typed.
  func atLeast(letters: Int) -> String
  /// Stands above earlier searches.
  var recent: String { get }
  func searching(for query: String) -> String
  func results(for query: String, year: Int?) -> String
  func films(_ count: Int) -> String

  /// The page after, before what went wrong with it.
  var nextPage: String { get }
  var loadingNextPage: String { get }

  func nothingFound(for query: String, year: Int?) -> String
  /// What to try instead, a whole sentence.
  func otherWays(severalWords: Bool, year: Bool) -> String
  func notSearched(for query: String) -> String
  func noPage(_ page: Int, for query: String) -> String
  func lastPage(is page: Int) -> String

  /// What stands before the command, or beside the control, that leads on.
  var opensLastPage: String { get }
  var opensFirstPage: String { get }
  var dropsYear: String { get }
}

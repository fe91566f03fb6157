/// The text of the search scene.
public protocol SearchWords: Sendable {
  /// The scene's name, used as the subject of error messages.
  var name: String { get }
  /// The prompt shown while the field is empty.
  var invitation: String { get }
  /// The prompt shown while fewer letters are typed.
  func atLeast(letters: Int) -> String
  /// The title of the earlier searches.
  var recent: String { get }
  func searching(for query: String) -> String
  func results(for query: String, year: Int?) -> String
  func films(_ count: Int) -> String

  /// Names the next page, used as the subject of error messages.
  var nextPage: String { get }
  var loadingNextPage: String { get }

  func nothingFound(for query: String, year: Int?) -> String
  /// A sentence: what to try instead.
  func otherWays(severalWords: Bool, year: Bool) -> String
  func notSearched(for query: String) -> String
  func noPage(_ page: Int, for query: String) -> String
  func lastPage(is page: Int) -> String

  /// Introduces the command or button that leads there.
  var opensLastPage: String { get }
  var opensFirstPage: String { get }
  var dropsYear: String { get }
}

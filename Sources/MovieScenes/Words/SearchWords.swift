public import MovieDisplay

/// The text of the search scene and of the search history.
public protocol SearchWords: Sendable {
  /// The scene's name, used as the subject of error messages.
  var name: String { get }
  /// The prompt shown while the field is empty.
  var prompt: String { get }
  /// The prompt shown while fewer than `letters` characters are typed.
  func atLeast(letters: Int) -> String
  /// The title of the recent searches.
  var recent: String { get }
  /// Shown while a search is in progress.
  func searching(for query: String) -> String
  /// The title of results; `year` is the year they are limited to.
  func results(for query: String, year: Int?) -> String
  /// Shown below the results while the next page loads.
  var loadingNextPage: String { get }

  /// The title shown when no film matches; `year` is the year the search was limited to.
  func nothingFound(for query: String, year: Int?) -> String
  /// A sentence: how many films were searched.
  func searched(_ count: Int) -> String
  /// A sentence: what to try when no film matches. Shorter queries and any year are options only if they apply.
  func advice(hasSeveralWords: Bool, hasYear: Bool) -> String
  /// The title shown when the search failed.
  func searchFailed(for query: String) -> String
  /// Introduces the command or button that searches in all years.
  var dropsYear: String { get }

  /// Shown when the history is empty.
  var noHistory: EmptyState { get }
  /// The title shown when the history could not be read or changed.
  var historyNotRead: String { get }
  /// A sentence: the query was removed from the history.
  func removed(_ query: String) -> String
  /// Shown when the query to remove is not in the history.
  func notInHistory(_ query: String) -> EmptyState
  /// A sentence: all searches were removed from the history.
  var historyCleared: String { get }
}

struct EnglishSearch: SearchWords, EnglishFallback {}

extension SearchWords where Self: EnglishFallback {
  public var name: String { "Search" }
  public var prompt: String { "Type a title or part of it." }
  public func atLeast(letters: Int) -> String { "Type at least \(letters) letters." }
  public var recent: String { "Recent searches" }
  public func searching(for query: String) -> String { "Searching for “\(query)”…" }
  public func results(for query: String, year: Int?) -> String {
    "Results for “\(query)”" + (year.map { ", \($0)" } ?? "")
  }

  public var loadingNextPage: String { "Loading the next page…" }

  public func nothingFound(for query: String, year: Int?) -> String {
    "No film\(year.map { " from \($0)" } ?? "") matches “\(query)”"
  }
  public func searched(_ count: Int) -> String {
    "\(english.films(count)) \(count == 1 ? "was" : "were") searched."
  }
  public func advice(hasSeveralWords: Bool, hasYear: Bool) -> String {
    switch (hasSeveralWords, hasYear) {
    case (true, true): "Try fewer words, another spelling or any year."
    case (true, false): "Try fewer words, another spelling or the original title."
    case (false, true): "Try another spelling or any year."
    case (false, false): "Try another spelling or the original title."
    }
  }
  public func searchFailed(for query: String) -> String { "Search for “\(query)” failed" }

  public var dropsYear: String { "Any year" }

  public var noHistory: EmptyState {
    EmptyState(title: "No searches yet", message: "Searches that find films are saved here.")
  }
  public var historyNotRead: String { "Could not read or change the search history" }
  public func removed(_ query: String) -> String { "Removed “\(query)”." }
  public func notInHistory(_ query: String) -> EmptyState {
    EmptyState(title: "“\(query)” is not in the search history")
  }
  public var historyCleared: String { "Search history cleared." }
}

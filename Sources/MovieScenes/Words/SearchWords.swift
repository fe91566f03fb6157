public import MovieDisplay

/// The text of the search scene, and of names of people that match nothing.
public protocol SearchWords: Sendable {
  /// The scene's name, used as the subject of error messages.
  var searchTitle: String { get }
  /// The prompt shown while the field is empty.
  var typesTitle: String { get }
  /// The prompt shown while fewer than `letters` characters are typed, which are searched for only with Enter.
  func atLeast(letters: Int) -> String
  /// The title of the recent searches.
  var recentSearches: String { get }
  /// Shown while a search is in progress.
  func searching(for query: String) -> String
  /// The title of results; `year` is the year they are limited to.
  func results(for query: String, year: Int?) -> String
  /// Shown below the results while the next page loads.
  var loadingNextPage: String { get }

  /// Shown when no film matches; `year` is the year the search was limited to. The advice to use fewer words or any year is
  /// given only where it applies.
  func nothingFound(for query: String, year: Int?) -> EmptyState
  /// A sentence: how many films were searched.
  func searched(_ count: Int) -> String
  /// The title shown when the search failed.
  func searchFailed(for query: String) -> String
  /// Introduces the command or button that searches in all years.
  var dropsYear: String { get }

  /// Shown when no person matches. Catalogs may have names in Latin letters only.
  func noPerson(matches text: String) -> EmptyState
  /// A question: was one of these meant?
  func didYouMean(_ texts: [String]) -> String
}

extension Words where Self: EnglishFallback {
  public var searchTitle: String { "Search" }
  public var typesTitle: String { "Type a title or part of it." }
  public func atLeast(letters: Int) -> String {
    "Type at least \(letters) letters. For a shorter title, press Enter."
  }
  public var recentSearches: String { "Recent searches" }
  public func searching(for query: String) -> String { "Searching for “\(query)”…" }
  public func results(for query: String, year: Int?) -> String {
    "Results for “\(query)”" + (year.map { ", \($0)" } ?? "")
  }

  public var loadingNextPage: String { "Loading the next page…" }

  public func nothingFound(for query: String, year: Int?) -> EmptyState {
    let advice =
      switch (query.contains(where: \.isWhitespace), year != nil) {
      case (true, true): "Try fewer words, another spelling or any year."
      case (true, false): "Try fewer words, another spelling or the original title."
      case (false, true): "Try another spelling or any year."
      case (false, false): "Try another spelling or the original title."
      }
    return EmptyState(title: "No film\(year.map { " from \($0)" } ?? "") matches “\(query)”", advice: advice)
  }
  public func searched(_ count: Int) -> String {
    "\(films(count)) \(count == 1 ? "was" : "were") searched."
  }
  public func searchFailed(for query: String) -> String { "Search for “\(query)” failed" }

  public var dropsYear: String { "Any year" }

  public func noPerson(matches text: String) -> EmptyState {
    EmptyState(
      title: "No person matches “\(text)”",
      advice: "Try another spelling, or \(text.isLatin ? "only the last name" : "write the name in Latin letters").")
  }
  public func didYouMean(_ texts: [String]) -> String { "Did you mean \(texts.joined(by: "or"))?" }
}

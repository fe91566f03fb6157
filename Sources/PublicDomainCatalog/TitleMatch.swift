import MovieDomain

/// How well a film's titles or a person's name match a query, from worst to best.
enum TitleMatch: Comparable {
  /// Every word of the query starts a word of the title, or is one with typing errors; their number, negative.
  case misspelled(Int)
  /// Every word of the query starts a word of the title.
  case words
  /// The title starts with the query.
  case start
  /// The title equals the query.
  case whole

  /// The best match of the titles; nil unless every word of the query starts a word of one of them or, if misspellings
  /// are allowed, may be one. Ignores case, diacritics and punctuation.
  init?(_ query: FoldedText, in titles: [FoldedText], allowingMisspelled: Bool) {
    guard !query.words.isEmpty else { return nil }
    let matches = titles.compactMap { Self.match(query, $0, allowingMisspelled) }
    guard let best = matches.max() else { return nil }
    self = best
  }

  private static func match(_ query: FoldedText, _ title: FoldedText, _ allowsMisspelled: Bool) -> TitleMatch? {
    if query == title { return .whole }
    if title.isStarted(by: query) { return .start }
    if title.hasWords(startingLike: query) { return .words }
    guard allowsMisspelled else { return nil }
    var count = 0
    for word in query.words where !title.hasWord(startingLike: word) {
      guard let errors = title.words.compactMap({ typingErrors(in: word, for: $0) }).min() else { return nil }
      count += errors
    }
    return .misspelled(-count)
  }

  /// Nil if they are different words. Shorter words have too many neighbors, and words of another script have none.
  private static func typingErrors(in typed: String, for word: String) -> Int? {
    guard (typed.utf8.first ?? 0 < 0x80) == (word.utf8.first ?? 0 < 0x80), typed.count > 3 else { return nil }
    return Spelling.distance(from: typed, to: word)
  }
}

extension Collection {
  /// Returns the elements whose names match, best match first; otherwise in their order.
  ///
  /// If nothing matches as it is typed, returns those that match with the fewest typing errors, if that is allowed: with
  /// more of them, other titles would be among those that were meant.
  func matching(_ query: FoldedText, allowingMisspelled: Bool, _ names: (Element) -> [FoldedText]) -> [Element] {
    let matches = compactMap { element in
      TitleMatch(query, in: names(element), allowingMisspelled: allowingMisspelled)
        .map { (match: $0, element: element) }
    }
    guard let best = matches.map(\.match).max() else { return [] }
    if case .misspelled = best { return matches.filter { $0.match == best }.map(\.element) }
    // The sort is stable.
    return matches.sorted { $0.match > $1.match }.map(\.element)
  }
}

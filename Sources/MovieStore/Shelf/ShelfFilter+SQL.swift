import MovieDomain

/// A part of `WHERE` with the values of its parameters.
struct SQLCondition {
  /// The terms, all of which have to be true.
  private(set) var terms: [String] = []
  private(set) var values: [SQLiteValue] = []

  /// The terms with an `AND` before each.
  var sql: String { terms.map { " AND \($0)" }.joined() }

  fileprivate mutating func add(_ term: String, _ values: [SQLiteValue]) {
    terms.append("(\(term))")
    self.values += values
  }

  fileprivate mutating func add<Value>(
    _ column: String, in bounds: Bounds<Value>, or alternative: String = "", _ value: (Value) -> SQLiteValue
  ) {
    let ends = [("\(column) >= ?", bounds.lower), ("\(column) <= ?", bounds.upper)].filter { $0.1 != nil }
    guard !ends.isEmpty else { return }
    add(ends.map(\.0).joined(separator: " AND ") + alternative, ends.compactMap { $0.1.map(value) })
  }

  /// Adds that a list has all of some values, or one of them.
  fileprivate mutating func add(
    _ list: String, has wanted: [some CustomStringConvertible], _ quantifier: MovieFilter.Quantifier = .all
  ) {
    guard !wanted.isEmpty else { return }
    add(
      wanted.map { _ in "instr(\(list), ?)" }.joined(separator: quantifier == .all ? " AND " : " OR "),
      wanted.map { .text(" \($0) ") })
  }
}

extension ShelfFilter {
  /// The condition that the columns of a film have to meet. It has the meaning of `meets`.
  var condition: SQLCondition {
    var condition = SQLCondition()
    condition.add("runtime", in: criteria.neededRuntime) { .integer($0) }
    condition.add("releaseDate", in: criteria.releaseDays(today: nil)) { .text($0.description) }
    condition.add("average", in: criteria.score) { .real($0) }
    // A score that is not an average of votes needs none.
    let orNoVotes = criteria.votes.isOpen ? " OR votes IS NULL AND average IS NOT NULL" : ""
    condition.add("votes", in: criteria.neededVotes, or: orNoVotes) { .integer($0) }
    condition.add("stars", in: criteria.stars) { .real($0.stars) }
    if criteria.isUnseen { condition.add("seen = ''", []) }
    if let language = criteria.originalLanguage { condition.add("language = ?", [.text(language)]) }
    if let certification = criteria.certification { condition.add("certification = ?", [.text(certification)]) }
    condition.add("genres", has: criteria.genres, criteria.genreQuantifier)
    for genre in criteria.excludedGenres { condition.add("NOT instr(genres, ?)", [.text(" \(genre) ")]) }
    condition.add("countries", has: [criteria.country?.code].compactMap(\.self))
    condition.add("services", has: criteria.services, .any)
    if !criteria.people.isEmpty {
      let people = criteria.people.map { _ in "instr(ids, ?)" }.joined(separator: " AND ")
      condition.add(
        "source = ? AND key IN (SELECT film FROM filmPeople WHERE \(people))",
        [.text(source.idNamespace)] + criteria.people.map { .text(" \($0) ") })
    }
    return condition
  }
}

import MovieDomain

extension WatchStatistics {
  /// Counts films in one pass over the index of the facts. Texts that many films share are parsed once.
  init(of year: Int?, _ db: Connection) throws {
    self.init(of: year)
    var genres: [String: Int] = [:]
    var countries: [String: Int] = [:]
    var directors: [String: Int] = [:]
    var days: [Int: Int] = [:]
    try db.statement(
      """
      SELECT days, releaseDate, average, stars, genres, countries, directors FROM film INDEXED BY seenByFacts
      WHERE seen IS NOT ''
      """
    ).run { row in
      var isInScope = year == nil
      var hasDay = false
      row.withBytes(0) { bytes in
        // Days of ten bytes, with a space between them.
        for start in stride(from: 0, to: bytes.count, by: 11) {
          guard let day = Self.day(bytes, at: start), year == nil || day / 10_000 == year else { continue }
          days[day, default: 0] += 1
          hasDay = true
        }
      }
      isInScope = isInScope || hasDay
      guard isInScope else { return true }
      films += 1
      filmsWithDay += hasDay ? 1 : 0
      if let released = row.withBytes(1, { Self.day($0, at: 0) }) { decades[released / 100_000 * 10, default: 0] += 1 }
      if let rating = row.real(3).flatMap({ StarRating(stars: $0) }) { add(rating, score: row.real(2)) }
      if let text = row.text(4) { genres[text, default: 0] += 1 }
      if let text = row.text(5) { countries[text, default: 0] += 1 }
      if let text = row.text(6) { directors[text, default: 0] += 1 }
      return true
    }
    for (day, count) in days {
      guard let date = CalendarDate(year: day / 10_000, month: day / 100 % 100, day: day % 100) else { continue }
      self.days[date] = count
    }
    for (text, count) in genres { add(count, genres: text.split(separator: " ").compactMap { Int($0) }) }
    for (text, count) in countries {
      add(count, countries: text.split(separator: " ").compactMap { Region(String($0)) })
    }
    for (text, count) in directors {
      add(count, directors: text.split(separator: "\n").compactMap { Director(stored: $0) })
    }
  }

  /// Reads `YYYY-MM-DD` as a number such as 20261124; nil for other text.
  private static func day(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard bytes.count >= start + 10 else { return nil }
    var number = 0
    for index in start..<start + 10 where index != start + 4 && index != start + 7 {
      let digit = Int(bytes[index]) - 0x30
      guard (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
    }
    return number
  }
}

extension WatchStatistics.Director {
  /// The director in a line of the column.
  var stored: String { "\(source) \(id) \(name)" }

  fileprivate init?(stored line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let id = Int(parts[1]) else { return nil }
    self.init(source: String(parts[0]), id: id, name: String(parts[2]))
  }
}

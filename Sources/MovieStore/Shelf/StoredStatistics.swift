import MovieDomain

extension WatchStatistics {
  /// Counts films in one pass over the index of the facts. Texts that many films share are parsed once.
  init(of year: Int?, _ db: Connection) throws {
    self.init(of: year)
    // Four digits, as in the column.
    let digits = year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { $0.description.utf8.prefix(4) }
    var (days, decades) = (TextCounts(), TextCounts())
    var (genres, countries, directors) = (TextCounts(), TextCounts(), TextCounts())
    try db.statement(
      """
      SELECT days, releaseDate, average, stars, genres, countries, directors FROM film INDEXED BY seenByFacts
      WHERE seen IS NOT ''
      """
    ).run { row in
      let hasDay = row.withBytes(0) { bytes in
        // Days of ten bytes, with a space between them.
        stride(from: 0, to: bytes.count - 9, by: 11).reduce(into: false) { hasDay, start in
          let day = UnsafeRawBufferPointer(rebasing: bytes[start..<start + 10])
          if let digits, !day.prefix(4).elementsEqual(digits) { return }
          days.add(day)
          hasDay = true
        }
      }
      guard year == nil || hasDay else { return true }
      films += 1
      filmsWithDay += hasDay ? 1 : 0
      // The first three digits of the year.
      row.withBytes(1) { decades.add(.init(rebasing: $0.prefix(3))) }
      if let rating = row.real(3).flatMap({ StarRating(stars: $0) }) { add(rating, score: row.real(2)) }
      row.withBytes(4) { genres.add($0) }
      row.withBytes(5) { countries.add($0) }
      row.withBytes(6) { directors.add($0) }
      return true
    }
    for (text, count) in days.counts {
      if let date = CalendarDate(iso8601: text) { self.days[date] = count }
    }
    for (text, count) in decades.counts {
      if let decade = Int(text) { self.decades[decade * 10] = count }
    }
    for (text, count) in genres.counts { add(count, genres: text.split(separator: " ").compactMap { Int($0) }) }
    for (text, count) in countries.counts {
      add(count, countries: text.split(separator: " ").compactMap { Region(String($0)) })
    }
    for (text, count) in directors.counts {
      add(
        count, directors: text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { Director(stored: Substring($0)) })
    }
  }
}

/// Counts equal texts by their bytes: making and hashing a string of each would take as long as reading the rows.
private struct TextCounts {
  private var texts: [(range: Range<Int>, hash: UInt64, count: Int)] = []
  /// The bytes of the texts.
  private var bytes: [UInt8] = []
  /// For each hash, or the next free place after it, a number in `texts`, or -1. A power of two, at least half free.
  private var places = [Int](repeating: -1, count: 64)

  /// The texts, with how often each was added.
  var counts: [(Substring, Int)] { texts.map { (Substring(decoding: bytes[$0.range], as: UTF8.self), $0.count) } }

  mutating func add(_ text: UnsafeRawBufferPointer) {
    // FNV-1a.
    let hash = text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let place = bytes.withUnsafeBytes { bytes in self.place(of: hash) { bytes[$0].elementsEqual(text) } }
    guard places[place] < 0 else { return texts[places[place]].count += 1 }
    places[place] = texts.count
    texts.append((bytes.count..<bytes.count + text.count, hash, 1))
    bytes.append(contentsOf: text)
    guard texts.count * 2 > places.count else { return }
    places = Array(repeating: -1, count: places.count * 2)
    for index in texts.indices { places[self.place(of: texts[index].hash) { _ in false }] = index }
  }

  private func place(of hash: UInt64, isWanted: (Range<Int>) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (places.count - 1)
    while places[place] >= 0, texts[places[place]].hash != hash || !isWanted(texts[places[place]].range) {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }
}

extension WatchStatistics.Director {
  /// The director in a line of the column.
  var stored: String { "\(source) \(id) \(name)" }

  fileprivate init?(stored line: Substring) {
    let parts = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
      .map(Substring.init)
    guard parts.count == 3, let id = Int(parts[1]) else { return nil }
    self.init(source: String(parts[0]), id: id, name: String(parts[2]))
  }
}

import MovieDomain
import MovieLibC

extension WatchStatistics {
  /// Counts films in one pass over the index of the facts. Texts that many films share are parsed once.
  init(of year: Int?, _ db: Connection) throws {
    self.init(of: year)
    // Four digits, as in the column.
    let digits = year.flatMap { CalendarDate(year: $0, month: 1, day: 1) }.map { $0.description.utf8.prefix(4) }
    var (days, genres, countries, directors) = (TextCounts(), TextCounts(), TextCounts(), TextCounts())
    var decades = [Int](repeating: 0, count: 1_000)
    var ratings = [Rated](repeating: Rated(), count: StarRating.most.halves + 1)
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
      row.withBytes(1) { bytes in
        let decade = bytes.prefix(3).reduce(0) { $0 * 10 + Int($1) - 0x30 }
        if bytes.count > 3, decades.indices.contains(decade) { decades[decade] += 1 }
      }
      if let rating = row.real(3).flatMap({ StarRating(stars: $0) }) { ratings[rating.halves].add(row.real(2)) }
      row.withBytes(4) { genres.add($0) }
      row.withBytes(5) { countries.add($0) }
      row.withBytes(6) { directors.add($0) }
      return true
    }
    for (text, count) in days.counts {
      if let date = CalendarDate(iso8601: text) { self.days[date] = count }
    }
    for (decade, count) in decades.enumerated() where count > 0 { self.decades[decade * 10] = count }
    for (halves, films) in ratings.enumerated() where films.films > 0 {
      if let rating = StarRating(halves: halves) { self.ratings[rating] = films }
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
    guard let start = text.baseAddress else { return }
    // Eight bytes at a time.
    var hash = UInt64(text.count)
    for start in stride(from: 0, to: text.count, by: 8) {
      var part: UInt64 = 0
      withUnsafeMutableBytes(of: &part) { $0.copyBytes(from: text[start..<min(start + 8, text.count)]) }
      hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    let place = bytes.withUnsafeBytes { bytes in
      self.place(of: hash) { range in
        guard range.count == text.count, let known = bytes.baseAddress else { return false }
        return memcmp(known + range.lowerBound, start, text.count) == 0
      }
    }
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
    let (bytes, space) = (line.utf8, UInt8(ascii: " "))
    guard let first = bytes.firstIndex(of: space) else { return nil }
    let rest = bytes[first...].dropFirst()
    guard let second = rest.firstIndex(of: space), let id = Int(line[rest.startIndex..<second]) else { return nil }
    self.init(source: String(line[..<first]), id: id, name: String(line[bytes.index(after: second)...]))
  }
}

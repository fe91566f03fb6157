import MovieDomain
import MovieJSON

extension FilmList {
  /// Reads an export of Trakt: an array of films that were rated, watched or put on a list, such as the watchlist, which
  /// only the name of the file says. Returns nil for another file.
  init?(trakt bytes: [UInt8], upTo lastDay: CalendarDate) {
    guard let start = bytes.first(where: { !" \n\r\t".utf8.contains($0) }), start == UInt8(ascii: "["),
      let root = JSONNode(parsing: bytes), root.isArray
    else { return nil }
    self.init(rows: [])
    hasEntries = true
    for (index, entry) in root.children.enumerated() {
      guard rows.count <= Self.mostRows else { return }
      do throws(ImportReport.Line) {
        rows.append(try Row(trakt: entry, line: index + 1, upTo: lastDay))
      } catch {
        malformed.append(error)
      }
    }
    // An array of anything else is no export, and an empty one may be.
    guard !rows.isEmpty || malformed.isEmpty || malformed.listed.contains(where: { $0.title != nil }) else {
      return nil
    }
    hasDiary = rows.contains { $0.shelf == .seen }
    // Trakt does not say so: each viewing after the first of a film.
    var seen: Set<[String?]> = []
    let viewings = rows.indices.compactMap { index in rows[index].diary?.viewings.first.map { (index, $0) } }
    for (index, var viewing) in viewings.sorted(by: { $0.1.day < $1.1.day })
    where !seen.insert(rows[index].name).inserted {
      viewing.isRewatch = true
      rows[index].diary = Diary(viewings: [viewing])
    }
  }
}

extension FilmList.Row {
  fileprivate init(trakt entry: JSONNode, line: Int, upTo lastDay: CalendarDate) throws(ImportReport.Line) {
    // Cut, because it is shown.
    func text(_ text: String?) -> String? { text.flatMap { MovieQuery($0)?.text } }
    guard let film = entry["movie"], film.isObject else {
      throw .init(line, title: text(entry["show"]?["title"]?.string), reason: .notAFilm)
    }
    let title = text(film["title"]?.string)
    func mistake(_ reason: ImportReport.Reason) -> ImportReport.Line { .init(line, title: title, reason: reason) }
    let ids = film["ids"]
    let tmdbID = ids?["tmdb"]?.integer.flatMap { (1...Int(Int32.max)).contains($0) ? $0 : nil }
    let imdbID = MovieDetails.acceptingIMDbID(ids?["imdb"]?.string)
    guard title != nil || tmdbID != nil || imdbID != nil else { throw mistake(.noTitle) }
    func day(_ key: String) throws(ImportReport.Line) -> CalendarDate? {
      guard let written = entry[key]?.string, !written.isEmpty else { return nil }
      guard let day = CalendarDate(written: written) else { throw mistake(.invalidDay(text(written) ?? "")) }
      return day
    }
    let rating = entry["rating"].flatMap { $0.isNull ? nil : $0 }
    let stars = rating?.integer.flatMap { StarRating(halves: $0) }
    if let rating, stars == nil { throw mistake(.invalidRatingOfTen(rating.shown)) }
    var watched = try day("watched_at")
    if watched == nil { watched = try day("last_watched_at") }
    // The day of a rating is not one of watching: the history has those.
    let rated = try day("rated_at")
    let listed = try day("listed_at")
    if let day = rated, ViewingDay(day, today: lastDay) == nil { throw mistake(.notWatched(on: day, upTo: lastDay)) }
    var diary: Diary?
    if let watched {
      guard let day = ViewingDay(watched, today: lastDay) else {
        throw mistake(.notWatched(on: watched, upTo: lastDay))
      }
      diary = Diary(viewings: [Viewing(day: day, rating: stars, isRewatch: (entry["plays"]?.integer ?? 1) > 1)])
    } else if let stars {
      diary = Diary(filmRating: stars)
    }
    let isSeen = diary != nil || entry["plays"] != nil
    self.init(
      line: line, title: title, year: film["year"]?.integer, tmdbID: tmdbID, imdbID: imdbID,
      date: watched ?? rated ?? listed,
      diary: diary, shelf: isSeen ? .seen : nil)
  }
}

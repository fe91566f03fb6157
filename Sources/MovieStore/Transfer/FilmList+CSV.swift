public import MovieDomain

extension FilmList {
  /// Parses CSV with a header, also with semicolons or tabs between the fields, as spreadsheets write it. Returns nil when
  /// none of the first 100 records is a header with a column for titles or ids. Stops after more than `mostRows`.
  ///
  /// Ratings and viewings are parsed only if `lastDay` is given; no viewing may be after it. Lines before the header are
  /// skipped, because a list exported by Letterboxd begins with a table about the list itself.
  public init?(csv bytes: [UInt8], diaryUpTo lastDay: CalendarDate? = nil) {
    var first: (records: CSVReader, columns: FilmColumns)?
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      // One record at a time, because the fields of all records need many times the memory of the file.
      var records = CSVReader(bytes, separator: separator)
      guard let columns = FilmColumns(in: &records) else { continue }
      // With another separator, a row may look like a header below the real one.
      if columns.line < first?.columns.line ?? .max { first = (records, columns) }
    }
    guard var (records, columns) = first else { return nil }
    // A day such as 3/4/2014 is what it would be in the rows that show the order of the numbers.
    columns.dayOrder = columns.dayOrder(in: records)
    self.init(rows: [])
    while rows.count <= Self.mostRows, let record = records.next() {
      hasDiary = hasDiary || columns.hasDiary(in: record.fields)
      do throws(ImportReport.Line) {
        let row = try columns.row(record.fields, line: record.line, diaryUpTo: lastDay)
        rows.append(row)
        if lastDay != nil, columns.hasUndatedReview(in: record.fields) {
          undatedReviews.append(.init(record.line, title: row.title))
        }
      } catch {
        malformed.append(error)
      }
    }
  }

  /// Whether the first line has names of known columns, but none of titles or ids.
  public static func lacksTitles(csv bytes: [UInt8]) -> Bool {
    var records = CSVReader(bytes)
    guard let names = records.next()?.fields?.map(FilmColumns.normalized) else { return false }
    return names.contains(where: FilmColumns.others.contains) && FilmColumns(header: names) == nil
  }
}

/// The positions of the known columns, by their names in the header.
private struct FilmColumns {
  private enum Column {
    case title, year, tmdbID, imdbID, date, ratedDay, kind, releaseDay, rating, ratingOfTen, day, rewatch, review, tags
    case list
  }

  /// The viewer's ratings at services that list those of all users, too.
  private static let ownRatings = ["yourrating", "yourated"]

  private static let names: [Column: [String]] = [
    .title: ["name", "title"], .tmdbID: ["tmdbid"], .imdbID: ["imdbid", "const"], .year: ["year"],
    // The day of a rating is not one of watching.
    .date: ["date", "created"], .ratedDay: ["daterated"], .kind: ["type", "titletype"], .releaseDay: ["releasedate"],
    // Where there is one of ten, the other rating is that of the service's users.
    .rating: ["rating"], .ratingOfTen: ownRatings + ["rating10"],
    .day: ["watcheddate"], .rewatch: ["rewatch"], .review: ["review"], .tags: ["tags"],
    // Of files that were exported here.
    .list: ["list"],
  ]

  /// Whether there is a column for places in a list, which marks the header of the films in a Letterboxd list.
  let hasPositions: Bool
  private(set) var line = 1
  /// The order of numbers in days that do not show it themselves; nil if it is not known.
  var dayOrder: DayOrder?
  private let count: Int
  private let places: [Column: Int]

  /// Columns that occur in lists of films beside titles and ids.
  static let others: Set<String> = [
    "year", "date", "letterboxduri", "url", "rating", "rating10", "watcheddate", "rewatch",
  ]

  /// What services call films. Series, episodes and games are none.
  private static let filmKinds: Set<String> = [
    "movie", "featurefilm", "film", "tvmovie", "tvspecial", "short", "shortfilm", "tvshort", "video", "documentary",
  ]

  /// The name of a column without the differences between services.
  static func normalized(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }

  /// Whether a row has a rating or a day of watching. A list exported by this program has empty columns for them.
  func hasDiary(in fields: [String]?) -> Bool {
    guard let fields, fields.count == count else { return false }
    return [.rating, .ratingOfTen, .day].contains { isFilled($0, in: fields) }
  }

  func hasUndatedReview(in fields: [String]?) -> Bool {
    guard let fields, !isFilled(.day, in: fields) else { return false }
    return [.review, .tags].contains { isFilled($0, in: fields) }
  }

  private func isFilled(_ column: Column, in fields: [String]) -> Bool {
    places[column].map { !fields[$0].allSatisfy(\.isWhitespace) } ?? false
  }

  /// The order of numbers in the days of a file; nil if no day shows it, or some contradict others.
  func dayOrder(in records: CSVReader) -> DayOrder? {
    let days = [Column.date, .ratedDay, .day].compactMap { places[$0] }
    guard !days.isEmpty else { return nil }
    var order: DayOrder?
    for case let fields? in records.lazy.map(\.fields) where fields.count == count {
      for place in days {
        guard let shown = MovieQuery(fields[place]).flatMap({ DayOrder(shownBy: $0.text) }) else { continue }
        if let order, order != shown { return nil }
        order = shown
      }
    }
    return order
  }

  /// The number of records among which the header is looked for. Without a limit, a large file without one would be
  /// compared with the names of columns as a whole.
  private static let searchedRecords = 100

  /// Reads up to the header, and past it. Returns nil when there is none.
  init?(in records: inout CSVReader) {
    var isList: Bool?
    for _ in 0..<Self.searchedRecords {
      guard let record = records.next() else { return nil }
      isList = isList ?? (record.fields?.first?.hasPrefix("Letterboxd list export") ?? false)
      if let columns = record.fields.flatMap({ Self(header: $0.map(Self.normalized)) }),
        isList == false || columns.hasPositions
      {
        self = columns
        line = record.line
        return
      }
    }
    return nil
  }

  init?(header names: [String]) {
    hasPositions = names.contains("position")
    count = names.count
    var places = Self.names.compactMapValues { known in known.lazy.compactMap { names.firstIndex(of: $0) }.first }
    if names.contains(where: Self.ownRatings.contains) { places[.rating] = nil }
    if places[.title] == nil && places[.tmdbID] == nil && places[.imdbID] == nil { return nil }
    self.places = places
  }

  /// Reads a row. Throws when a value is invalid or the row has neither title nor id.
  func row(_ fields: [String]?, line: Int, diaryUpTo lastDay: CalendarDate?) throws(ImportReport.Line) -> FilmList.Row {
    guard var fields else { throw .init(line, reason: .quotes) }
    // Only files that were exported here are guarded, and their column tells.
    if places[.list] != nil { fields = fields.map(\.withoutFormulaGuard) }
    guard fields.count == count else { throw .init(line, reason: .fieldCount) }
    func text(_ column: Column) -> String? { places[column].flatMap { MovieQuery(fields[$0])?.text } }
    let title = text(.title)
    func mistake(_ reason: ImportReport.Reason) -> ImportReport.Line { .init(line, title: title, reason: reason) }
    func number(
      _ column: Column, in range: ClosedRange<Int>, _ reason: (String) -> ImportReport.Reason
    ) throws(ImportReport.Line) -> Int? {
      guard let text = text(column) else { return nil }
      guard let number = Int(text), range.contains(number) else { throw mistake(reason(text)) }
      return number
    }
    if let kind = text(.kind), !Self.filmKinds.contains(Self.normalized(kind)) {
      throw mistake(.notAFilm)
    }
    let released = text(.releaseDay).flatMap { CalendarDate(iso8601: $0.prefix(10)) }?.year
    let year = try number(.year, in: FilmList.Row.years) { .invalidYear($0) } ?? released
    let tmdbID = try number(.tmdbID, in: 1...Int(Int32.max)) { .invalidID($0) }
    let typedID = text(.imdbID)
    let imdbID = MovieDetails.acceptingIMDbID(typedID)
    if let typedID, imdbID == nil { throw mistake(.invalidID(typedID)) }
    guard title != nil || tmdbID != nil || imdbID != nil else { throw mistake(.noTitle) }
    let date = text(.ratedDay) ?? text(.date)
    let day = date.flatMap { CalendarDate(listed: $0, dayOrder) }
    if let date, day == nil { throw mistake(.invalidDay(date)) }
    var diary: Diary?
    if let lastDay { diary = try self.diary(fields, upTo: lastDay, mistake) }
    let list = text(.list)?.lowercased()
    let isRemovedRating = list == FilmCSV.removedRating
    if isRemovedRating, let lastDay { diary?.ratedOn = day.map { min($0, lastDay) } }
    let unrated: Shelf? = places[.kind] == nil ? nil : .watchlist
    return FilmList.Row(
      line: line, title: title, year: year, tmdbID: tmdbID, imdbID: imdbID, date: day, diary: diary,
      // Other lists have no room for a rating or a viewing.
      shelf: hasDiary(in: fields) || isRemovedRating ? .seen : list.flatMap { Shelf(rawValue: $0) } ?? unrated)
  }

  /// Reads the rating and the viewing. A rating without a day is one of the film.
  private func diary(
    _ fields: [String], upTo lastDay: CalendarDate, _ mistake: (ImportReport.Reason) -> ImportReport.Line
  ) throws(ImportReport.Line) -> Diary {
    func text(_ column: Column) -> String { places[column].flatMap { MovieQuery(fields[$0])?.text } ?? "" }
    var stars: StarRating?
    if let rating = [.rating, .ratingOfTen].map(text).first(where: { !$0.isEmpty }) {
      let isOfTen = text(.rating).isEmpty
      stars = isOfTen ? StarRating(ofTen: rating) : StarRating(text: rating)
      guard stars != nil else { throw mistake(isOfTen ? .invalidRatingOfTen(rating) : .invalidRating(rating)) }
    }
    guard !text(.day).isEmpty else { return Diary(filmRating: stars) }
    guard let date = CalendarDate(listed: text(.day), dayOrder) else { throw mistake(.invalidDay(text(.day))) }
    guard let watched = ViewingDay(date, today: lastDay) else { throw mistake(.notWatched(on: date, upTo: lastDay)) }
    let tags = places[.tags].map { fields[$0].split(whereSeparator: \.isWhitespace) } ?? []
    let viewing = Viewing(
      day: watched, rating: stars, isRewatch: ["yes", "true", "1"].contains(text(.rewatch).lowercased()),
      review: places[.review].map { fields[$0] } ?? "", tags: tags.joined(separator: " "))
    return Diary(viewings: [viewing])
  }
}

extension ImportReport.Reason {
  /// Why a day is not a `ViewingDay`.
  static func notWatched(on day: CalendarDate, upTo lastDay: CalendarDate) -> Self {
    day > lastDay ? .futureDay(day) : .earlyDay(day)
  }
}

/// The order of numbers in a day with slashes.
private enum DayOrder {
  /// As in `24/3/2014`.
  case dayFirst
  /// As in `3/24/2014`.
  case monthFirst

  /// The order of a day of which one number can only be that of the day; nil if both may be.
  init?(_ numbers: [Int]) {
    if numbers[0] > 12 {
      self = .dayFirst
    } else if numbers[1] > 12 {
      self = .monthFirst
    } else {
      return nil
    }
  }

  /// The order that a day with slashes shows; nil if it does not, or for other text.
  init?(shownBy text: String) {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 3, numbers[2] > 999, CalendarDate(listed: text, nil) != nil else { return nil }
    self.init(numbers)
  }
}

extension CalendarDate {
  /// Parses a day, or the day of a moment. TMDb and others also write a day like its first moment.
  init?(written text: String) {
    let isDay = ["T00:00:00Z", "T00:00:00.000Z"].contains { text.hasSuffix($0) }
    self.init(dayOf: isDay ? String(text.prefix(10)) : text)
  }

  /// Parses a day such as `2014-03-24`, `Mon Mar 24 00:00:00 2014`, `24.3.2014` or `3/24/2014`, or the day of a moment.
  /// Returns nil if it may be another day, as `3/4/2014` may if the order is not known.
  fileprivate init?(listed text: String, _ order: DayOrder?) {
    if let day = CalendarDate(written: text) {
      self = day
      return
    }
    let parts = text.split { " ./".contains($0) }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    if parts.count == 5, let month = months.firstIndex(of: String(parts[1])) {
      guard let day = Int(parts[2]), let year = Int(parts[4]) else { return nil }
      self.init(year: year, month: month + 1, day: day)
      return
    }
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    if parts[0].count == 4 {
      self.init(year: numbers[0], month: numbers[1], day: numbers[2])
      return
    }
    guard parts[2].count == 4 else { return nil }
    let isDayFirst = text.contains(".") || numbers[0] == numbers[1]
    let shown: DayOrder? = isDayFirst ? .dayFirst : DayOrder(numbers) ?? order
    switch shown {
    case .dayFirst?: self.init(year: numbers[2], month: numbers[1], day: numbers[0])
    case .monthFirst?: self.init(year: numbers[2], month: numbers[0], day: numbers[1])
    case nil: return nil
    }
  }
}

extension StarRating {
  /// Parses a rating from 0.5 to 10, also with a decimal comma, rounded to half stars. Returns nil if it is none.
  fileprivate init?(ofTen text: String) {
    let text = text.replacing(",", with: ".")
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let rating = Double(text),
      (0.5...10).contains(rating)
    else { return nil }
    self.init(halves: Int(rating + 0.5))
  }
}

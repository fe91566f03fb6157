import MovieDomain
import MovieJSON

extension StoredFilm {
  /// Reads a film of an archive. A film whose details are missing or cannot be read has what lists show.
  init(record: JSONNode) throws {
    let source = try record.required("source", \.string)
    var shelves: [Shelf: CalendarDate] = [:]
    for (name, date) in try record.required("shelves", { $0.isObject ? $0 : nil }).members {
      guard let shelf = Shelf(rawValue: name) else { throw UnreadableRecord() }
      shelves[shelf] = try CalendarDate.read(date)
    }
    guard !source.isEmpty, !shelves.isEmpty else { throw UnreadableRecord() }
    let movie = try record.required("movie", Movie.init(record:))
    let details = try? record.required("details") { try MovieDetails(record: $0, of: movie) }
    self.init(
      source: CatalogSource(idNamespace: source),
      details: details ?? MovieDetails(movie: movie, credits: nil, reviews: nil), shelves: shelves,
      diary: try record.optional("diary", Diary.init(record:)), isIncomplete: details == nil)
  }

  /// The film in an archive: one line of JSON without invisible characters. Records are copied as stored if they are
  /// given, with members that this version does not know.
  func line(movie: String? = nil, details: String? = nil) -> String {
    let dates = Shelf.allCases.compactMap { shelf in shelves[shelf].map { #""\#(shelf.rawValue)":"\#($0)""# } }
    let details = isIncomplete ? "" : #""details":\#(details ?? self.details.record.encoded()),"#
    let diary = diary.map { #""diary":\#($0.record.encoded()),"# } ?? ""
    let movie = movie ?? self.details.movie.record.encoded()
    let source = JSONValue.string(source.idNamespace).encoded()
    // Records that were copied may have characters that this program escapes.
    return json(
      #"{\#(details)\#(diary)"movie":\#(movie),"shelves":{\#(dates.joined(separator: ","))},"source":\#(source)}"#
    ) { $0.isInvisible }
  }
}

extension Diary {
  init(record: JSONNode) throws {
    self.init(
      filmRating: try record.optional("rating", StarRating.read),
      ratedOn: try record.optional("rated", CalendarDate.read),
      viewings: try record.required("viewings") { viewings in
        try viewings.isArray ? viewings.children.map(Viewing.init(record:)) : nil
      })
  }

  var record: JSONValue {
    .record([
      "rating": .number(filmRating?.stars), "rated": .text(ratedOn?.description),
      "viewings": .array(viewings.map(\.record)),
    ])
  }
}

extension Viewing {
  fileprivate init(record: JSONNode) throws {
    self.init(
      day: ViewingDay(recorded: try record.required("day", CalendarDate.read)),
      rating: try record.optional("rating", StarRating.read), isRewatch: try record.required("rewatch", \.bool),
      review: try record.optional("review", \.string) ?? "", tags: try record.optional("tags", \.string) ?? "")
  }

  fileprivate var record: JSONValue {
    .record([
      "day": .string(day.date.description), "rating": .number(rating?.stars), "rewatch": .bool(isRewatch),
      "review": review.isEmpty ? .null : .string(review), "tags": tags.isEmpty ? .null : .string(tags),
    ])
  }
}

extension StarRating {
  fileprivate static func read(_ record: JSONNode) throws -> StarRating {
    guard let rating = record.number.flatMap({ StarRating(stars: $0) }) else {
      throw UnreadableRecord(reason: .invalidRating(record.shown))
    }
    return rating
  }
}

extension CalendarDate {
  fileprivate static func read(_ record: JSONNode) throws -> CalendarDate {
    guard let day = CalendarDate(stored: record.string) else {
      throw UnreadableRecord(reason: .invalidDay(record.shown))
    }
    return day
  }
}

import MovieDomain

/// A film with its shelves, as exported in an archive.
struct FilmRecord: Decodable, Sendable {
  var source: String
  /// Only in archives of version 1, which have favorites only.
  var added: String?
  /// The dates on which the film was added, by the names of shelves.
  var shelves: [String: String]?
  var diary: DiaryRecord?
  var movie: MovieRecord
  /// Nil if the details are missing or cannot be read. The film then has what lists show.
  var details: DetailsRecord?

  private enum CodingKeys: CodingKey {
    case source, added, shelves, diary, movie, details
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    source = try members.decode(String.self, forKey: .source)
    added = try members.decodeIfPresent(String.self, forKey: .added)
    shelves = try members.decodeIfPresent([String: String].self, forKey: .shelves)
    diary = try members.decodeIfPresent(DiaryRecord.self, forKey: .diary)
    movie = try members.decode(MovieRecord.self, forKey: .movie)
    details = try? members.decode(DetailsRecord.self, forKey: .details)
  }

  /// The film; nil when its catalog or its shelves are missing or invalid.
  var film: StoredFilm? {
    let names = shelves ?? added.map { [Shelf.favorites.rawValue: $0] } ?? [:]
    var dates: [Shelf: CalendarDate] = [:]
    for (name, date) in names {
      guard let shelf = Shelf(rawValue: name), let added = CalendarDate(iso8601: Substring(date)) else { return nil }
      dates[shelf] = added
    }
    guard !source.isEmpty, !dates.isEmpty else { return nil }
    let diary = diary?.diary
    guard diary != nil || self.diary == nil else { return nil }
    let movie = movie.movie
    return StoredFilm(
      source: CatalogSource(idNamespace: source), details: details?.details(of: movie) ?? MovieDetails(movie: movie),
      shelves: dates, diary: diary, isIncomplete: details == nil)
  }
}

/// The text of a film in an archive. It can be read as a `FilmRecord`.
struct FilmText: Sendable {
  private let source: String
  private let shelves: [Shelf: CalendarDate]
  private let diary: String?
  private let movie: String
  /// Nil for a film whose details are missing or cannot be read.
  private let details: String?

  /// The text of a film that was decoded.
  init(_ film: StoredFilm) throws {
    try self.init(
      film, movie: try RecordCoding.text(MovieRecord(film.details.movie)),
      details: film.isIncomplete ? nil : try RecordCoding.text(DetailsRecord(film.details)))
  }

  /// The text of a film whose stored records are copied.
  init(_ film: StoredFilm, movie: String, details: String?) throws {
    source = try RecordCoding.text(film.source.idNamespace)
    shelves = film.shelves
    diary = try film.diary.map { try RecordCoding.text(DiaryRecord($0)) }
    self.movie = movie
    self.details = details
  }

  /// One line of JSON with sorted keys, without invisible characters.
  var line: String {
    let dates = Shelf.allCases.compactMap { shelf in shelves[shelf].map { #""\#(shelf.rawValue)":"\#($0)""# } }
    let details = details.map { #""details":\#($0),"# } ?? ""
    let diary = diary.map { #""diary":\#($0),"# } ?? ""
    return RecordCoding.escapingInvisible(
      #"{\#(details)\#(diary)"movie":\#(movie),"shelves":{\#(dates.joined(separator: ","))},"source":\#(source)}"#
    )
  }
}

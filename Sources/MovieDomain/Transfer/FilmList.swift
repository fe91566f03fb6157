/// A list of films from another service, such as a Letterboxd export.
public struct FilmList: Sendable, Hashable {
  /// The id namespace of the catalog that the `tmdbID` column refers to.
  public static let idNamespace = "tmdb"

  /// A row that identifies a film by its TMDb id, its title, or both.
  public struct Row: Sendable, Hashable {
    /// The number of the row's line, counted from 1.
    public var line: Int
    /// The title, in any language; nil if the row has none.
    public var title: String?
    /// The release year, 1 through 9999; nil if the row has none.
    public let year: Int?
    /// The film's id at TMDb, greater than 0; nil if the row has none.
    public var tmdbID: Movie.ID?
    /// The date on which the film was added to the list; nil if the row has none or an invalid one.
    public var date: CalendarDate?

    /// The valid release years.
    static let years = 1...9999

    /// Creates a row. Give an id, a title, or both.
    public init(
      line: Int, title: String? = nil, year: Int? = nil, tmdbID: Movie.ID? = nil, date: CalendarDate? = nil
    ) {
      self.line = line
      self.title = title
      self.year = Self.years.accepting(year)
      self.tmdbID = tmdbID
      self.date = date
    }
  }

  /// The number of rows above which a list is too large to import.
  public static let mostRows = 1_000_000

  /// The rows that identify a film, in file order.
  public var rows: [Row]
  /// The lines that could not be parsed or do not identify a film, with the reasons.
  public var malformed: ImportReport.Lines

  /// Creates a list.
  public init(rows: [Row], malformed: ImportReport.Lines = []) {
    self.rows = rows
    self.malformed = malformed
  }

  /// Parses CSV with a header. Returns nil when no line is a header with a column for titles or ids. Stops after more
  /// than `mostRows`.
  ///
  /// Lines before the header are skipped, because a list exported by Letterboxd begins with a table about the list
  /// itself.
  public init?(csv bytes: [UInt8]) {
    // One record at a time, because the fields of all records need many times the memory of the file.
    var records = CSVReader(bytes)
    guard let columns = FilmColumns(in: &records) else { return nil }
    self.init(rows: [])
    while rows.count <= Self.mostRows, let record = records.next() {
      do throws(FilmColumns.Mistake) {
        rows.append(try columns.row(record.fields, line: record.line))
      } catch {
        malformed.append(.init(record.line, title: error.title, reason: error.reason))
      }
    }
  }
}

/// The positions of the known columns, by their names in the header.
private struct FilmColumns {
  /// Whether there is a column for places in a list, which marks the header of the films in a Letterboxd list.
  let hasPositions: Bool
  private let count: Int
  private let title: Int?
  private let year: Int?
  private let tmdbID: Int?
  private let date: Int?

  /// Reads up to the header, and past it. Returns nil when there is none.
  init?(in records: inout CSVReader) {
    var isList: Bool?
    while let record = records.next() {
      isList = isList ?? (record.fields?.first?.hasPrefix("Letterboxd list export") ?? false)
      if let columns = record.fields.flatMap(Self.init(_:)), isList == false || columns.hasPositions {
        self = columns
        return
      }
    }
    return nil
  }

  private init?(_ header: [String]) {
    let names = header.map { $0.lowercased().filter { !$0.isWhitespace } }
    func column(_ known: String...) -> Int? { known.lazy.compactMap { names.firstIndex(of: $0) }.first }
    hasPositions = names.contains("position")
    count = header.count
    title = column("name", "title")
    tmdbID = column("tmdbid")
    year = column("year")
    date = column("date")
    if title == nil && tmdbID == nil { return nil }
  }

  /// What is wrong with a row.
  struct Mistake: Error {
    var reason: ImportReport.Reason
    var title: String?
  }

  /// Reads a row. Throws when a value is invalid or the row has neither title nor id.
  func row(_ fields: [String]?, line: Int) throws(Mistake) -> FilmList.Row {
    guard let fields else { throw Mistake(reason: .quotes) }
    guard fields.count == count else { throw Mistake(reason: .fieldCount) }
    func text(_ column: Int?) -> String? { column.flatMap { MovieQuery(fields[$0])?.text } }
    let title = text(title)
    func number(
      _ column: Int?, in range: ClosedRange<Int>, _ reason: (String) -> ImportReport.Reason
    ) throws(Mistake) -> Int? {
      guard let text = text(column) else { return nil }
      guard let number = Int(text), range.contains(number) else { throw Mistake(reason: reason(text), title: title) }
      return number
    }
    let year = try number(year, in: FilmList.Row.years) { .invalidYear($0) }
    let tmdbID = try number(tmdbID, in: 1...Int(Int32.max)) { .invalidID($0) }
    guard title != nil || tmdbID != nil else { throw Mistake(reason: .noTitle) }
    return FilmList.Row(
      line: line, title: title, year: year, tmdbID: tmdbID,
      date: text(date).flatMap { CalendarDate(iso8601: Substring($0)) })
  }
}

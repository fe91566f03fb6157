import MovieDomain
import MovieJSON

extension StoredFilm {
  /// Reads a film of an archive. A film whose details are missing or cannot be read has what lists show.
  init(record: JSONNode) throws {
    let source = try record.required("source", \.string)
    var shelves: [Shelf: CalendarDate] = [:]
    for (name, date) in try record.required("shelves", { $0.isObject ? $0 : nil }).members {
      guard let shelf = Shelf(rawValue: name), let date = CalendarDate(stored: date.string) else {
        throw UnreadableRecord()
      }
      shelves[shelf] = date
    }
    guard !source.isEmpty, !shelves.isEmpty else { throw UnreadableRecord() }
    let movie = try record.required("movie", Movie.init(record:))
    let details = try? record.required("details") { try MovieDetails(record: $0, of: movie) }
    self.init(
      source: CatalogSource(idNamespace: source), details: details ?? MovieDetails(movie: movie), shelves: shelves,
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
    return Self.escapingInvisible(
      #"{\#(details)\#(diary)"movie":\#(movie),"shelves":{\#(dates.joined(separator: ","))},"source":\#(source)}"#)
  }

  /// Escapes control characters and invisible characters in JSON, which keeps its meaning.
  private static func escapingInvisible(_ text: String) -> String {
    // Most films have nothing to escape, and an export has thousands.
    var text = text
    guard !text.withUTF8(isCertainlyVisible) else { return text }
    return json(text) { scalar in
      guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7F }
      return switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: false
      }
    }
  }

  /// Whether UTF-8 has only ASCII, Latin and Cyrillic letters, and dashes and quotation marks.
  private static func isCertainlyVisible(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x20..<0x7F: index += 1
      case 0xC3...0xC5, 0xD0...0xD1: index += 2
      case 0xE2:
        guard index + 2 < bytes.count, bytes[index + 1] == 0x80, (0x90...0xA6).contains(bytes[index + 2]) else {
          return false
        }
        index += 3
      default: return false
      }
    }
    return true
  }
}

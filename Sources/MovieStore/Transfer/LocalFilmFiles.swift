public import MovieDomain
import MovieLibC

/// Reads and writes films in local files, on standard input and on standard output.
public struct LocalFilmFiles: FilmFiles {
  /// The size limit of an imported list in bytes: 64 MiB. Archives may have any size.
  public static let largestFile = 64 << 20

  private static let zipSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  private let input: Int32
  private let clean: @Sendable (String) -> String
  private let output: @Sendable (String) async -> Void

  /// Creates access to files. `clean` removes line breaks and control characters from a title.
  ///
  /// Without a path, `input` is the descriptor that is read, and `output` is called with text to write.
  public init(
    input: Int32, clean: @escaping @Sendable (String) -> String, output: @escaping @Sendable (String) async -> Void
  ) {
    self.input = input
    self.clean = clean
    self.output = output
  }

  public func read(
    _ path: String?, for shelf: Shelf?, today: CalendarDate
  ) throws(StoreError) -> FilmFile {
    do throws(StoreError) {
      if let path, let archive = try UserFile(path: path).archive() { return .archive(archive) }
      var (bytes, archive): UserFile.Contents =
        if let path {
          try UserFile(path: path).read(upTo: Self.largestFile)
        } else {
          try UserFile.read(input, upTo: Self.largestFile)
        }
      if let archive { return .archive(archive) }
      guard !bytes.starts(with: Self.zipSignature) else { throw StoreError(.zipped, path: path) }
      bytes = Self.utf8(bytes)
      if FilmArchive.canRead(bytes) { return .archive(try FilmArchive(bytes)) }
      // A zero byte means a picture or another file that is not text.
      guard !bytes.contains(0) else { throw StoreError(.noFilms, path: path) }
      // Where the file was written, the next day may have begun.
      let lastDay = today.dayAfter ?? today
      guard
        let list = FilmList(trakt: bytes, upTo: lastDay)
          ?? FilmList(csv: bytes, diaryUpTo: shelf == nil || shelf == .seen ? lastDay : nil)
      else {
        throw StoreError(FilmList.lacksTitles(csv: bytes) ? .noTitleColumn : .noFilms, path: path)
      }
      guard list.rows.count <= FilmList.mostRows else { throw StoreError(.tooLarge, path: path) }
      return .list(list)
    } catch {
      guard error.code == .malformed || error.code == .newerVersion else { throw error }
      throw StoreError(error.code == .newerVersion ? .newerVersion : .noFilms, path: path)
    }
  }

  /// Text in UTF-8 or UTF-16 with a byte order mark, or in Windows-1252 or Windows-1251, as UTF-8 without one.
  /// Spreadsheets write all of them.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    if isBigEndian || bytes.starts(with: [0xFF, 0xFE]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
        let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    // In Windows-1252, other bytes than those of its table are the numbers of the characters in Unicode. In Windows-1251,
    // those after its table are the letters from А to я, which Unicode has in the same order.
    let (table, offset): ([UInt16], UInt16) = isCyrillic(bytes) ? (windows1251, 0x410 - 0xC0) : (windows1252, 0)
    let units = bytes.lazy.map { (byte: UInt8) -> UInt16 in
      guard byte >= 0x80 else { return UInt16(byte) }
      let index = Int(byte - 0x80)
      return index < table.count ? table[index] : UInt16(byte) + offset
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether the letters outside ASCII mostly follow one another. Letters with accents rarely do.
  private static func isCyrillic(_ bytes: [UInt8]) -> Bool {
    let letters = bytes.count { $0 >= 0xC0 }
    let pairs = zip(bytes, bytes.dropFirst()).count { $0 >= 0xC0 && $1 >= 0xC0 }
    return pairs > 0 && pairs * 2 >= letters
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F, such as € and curly quotation marks.
  private static let windows1252: [UInt16] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]

  /// The characters of Windows-1251 from 0x80 to 0xBF, such as Ё, № and quotation marks.
  private static let windows1251: [UInt16] = [
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039,
    0x040A, 0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x0098, 0x2122, 0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408,
    0x00A4, 0x0490, 0x00A6, 0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407,
    0x00B0, 0x00B1, 0x0406, 0x0456, 0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB,
    0x0458, 0x0405, 0x0455, 0x0457,
  ]

  public func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, as format: FilmFileFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> ExportReport {
    guard let path else {
      return try await write(library, shelf, as: format) { text throws(StoreError) in await output(text) }
    }
    let isReplaced = replacing && (try? FileStatus.of(path))?.type == S_IFREG
    return try await UserFile(path: path).write(replacing: replacing) { write async throws(StoreError) in
      let report = try await self.write(library, shelf, as: format, to: write)
      // The existing file may have what is missing in this one.
      if isReplaced, !report.unreadable.isEmpty || report.hasUnreadableDetails {
        throw StoreError(.unreadableFilms, path: path)
      }
      if isReplaced, let damaged = try await library.fileWithLostFilms() {
        throw StoreError(.earlierLoss, path: damaged)
      }
      return report
    }
  }

  /// Writes an iCalendar file. It replaces an earlier one of the same product in one step, once it is on disk.
  ///
  /// Throws `StoreError(.notACalendar)` for another existing file. The product is in the third line.
  public static func write(calendar: String, to path: String) async throws(StoreError) {
    let file = UserFile(path: path)
    do throws(StoreError) {
      let head = calendar.split(separator: "\r\n").prefix(3).joined(separator: "\r\n")
      let isEarlier = try file.begins(with: head)
      try await file.write(replacing: isEarlier) { write throws(StoreError) in try await write(calendar) }
    } catch {
      throw error.code == .fileExists ? StoreError(.notACalendar, path: path) : error
    }
  }

  private func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, as format: FilmFileFormat,
    to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    switch (format, shelf) {
    case (.csv, let shelf?): try await FilmCSV.write(library, shelf, clean: clean, to: write)
    // A table has room for one shelf.
    case (.csv, nil): throw StoreError(.unknownFormat)
    case (.json, _): try await FilmArchive.write(library, shelf, to: write)
    }
  }
}

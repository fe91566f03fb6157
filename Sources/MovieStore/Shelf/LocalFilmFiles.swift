public import MovieDomain

/// Reads and writes favorites in local files, on standard input and on standard output.
public struct LocalFilmFiles: FilmFiles {
  /// The size limit of an imported file in bytes: 64 MiB.
  public static let largestFile = 64 << 20

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

  public func read(_ path: String?) throws(StoreError) -> FilmFile {
    let bytes =
      if let path {
        try UserFile(path: path).read(upTo: Self.largestFile)
      } else {
        try UserFile.read(input, upTo: Self.largestFile, path: nil)
      }
    if FilmArchive.canRead(bytes) {
      do throws(StoreError) {
        let archive = try FilmArchive(bytes)
        return .archive(archive.entries, malformed: archive.malformed)
      } catch {
        throw StoreError(error.code == .newerVersion ? .newerVersion : .noFilms, path: path)
      }
    }
    // A zero byte means a picture or another file that is not text.
    guard !bytes.contains(0), let list = FilmList(csv: bytes) else { throw StoreError(.noFilms, path: path) }
    guard list.rows.count <= FilmList.mostRows else { throw StoreError(.tooLarge, path: path) }
    return .list(list)
  }

  public func write(
    _ library: any FilmLibrary, as format: FilmFileFormat, to path: String?, replacing: Bool
  ) async throws(StoreError) -> ExportReport {
    guard let path else {
      return try await write(library, as: format) { text throws(StoreError) in await output(text) }
    }
    return try await UserFile(path: path).write(replacing: replacing) { write throws(StoreError) in
      try await self.write(library, as: format, to: write)
    }
  }

  private func write(
    _ library: any FilmLibrary, as format: FilmFileFormat, to write: (String) async throws(StoreError) -> Void
  ) async throws(StoreError) -> ExportReport {
    switch format {
    case .json: try await FilmArchive.write(library, to: write)
    case .csv: try await FilmCSV.write(library, clean: clean, to: write)
    }
  }
}

import Foundation
import MovieDomain
import MovieStore

/// A visitor's shelves and settings, each in a small file.
///
/// The shelves are in memory, and every change writes them to an archive, as `vip export` does. It has no details of the
/// films, which the site always loads. A film thus takes less than a kilobyte, where an empty database with its indexes takes
/// hundreds.
actor VisitorLibrary: FilmLibrary {
  private let settingsFile: SettingsFile
  private let folder: URL
  private let limit: Int
  private let report: @Sendable (StoreError) -> Void
  private var reading: Task<Result<TransientFilmLibrary, StoreError>, Never>?
  private var lastChange: Task<Result<Set<FilmID>, StoreError>, Never>?
  private let observers = ChangeObservers<Set<FilmID>>()

  private static let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })

  /// Creates a library in `folder`, which is created with the first change.
  ///
  /// Adding a film throws `StoreError(.sizeLimit)` if the shelves would take more than `limit` bytes. `report` is told of a
  /// damaged file, which is copied before what can be read of it takes its place.
  init(folder: URL, limit: Int, report: @escaping @Sendable (StoreError) -> Void) {
    self.folder = folder
    self.limit = limit
    self.report = report
    settingsFile = SettingsFile(directory: folder.path)
  }

  private var path: String { folder.appending(path: "films.json").path }

  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart {
    try await shelves().films(on: shelf, order, meeting: filter, offset: offset, limit: limit)
  }

  func details(of id: FilmID) async throws(StoreError) -> StoredFilm? { try await shelves().details(of: id) }

  func marks(of ids: Set<FilmID>) async throws(StoreError) -> [FilmID: FilmMarks] { try await shelves().marks(of: ids) }

  nonisolated(nonsending) func snapshot<Value>(
    _ body: nonisolated(nonsending) (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await shelves().snapshot(body)
  }

  func add(_ films: [StoredFilm], in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    try await update(upTo: limit) { await $0.add(films.map(\.withoutDetails), in: change) }
  }

  func remove(_ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    try await update(upTo: .max) { await $0.remove(ids, from: shelf, in: change) }
  }

  func unrate(_ id: FilmID, in change: ChangeID) async throws(StoreError) -> Bool {
    try await !update(upTo: .max) { await $0.unrate(id, in: change) ? [id] : [] }.isEmpty
  }

  /// Does nothing: the site does not offer it.
  func perform(_ step: UndoStep) -> AffectedFilms? { nil }
  func nextChange(to step: UndoStep) -> ChangeID? { nil }

  func repair() -> LibraryRepair { LibraryRepair() }

  nonisolated func changes() -> AsyncStream<Set<FilmID>> { observers.stream() }

  /// Returns the settings, and where they are changed. Those that are damaged are as if they had not been set.
  func settings() -> (values: UserSettings, store: SettingsFile) {
    var values = UserSettings()
    var copy: String?
    do throws(StoreError) {
      values = try settingsFile.settings()
    } catch {
      values = error.validSettings ?? UserSettings()
      if error.code == .malformed || error.code == .fileTooLarge { copy = Self.copy(settingsFile.path) }
      let invalid = Set(error.invalidSettings.compactMap { Setting(rawValue: $0.key) })
      if copy != nil, invalid.isEmpty {
        try? FileManager.default.removeItem(atPath: settingsFile.path)
      } else if copy != nil {
        try? settingsFile.reset(invalid)
      }
    }
    if let copy { report(StoreError(.setAside, path: settingsFile.path, movedTo: copy)) }
    return (values, settingsFile)
  }

  /// Returns the shelves, which are read with their first use.
  private func shelves() async throws(StoreError) -> TransientFilmLibrary {
    let task = reading ?? Task { await read() }
    reading = task
    do throws(StoreError) {
      return try await task.value.get()
    } catch {
      if reading == task { reading = nil }
      throw error.withoutPath
    }
  }

  private func read() async -> Result<TransientFilmLibrary, StoreError> {
    do throws(StoreError) {
      guard case .archive(let archive) = try Self.files.read(path, for: nil, today: .today) else {
        throw StoreError(.noFilms)
      }
      let films = try await Self.films(in: archive)
      guard films.count == archive.count else { throw StoreError(.noFilms) }
      return .success(await Self.library(of: films))
    } catch {
      switch error.code {
      case .missing: return .success(await Self.library(of: []))
      // None of the contents is an archive, or not all of it.
      case .noFilms, .noTitleColumn, .zipped, .tooLarge: return await heal(error)
      default: return .failure(error)
      }
    }
  }

  private static func films(in archive: any ArchivedFilms) async throws(StoreError) -> [StoredFilm] {
    var films: [StoredFilm] = []
    while case let part = try await archive.next(), !part.isEmpty { films += part.compactMap(\.film) }
    return films
  }

  /// The films are added one after the other, because those of the same day are in the order in which they were added.
  private static func library(of films: [StoredFilm]) async -> TransientFilmLibrary {
    let library = TransientFilmLibrary(titleKeys: .language(.americanEnglish))
    for film in films { await library.add([film], in: ChangeID()) }
    return library
  }

  /// Copies a damaged archive, and goes on with the films of it that can be read: each is on a line of its own.
  private func heal(_ error: StoreError) async -> Result<TransientFilmLibrary, StoreError> {
    guard let contents = FileManager.default.contents(atPath: path), let copy = Self.copy(path) else {
      return .failure(error)
    }
    let lines = String(decoding: contents, as: UTF8.self).split(separator: "\n")
    var films: [StoredFilm] = []
    for line in lines.dropFirst() {
      let film = line.last == "," ? line.dropLast() : line
      guard let archive = try? FilmArchive(Array("\(lines[0])\n\(film)\n]}\n".utf8)) else { continue }
      films += (try? await Self.films(in: archive)) ?? []
    }
    let library = await Self.library(of: films)
    do throws(StoreError) { try await write(library, upTo: .max) } catch { return .failure(error) }
    report(StoreError(.setAside, path: path, movedTo: copy, copiedFilms: films.count))
    return .success(library)
  }

  /// Copies a damaged file to a name beside it that is not in use. Returns the path of the copy; nil if there is none.
  private static func copy(_ path: String) -> String? {
    let name = "\(path).damaged-\(CalendarDate.today)"
    for copy in [name] + (2...99).map({ "\(name)-\($0)" }) where !FileManager.default.fileExists(atPath: copy) {
      return (try? FileManager.default.copyItem(atPath: path, toPath: copy)) == nil ? nil : copy
    }
    return nil
  }

  /// Changes the shelves and writes them. Changes are made one after the other, and complete even if the visitor leaves.
  private func update(
    upTo limit: Int, _ change: @escaping @Sendable (TransientFilmLibrary) async -> Set<FilmID>
  ) async throws(StoreError) -> Set<FilmID> {
    let earlier = lastChange
    let task = Task { () async -> Result<Set<FilmID>, StoreError> in
      _ = await earlier?.value
      do throws(StoreError) {
        let films = try await shelves()
        let changed = await change(films)
        guard !changed.isEmpty else { return .success([]) }
        try await write(films, upTo: limit)
        observers.send(changed)
        return .success(changed)
      } catch {
        // The next use reads the shelves as they were before the change.
        reading = nil
        return .failure(error.withoutPath)
      }
    }
    lastChange = task
    return try await task.value.get()
  }

  private func write(_ films: TransientFilmLibrary, upTo limit: Int) async throws(StoreError) {
    var size = 0
    try await FilmArchive.write(films, nil) { size += $0.utf8.count }
    guard size <= limit else { throw StoreError(.sizeLimit) }
    // Their names are the visitors' cookies.
    for folder in [folder.deletingLastPathComponent(), folder] {
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch CocoaError.fileWriteNoPermission {
        throw StoreError(.readOnly)
      } catch CocoaError.fileWriteVolumeReadOnly {
        throw StoreError(.readOnlyVolume)
      } catch {
        // Writing reports why.
      }
    }
    _ = try await Self.files.write(films, nil, as: .json, to: path, replacing: true)
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }
}

nonisolated extension StoredFilm {
  /// The film with only what lists show.
  fileprivate var withoutDetails: StoredFilm {
    var film = self
    film.details = MovieDetails(movie: details.movie, credits: nil, reviews: nil)
    film.isIncomplete = true
    return film
  }
}

nonisolated extension StoreError {
  /// The error as a visitor may see it.
  fileprivate var withoutPath: StoreError {
    var error = self
    error.path = ""
    return error
  }
}

import Foundation
import MovieDomain
import MovieStore

/// A visitor's shelves and settings, each in a small file.
///
/// The shelves are in memory, and every change writes them to an archive, as `vip export` does. It has no details of the
/// films, which the site always loads. A film thus takes less than a kilobyte, where an empty database with its indexes takes
/// hundreds.
actor VisitorLibrary: FilmLibrary {
  nonisolated let settings: SettingsFile
  private let folder: URL
  private let limit: Int
  private var reading: Task<Result<TransientFilmLibrary, StoreError>, Never>?
  private var lastChange: Task<Result<Set<FilmID>, StoreError>, Never>?
  private let observers = ChangeObservers<Set<FilmID>>()

  private static let files = LocalFilmFiles(input: -1, clean: { $0 }, output: { _ in })

  /// Creates a library in `folder`, which is created with the first change.
  ///
  /// Adding a film throws `StoreError(.sizeLimit)` if the shelves would take more than `limit` bytes.
  init(folder: URL, limit: Int) {
    self.folder = folder
    self.limit = limit
    settings = SettingsFile(directory: folder.path)
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
  func changeToUndo() -> ChangeID? { nil }

  func repair() -> LibraryRepair { LibraryRepair() }

  nonisolated func changes() -> AsyncStream<Set<FilmID>> { observers.stream() }

  /// Returns the shelves, which are read with their first use.
  private func shelves() async throws(StoreError) -> TransientFilmLibrary {
    let task = reading ?? Task { [path] in await Self.read(path) }
    reading = task
    do throws(StoreError) {
      return try await task.value.get()
    } catch {
      if reading == task { reading = nil }
      throw error.withoutPath
    }
  }

  private static func read(_ path: String) async -> Result<TransientFilmLibrary, StoreError> {
    let films = TransientFilmLibrary(titleKeys: .language(.americanEnglish))
    do throws(StoreError) {
      guard case .archive(let archive) = try files.read(path, for: nil, today: .today) else {
        return .failure(StoreError(.malformed))
      }
      while case let part = try await archive.next(), !part.isEmpty {
        // One after the other, because films of the same day are in the order in which they were added.
        for film in part.compactMap(\.film) { await films.add([film], in: ChangeID()) }
      }
    } catch {
      guard error.code == .missing else { return .failure(error) }
    }
    return .success(films)
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
    // Their names are the visitors' cookies. If a folder cannot be created, writing reports why.
    for folder in [folder.deletingLastPathComponent(), folder] {
      try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    _ = try await Self.files.write(films, nil, as: .json, to: path, replacing: true)
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

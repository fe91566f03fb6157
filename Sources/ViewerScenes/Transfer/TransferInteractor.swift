public import MovieDisplay
public import MovieDomain
public import MovieScenes

extension TransferScene {
  /// A request to the transfer scene. A new request cancels the transfer in progress.
  public enum Request: LanedQuestion, Equatable {
    /// Imports a list or an archive onto a shelf; nil reads standard input. Without a shelf, each film
    /// goes to the shelf that the file says.
    ///
    /// Ends in `.imported`, with a result for each line, or in `.notImported` if the file cannot be read. Films
    /// imported before a cancellation stay.
    /// Imports with the same `change` are undone together. A dry run changes nothing, and reports what an import would do.
    case importFilms(from: String?, onto: Shelf?, in: ChangeID = ChangeID(), isDryRun: Bool = false)
    /// Exports a shelf, or the whole library, to a file; nil writes to standard output.
    ///
    /// Without a format, the extension of the file name decides: JSON without one, and
    /// `.notExported(StoreError(.unknownFormat))` for an unknown one. An existing file is overwritten
    /// only if `replacing` is true. Ends in `.exported` or `.notExported`.
    case export(Shelf?, to: String?, as: FilmFileFormat? = nil, replacing: Bool = false)

    /// Whether it reads standard input.
    package var readsInput: Bool { if case .importFilms(nil, _, _, _) = self { true } else { false } }
  }

  /// The progress or result of a transfer.
  public enum Response: Sendable, Equatable {
    /// No transfer has started, or it was canceled.
    case idle
    /// An import is in progress: the number of lines processed, and the total.
    case importing(Int, of: Int)
    /// The import ended, with a result for each line of the file. A nil path means standard input.
    case imported(ImportReport, from: String?, onto: Shelf?)
    /// An export to a file is in progress.
    case exporting
    /// The export ended, with what was written and what could not be read. A nil path means standard output.
    case exported(ExportReport, to: String?)
    /// The file could not be read.
    case notImported(StoreError)
    /// The library could not be exported.
    case notExported(StoreError)
  }
}

/// Imports and exports shelves.
public struct TransferInteractor: Interactor {
  /// A request is also the question to the worker.
  public typealias Question = TransferScene.Request

  public private(set) var response = TransferScene.Response.idle

  /// Creates an interactor without a transfer.
  public init() {}

  public mutating func handle(_ request: TransferScene.Request) -> [Effect<Question>] {
    // No progress for an export to standard output: a display that prints would mix it with the data.
    if case .export(_, to: _?, _, _) = request { response = .exporting }
    return [.ask(request)]
  }

  public mutating func receive(_ answer: TransferScene.Response, to question: Question) -> [Effect<Question>] {
    response = answer
    return []
  }

  public mutating func abandon(_ question: Question) {
    response = .idle
  }
}

/// Reads and writes film files. Films imported before a cancellation stay.
public struct TransferWorker: Worker {
  private let context: SceneContext
  private let files: any FilmFiles

  /// Creates a worker for the films of a context. Films of a list are looked up in its catalog; archives do not need it.
  public init(_ context: SceneContext, files: any FilmFiles) {
    self.context = context
    self.files = files
  }

  public func answer(_ question: TransferInteractor.Question) async -> TransferScene.Response? {
    await answer(question) { _ in }
  }

  public func answer(
    _ question: TransferInteractor.Question,
    report: @escaping @concurrent @Sendable (TransferScene.Response) async -> Void
  ) async -> TransferScene.Response? {
    do throws(StoreError) {
      switch question {
      case .importFilms(let path, let shelf, let change, let isDryRun):
        var file = try await files.read(path, for: shelf, today: context.today())
        // Some lists do not say what they are of, except by their names.
        if shelf == nil, case .list(var list) = file, !list.hasDiary || list.hasEntries,
          list.rows.contains(where: { $0.shelf == nil })
        {
          let named = Shelf(ofFileNamed: path)
          for index in list.rows.indices where list.rows[index].shelf == nil { list.rows[index].shelf = named }
          let unknown = list.rows.filter { $0.shelf == nil }
          guard unknown.count < list.rows.count else { return .notImported(StoreError(.unknownShelf, path: path)) }
          list.rows.removeAll { $0.shelf == nil }
          list.malformed += unknown.map { .init($0.line, title: $0.title, reason: .unknownShelf) }
          file = .list(list)
        }
        var done = await add(file, onto: shelf, in: change, isDryRun: isDryRun, report: report)
        done.isDryRun = isDryRun
        return .imported(done, from: path, onto: shelf)
      case .export(let shelf, let path, let format, let replacing):
        guard let format = format ?? FilmFileFormat(ofFileNamed: path ?? "") else {
          return .notExported(StoreError(.unknownFormat, path: path))
        }
        let report = try await files.write(context.films, shelf, as: format, to: path, replacing: replacing)
        return .exported(report, to: path)
      }
    } catch {
      if case .importFilms = question { return .notImported(error) }
      return .notExported(error)
    }
  }

  /// Whether a file has the name of a list of Trakt's that the viewer has made, for which there is no shelf, or of one of
  /// Letterboxd's that has no films.
  package static func hasNoShelf(fileNamed path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("lists-list-") || ["profile.csv", "comments.csv"].contains(name)
  }

  private func add(
    _ file: FilmFile, onto shelf: Shelf?, in change: ChangeID, isDryRun: Bool,
    report: @escaping @concurrent @Sendable (TransferScene.Response) async -> Void
  ) async -> ImportReport {
    switch file {
    case .list(let list):
      await report(.importing(0, of: list.rows.count))
      return await FilmImporter(
        catalog: context.catalog, library: context.films, shelf: shelf, today: context.today(), in: change,
        isDryRun: isDryRun
      ).add(list) {
        await report(.importing($0, of: list.rows.count))
      }
    case .archive(let archive):
      await report(.importing(0, of: archive.count))
      return await FilmImporter.restore(
        archive, onto: shelf, in: context.films, diaryUpTo: context.today().dayAfter, change: change, isDryRun: isDryRun
      ) {
        await report(.importing($0, of: archive.count))
      }
    }
  }
}

extension Shelf {
  /// The shelf of a file that is named like those of Letterboxd or Trakt, or like a watchlist; nil for other files.
  fileprivate init?(ofFileNamed path: String?) {
    let names = (path ?? "").lowercased().split(separator: "/")
    switch names.last {
    case "lists-favorites.json": self = .favorites
    case "watched.csv": self = .seen
    case "films.csv" where names.dropLast().last == "likes": self = .favorites
    case let name? where name.contains("watchlist") && !TransferWorker.hasNoShelf(fileNamed: path ?? ""):
      self = .watchlist
    default: return nil
    }
  }
}

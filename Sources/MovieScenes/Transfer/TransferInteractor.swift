public import MovieDisplay
public import MovieDomain

/// Brings favorites in from a file, and out to one.
public actor TransferInteractor: Interactor {
  private let catalog: any MovieCatalog
  private let favorites: any FavoritesLibrary
  private let files: any FavoritesFiles
  private let today: CalendarDate
  private let output: Output<TransferScene.Response>
  private var latest = LatestTask()

  /// Films of a list are looked up in `catalog`; those of an archive need none.
  public init(
    catalog: any MovieCatalog, favorites: any FavoritesLibrary, files: any FavoritesFiles, today: CalendarDate,
    output: Output<TransferScene.Response>
  ) {
    self.catalog = catalog
    self.favorites = favorites
    self.files = files
    self.today = today
    self.output = output
  }

  public func handle(_ request: TransferScene.Request) async {
    await latest.start { await self.perform(request) }.finish()
  }

  /// Ends without a word once cancelled; what was done by then stays.
  private func perform(_ request: TransferScene.Request) async {
    let response =
      switch request {
      case .importFilms(let path): await importFilms(from: path)
      case .export(let path, let format, let replacing): await export(to: path, as: format, replacing: replacing)
      }
    guard !Task.isCancelled else { return }
    await output.present(response)
  }

  private func importFilms(from path: String?) async -> TransferScene.Response {
    let file: FavoritesFile
    do throws(StoreError) {
      file = try await files.read(path)
    } catch {
      return .notImported(error)
    }
    return .imported(await add(file), from: path)
  }

  private func add(_ file: FavoritesFile) async -> ImportReport {
    switch file {
    case .list(let list):
      await output.presentProgress(.importing(0, of: list.rows.count))
      return await FavoritesImporter(catalog: catalog, library: favorites, today: today).add(list) {
        await output.presentProgress(.importing($0, of: list.rows.count))
      }
    case .archive(let entries, let malformed):
      await output.presentProgress(.importing(0, of: entries.count))
      return await FavoritesImporter.restore(entries, malformed: malformed, to: favorites) {
        await output.presentProgress(.importing($0, of: entries.count))
      }
    }
  }

  private func export(
    to path: String?, as format: TransferScene.Format?, replacing: Bool
  ) async -> TransferScene.Response {
    let format = format.map(FavoritesFormat.init) ?? path.map { FavoritesFormat(ofFileNamed: $0) } ?? .json
    // Where the program writes itself, nothing else may appear.
    if path != nil {
      await output.presentProgress(.exporting)
    }
    do throws(StoreError) {
      return .exported(try await files.write(favorites, as: format, to: path, replacing: replacing), to: path)
    } catch {
      return .notExported(error)
    }
  }
}

extension FavoritesFormat {
  fileprivate init(_ format: TransferScene.Format) {
    switch format {
    case .json: self = .json
    case .csv: self = .csv
    }
  }
}

public import MovieDisplay
package import MovieDomain
public import MovieScenes

/// Turns a `TransferScene.Response` into display text.
public struct TransferPresenter: DateIndependentPresenter {
  package let words: any ViewerWords
  /// The file that the text is about, if there are several.
  package var fileName: String?

  public init(words: any Words) {
    self.words = words.viewer
  }

  public func viewModel(for response: TransferScene.Response) -> TransferScene.ViewModel {
    var viewModel = content(of: response)
    guard let fileName, viewModel.activity == nil else { return viewModel }
    if let state = viewModel.emptyState {
      // The message may name it, too.
      let isNamed = ["\(fileName) ", "\(fileName):"].contains { state.message.hasPrefix($0) }
      viewModel.emptyState?.title = isNamed ? state.title : words.warning(about: fileName, saying: state.title)
    } else {
      viewModel.confirmations.insert("\(fileName):", at: 0)
    }
    return viewModel
  }

  private func content(of response: TransferScene.Response) -> TransferScene.ViewModel {
    var viewModel = TransferScene.ViewModel()
    switch response {
    case .idle: break
    case .importing(let count, let total):
      viewModel.activity = words.importing(count, of: total)
      viewModel.progress = total == 0 ? nil : Double(count) / Double(total)
    case .imported(let report, let path, let shelf): show(report, from: path, onto: shelf, in: &viewModel)
    case .exporting: viewModel.activity = words.exporting
    case .exported(let report, let path):
      viewModel.confirmations = path.map { [words.exported(report.written, to: $0)] } ?? []
      viewModel.warningsNotOnScreen = warnings(about: report)
    case .notImported(let error): show(error, titled: words.notImported, in: &viewModel)
    case .notExported(let error): show(error, titled: words.notExported, in: &viewModel)
    }
    return viewModel
  }

  private func show(
    _ report: ImportReport, from path: String?, onto shelf: Shelf?, in viewModel: inout TransferScene.ViewModel
  ) {
    viewModel.sections = sections(of: report)
    guard report.added.isEmpty, report.alreadyThere.isEmpty else {
      return show(changesOf: report, onto: shelf, in: &viewModel)
    }
    let title = words.notImported
    switch report.stop {
    case .catalog(let error)?:
      viewModel.emptyState = words.emptyState(titled: title, for: [error])
      viewModel.outcome = error.outcome
    case .store(let error)?: show(error, titled: title, in: &viewModel)
    case nil:
      let message = viewModel.sections.isEmpty ? words.noFilms(in: path) : ""
      let need = words.emptyState(
        titled: title, for: report.needsCredential ? [CatalogError(.missingCredential)] : [])
      viewModel.emptyState = EmptyState(title: title, message: message, advice: need.advice, link: need.link)
      viewModel.outcome = report.needsOnlyCredential ? .unauthorized : .failed
    }
  }

  private func show(
    changesOf report: ImportReport, onto shelf: Shelf?, in viewModel: inout TransferScene.ViewModel
  ) {
    let changes = report.changes
    let (films, viewings, unchanged) = (changes.newFilms, changes.newViewings, changes.unchangedFilms)
    // The lines of a file that was not meant for one shelf may be about several.
    let newFilms = shelf == nil ? report.newFilmsByShelf : [:]
    // Viewings go to films that were seen.
    let only = newFilms.count == 1 ? newFilms.keys.first { viewings == 0 || $0 == .seen } : nil
    let news = [
      report.isDryRun ? words.importDryRun : nil,
      films == 0 && viewings == 0 ? nil : words.added(films: films, viewings: viewings, to: only),
    ].compactMap(\.self)
    let shelves = Shelf.allCases.compactMap { other in
      only == nil ? newFilms[other].map { sentence(about: other, newFilms: $0) } : nil
    }
    let rest = [
      changes.updatedFilms == 0 ? nil : words.updated(changes.updatedFilms),
      unchanged == 0 ? nil : words.alreadyThere(unchanged, on: shelf),
      changes.differingFilms == 0 ? nil : words.differing(changes.differingFilms),
      changes.leftWatchlist.isEmpty
        ? nil : words.leftWatchlist(changes.leftWatchlist.count, Array(changes.leftWatchlist.prefix(3))),
    ].compactMap(\.self)
    viewModel.confirmations = news + shelves + rest
    viewModel.outcome = outcome(of: report)
    viewModel.sectionWarnings = viewModel.sections.map { words.warning(about: $0.title, saying: $0.count + ".") }
    viewModel.warningsNotOnScreen = [
      report.leavesOutDiary ? words.leftOutDiary : nil,
      report.needsCredential ? sentence(for: .catalog(CatalogError(.missingCredential))) : nil,
      report.stop.map { words.importStopped(by: sentence(for: $0)) },
    ].compactMap(\.self)
  }

  private func sentence(about shelf: Shelf, newFilms count: Int) -> String {
    words.warning(about: words.title(of: shelf), saying: "\(words.films(count)).")
  }

  /// The outcome of an import of which something can be shown.
  private func outcome(of report: ImportReport) -> Outcome {
    switch report.stop {
    case .catalog(let error)? where error.isAboutCredential: .shownUnauthorized
    case nil where report.failed.isEmpty: .shown
    default: .shownWithProblems
    }
  }

  private func warnings(about report: ExportReport) -> [String] {
    let unreadable = words.sentence(about: report.unreadable)
    let incomplete =
      report.incomplete.isEmpty
      ? nil : words.withoutDetails(report.incomplete.count, words.names(of: report.incomplete))
    return [unreadable.map { "\($0) \(words.adviceOnUnreadable)" }, incomplete].compactMap(\.self).map {
      words.warning(about: words.export, saying: $0)
    }
  }

  private func sections(of report: ImportReport) -> [TransferScene.Section] {
    TransferScene.Section.ID.allCases.compactMap { id in
      let lines = report.lines(id)
      guard !lines.isEmpty else { return nil }
      // Where these begin is enough: everything after the line that stopped the import, and ids of a catalog that is not
      // in use.
      var alike = 0
      let shown = lines.listed.filter { line in
        guard id == .untried || line.reason == .otherCatalog else { return true }
        alike += 1
        return alike <= 3
      }
      let rows = shown.map { line in
        TransferScene.Row(
          place: words.line(line.number, isEntry: report.hasEntries),
          title: line.title ?? "", reason: line.reason.map { words.reason($0) } ?? "")
      }
      var section = TransferScene.Section(
        id: id, title: words.title(of: id), count: words.lines(lines.count, areEntries: report.hasEntries),
        rows: id == .failed ? grouped(rows) : rows)
      let rest = lines.count - shown.count
      if rest > 0 { section.remainder = words.moreLines(rest, areEntries: report.hasEntries) }
      return section
    }
  }

  /// Says an error of several lines once, before them, with what to do.
  private func grouped(_ rows: [TransferScene.Row]) -> [TransferScene.Row] {
    var groups = Dictionary(grouping: rows, by: \.reason)
    return rows.flatMap { row -> [TransferScene.Row] in
      guard let group = groups.removeValue(forKey: row.reason) else { return [] }
      guard group.count > 1 else { return group }
      return [.init(place: "", title: "", reason: words.importStopped(by: row.reason))]
        + group.map { .init(place: $0.place, title: $0.title) }
    }
  }

  package func sentence(for stop: CatalogOrStoreError) -> String {
    switch stop {
    case .catalog(let error) where error.isAboutCredential: "\(words.sentence(for: error)) \(words.advice(for: error))"
    case .catalog(let error): words.sentence(for: error)
    case .store(let error): words.sentence(for: error)
    }
  }

  private func show(_ error: StoreError, titled title: String, in viewModel: inout TransferScene.ViewModel) {
    viewModel.emptyState = words.emptyState(titled: title, for: error)
    viewModel.outcome = error.code == .unknownFormat ? .invalidRequest : .failed
  }
}

extension ImportReport {
  /// Whether films could not be looked up without a credential.
  fileprivate var needsCredential: Bool { notMatched.listed.contains { $0.reason == .otherCatalog } }

  /// Whether that is the only reason why lines were not imported.
  package var needsOnlyCredential: Bool {
    needsCredential && failed.isEmpty && malformed.isEmpty
      && notMatched.listed.allSatisfy { $0.reason == .otherCatalog }
  }

  fileprivate func lines(_ section: TransferScene.Section.ID) -> Lines {
    switch section {
    case .notMatched: notMatched
    case .failed: failed
    case .malformed: malformed
    case .withoutReview: withoutReview
    case .partial: partial
    case .untried: untried
    }
  }
}

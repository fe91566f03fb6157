import MovieData
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import ViewerScenes

// Whole shelves for programs.
extension Program {
  private static let batchSize = 500

  /// Writes all films of a shelf as JSON or as a table, a part at a time, because they may not fit into memory.
  ///
  /// If nothing can be read, the criteria cannot be applied, or no film meets them, shows the scene, which says why.
  func showAll(
    of shelf: Shelf, _ order: ShelfOrder, meeting criteria: [Route.Criterion]
  ) async throws -> Outcome? {
    if let problem = screen.format.problem(of: ShelfScene.JSON.fields) { throw problem }
    let scene = { (selection: FilterSelection) in
      try await show(ShelfScene.self, .load(shelf, order, meeting: selection))()
    }
    var selection = try FilterSelection(await asking { try await $0.found(criteria) }, onShelf: true)
    let filter: ShelfFilter?
    do throws(CatalogError) {
      filter = try await context.shelfFilter(&selection)
    } catch {
      return try await scene(selection)
    }
    if selection.problem != nil { return try await scene(selection) }
    let empty = ShelfScene.Response(
      source: context.catalog.source, sources: context.sources, shelf: shelf, order: order)
    var count = 0
    do throws(StoreError) {
      let outcome = try await library.films.snapshot { reader throws(StoreError) -> Outcome in
        var writer = ShelfWriter(format: screen.format, layout: screen.jsonLayout, words: words)
        var unreadable: [FilmName] = []
        while true {
          let part = try await reader.films(
            on: shelf, order, meeting: filter, offset: count + unreadable.count, limit: Self.batchSize)
          guard part.count > 0 else { break }
          count += part.elements.count
          unreadable += part.unreadable
          // If no film can be read, nothing is written before the error, not even a header.
          guard !part.elements.isEmpty else { continue }
          var response = empty
          response.films = part.elements
          screen.terminal.output.write(writer.part(response))
        }
        // The scene reports that no film can be read.
        guard count > 0 || unreadable.isEmpty else { throw StoreError(.malformed) }
        if count == 0, filter != nil { return .nothingFound }
        // A table without films has its header.
        if count == 0 { screen.terminal.output.write(writer.part(empty)) }
        screen.terminal.output.write(writer.end(unreadable))
        if let sentence = words.sentence(about: unreadable) {
          screen.say(
            words.warning(
              about: words.title(of: shelf), saying: "\(sentence) \(words.adviceOnUnreadable)"))
        }
        return .shown
      }
      if outcome.hasContent { return outcome }
    } catch {
      // The scene would show what is left as if it were all.
      if count > 0 || [.lostFilms, .unreadable].contains(error.code) {
        return await report(
          SetupProblem(
            code: FailureCode(error).text, sentence: words.sentence(for: error), hint: words.advice(for: error)))
      }
    }
    return try await scene(selection)
  }
}

/// The text of a shelf for programs.
private struct ShelfWriter {
  private var table: TSVView?
  private let presenter: ShelfPresenter
  private var rows: JSONRows

  init(format: OutputFormat, layout: JSONLayout, words: any Words) {
    presenter = ShelfPresenter(words: words)
    let names = if case .json(let chosen) = format { chosen } else { [String]() }
    rows = JSONRows("movies", layout: layout, fields: names.isEmpty ? nil : ShelfScene.JSON.fields.picking(names))
    table = if case .table(let hasHeader) = format { TSVView(hasHeader: hasHeader) } else { nil }
  }

  mutating func part(_ response: ShelfScene.Response) -> String {
    if let table {
      // Only the first part has a header.
      self.table = TSVView()
      return table.render(TSVPresenter(presenter).viewModel(for: response))
    }
    guard case .document(let document) = JSONPresenter(presenter).viewModel(for: response).content else { return "" }
    return rows.part(document)
  }

  func end(_ unreadable: [FilmName]) -> String {
    guard table == nil else { return "" }
    return rows.end([.init("unreadable", .array(unreadable.map(\.json)))])
  }
}

import MovieData
import MovieDisplay
import MovieDomain
import MovieJSON
import MovieScenes
import MovieTestSupport
import MovieText
import ViewerScenes

/// Runs scenes on a catalog and shows them in every form: as text in both languages, as JSON and as a table.
struct SceneRun: Sendable {
  private static let words = CurrentWords.allLanguages
  private static let pages: [TextPage] = [
    TextPage(width: 80, palette: .plain), TextPage(width: 1, palette: .plain, charset: .ascii),
    TextPage(
      width: 200, height: 50, palette: Palette(depth: .full, background: .dark), pictures: PagePictures(),
      command: { "vip \($0)" }, link: { _ in Hyperlink("https://www.themoviedb.org/movie/603") }),
  ]

  private let context: SceneContext

  init(_ catalog: any MovieCatalog) { context = SceneContext(catalog: catalog, today: .sample) }

  func home() async throws {
    try await show(HomeScene.self, .load, HomeText.self)
  }

  func list(_ selection: ListScene.Selection) async throws {
    let response = try await show(ListScene.self, .load(selection), ListText.self)
    try table(response, ListScene.TSV.self)
  }

  func search() async throws {
    let response = try await show(SearchScene.self, .submit("Matrix 1999"), SearchText.self)
    try table(response, SearchScene.TSV.self)
  }

  func film() async throws {
    for parts in [Set(DetailScene.Part.allCases), []] {
      try await show(DetailScene.self, .load(id: 603, expanding: parts), DetailText.self)
    }
  }

  func people(_ query: String?) async throws {
    let response = try await show(PeopleScene.self, .load(query: query), PeopleText.self)
    try table(response, PeopleScene.TSV.self)
  }

  func person() async throws {
    for subject in [PersonScene.Subject(id: 6384), .init(id: 6384, showsAllFilms: true)] {
      let response = try await show(PersonScene.self, .load(subject), PersonText.self)
      try table(response, PersonScene.TSV.self)
    }
  }

  func genres() async throws {
    let response = try await show(GenresScene.self, .load, GenresText.self)
    try table(response, GenresScene.TSV.self)
  }

  /// Finds a film and a person by other sites' ids and by names.
  func references() async throws {
    let resolver = ReferenceResolver(context)
    for text in ["tt0133093", "matrix 1999"] {
      let reference = try MovieReference(text)
      try await unresolved { () throws(UnresolvedReference) in _ = try await resolver.film(reference) }
    }
    let reference = try PersonReference("keanu")
    try await unresolved { () throws(UnresolvedReference) in _ = try await resolver.person(reference) }
  }

  /// Shows why a reference is not resolved.
  private func unresolved(_ resolve: () async throws(UnresolvedReference) -> Void) async throws {
    do throws(UnresolvedReference) {
      try await resolve()
    } catch {
      for words in Self.words {
        let presenter = ReferencePresenter(words: words)
        let viewModel = presenter.viewModel(for: .failure(error))
        try ShownText.check(ReferenceText(page: TextPage(width: 80)).render(viewModel))
        try ShownText.check(json: JSONView().render(JSONPresenter(presenter).viewModel(for: .failure(error))))
      }
    }
  }

  @discardableResult
  private func show<S: MovieScene, Text: TextView>(
    _ scene: S.Type, _ request: S.Interactor.Request, _ text: Text.Type
  ) async throws -> S.Interactor.Response
  where S.Presenter: JSONPresenting, Text.ViewModel == S.Presenter.ViewModel {
    guard let response = await context.lastResponse(of: scene, to: [request]) else {
      throw FuzzFailure(description: "\(scene) showed nothing")
    }
    try ShownText.check(response, S.Presenter.self, text, on: Self.pages)
    return response
  }

  private func table<Table: WordsPresenter>(_ response: Table.Response, _ table: Table.Type) throws
  where Table.ViewModel == TSVPage {
    for words in Self.words {
      let page = table.init(words: words, today: .sample).viewModel(for: response)
      let text = TSVView(hasHeader: true) { _ in }.render(page)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines.dropLast() {
        let columns = line.utf8.count { $0 == UInt8(ascii: "\t") } + 1
        try require(columns == page.columns.count, "A table has \(columns) columns: \(line)")
        try ShownText.check(String(line).replacing("\t", with: " "))
      }
    }
  }
}

/// Shows what was stored in every form.
enum ShelfRun {
  static func show(_ part: ShelfPart, on shelf: Shelf) throws {
    let response = ShelfScene.Response(
      source: CatalogSource(idNamespace: "tmdb"), shelf: shelf, films: part.elements, unreadable: part.unreadable)
    try ShownText.check(response, ShelfPresenter.self, ListText.self)
    for words in CurrentWords.allLanguages {
      _ = TSVView(hasHeader: true).render(ShelfScene.TSV(words: words, today: .sample).viewModel(for: response))
    }
  }

  static func show(_ details: MovieDetails, from source: CatalogSource) throws {
    let response = DetailScene.Response(
      source: source, key: .init(id: details.movie.id, expanded: Set(DetailScene.Part.allCases)),
      value: .loaded(.init(details)))
    try ShownText.check(response, DetailPresenter.self, DetailText.self)
  }
}

/// Checks what is printed.
enum ShownText {
  /// Shows a response in every language as text and as JSON.
  static func check<Text: WordsPresenter & JSONPresenting, View: TextView>(
    _ response: Text.Response, _ text: Text.Type, _ view: View.Type, on pages: [TextPage] = [TextPage(width: 80)]
  ) throws where View.ViewModel == Text.ViewModel {
    for words in CurrentWords.allLanguages {
      let presenter = Text(words: words, today: .sample)
      let viewModel = presenter.viewModel(for: response)
      for page in pages { try check(View(page: page).render(viewModel), colors: page.palette != .plain) }
      try check(json: JSONView().render(JSONPresenter(presenter).viewModel(for: response)))
    }
  }

  /// Throws if a terminal would obey the document, or if it is not JSON.
  static func check(json document: String) throws(FuzzFailure) {
    try check(document)
    try require(JSONNode(parsing: Array(document.utf8)) != nil, "Invalid JSON is written: \(document)")
  }

  /// Throws if a terminal would obey the text.
  ///
  /// With `colors`, text may have escape sequences of the program, which are not checked further.
  static func check(_ text: String, colors: Bool = false) throws(FuzzFailure) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0x1B where colors: continue
      case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
        throw FuzzFailure(description: "U+\(String(scalar.value, radix: 16)) is printed: \(String(reflecting: text))")
      default: continue
      }
    }
  }
}

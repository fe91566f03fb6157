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
  private static let pages: [TextPage] = [
    TextPage(width: 80, palette: .plain), TextPage(width: 1, palette: .plain, charset: .ascii),
    TextPage(
      width: 200, height: 50, palette: Palette(depth: .full, background: .dark), pictures: PagePictures(),
      command: { "vip \($0)" }, link: { _ in Hyperlink("https://www.themoviedb.org/movie/603") }),
  ]

  private let context: SceneContext

  init(_ catalog: any MovieCatalog) { context = SceneContext(catalog: catalog, today: .sample) }

  /// Shows the final response of a scene to a request.
  func show<S: MovieScene, Text: TextView>(
    _ scene: S.Type, _ request: S.Interactor.Request, in text: Text.Type
  ) async throws where S.Presenter: JSONPresenting, Text.ViewModel == S.Presenter.ViewModel {
    guard let response = await context.lastResponse(of: scene, to: [request]) else {
      throw FuzzFailure(description: "\(scene) showed nothing")
    }
    try ShownText.check(response, S.Presenter.self, text, on: Self.pages)
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
      let response: ReferenceScene.Response = .failure(error)
      try ShownText.check(response, ReferencePresenter.self, ReferenceText.self)
    }
  }
}

/// Shows what was stored in every form.
enum ShelfRun {
  static func show(_ part: ShelfPart, on shelf: Shelf) throws {
    let response = ShelfScene.Response(
      source: CatalogSource(idNamespace: "tmdb"), shelf: shelf, films: part.elements, unreadable: part.unreadable)
    try ShownText.check(response, ShelfPresenter.self, ListText.self)
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
  /// Shows a response in every language as text, as JSON and, if it is a list, as a table.
  static func check<Text: WordsPresenter & JSONPresenting, View: TextView>(
    _ response: Text.Response, _ text: Text.Type, _ view: View.Type, on pages: [TextPage] = [TextPage(width: 80)]
  ) throws where View.ViewModel == Text.ViewModel {
    for words in CurrentWords.allLanguages {
      let presenter = Text(words: words, today: .sample)
      let viewModel = presenter.viewModel(for: response)
      for page in pages { try check(View(page: page).render(viewModel), colors: page.palette != .plain) }
      try check(json: JSONView().render(JSONPresenter(presenter).viewModel(for: response)))
      if let table = presenter.table(of: response) { try check(table) }
    }
  }

  private static func check(_ table: TSVPage) throws(FuzzFailure) {
    for line in TSVView(hasHeader: true).render(table).split(separator: "\n") {
      let columns = line.utf8.count { $0 == UInt8(ascii: "\t") } + 1
      try require(columns == table.columns.count, "A table has \(columns) columns: \(line)")
      try check(String(line).replacing("\t", with: " "))
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

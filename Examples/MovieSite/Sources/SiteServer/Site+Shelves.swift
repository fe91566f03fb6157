import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews

// What belongs to a visitor: shelves and settings.
extension Site {
  func addShelves(to router: Router<BasicRequestContext>) {
    router.get("/shelf/:shelf") { request, context in
      let fields = try Fields(request, context)
      guard let shelf = Shelf(rawValue: context.parameters.get("shelf") ?? "") else { throw HTTPError(.notFound) }
      let field = fields["sort"].flatMap(ShelfOrder.Field.init)
      let order = field.map { ShelfOrder($0, isDescending: fields["descending"] == "1") } ?? .latestFirst
      return try await Visit(request, self).page(
        of: ShelfScene.self, .load(shelf, order, page: try fields.page()),
        { ShelfPage($0, shelf: shelf.rawValue, to: $1) })
    }
    router.post("/shelve") { request, context in
      let fields = try await Fields(form: request, context)
      guard let shelf = fields["shelf"].flatMap(Shelf.init), let id = try fields.number("film") else {
        throw HTTPError(.badRequest)
      }
      let film = FilmID(catalogs.source, id)
      return try await change(request, fields, of: ShelfScene.self, or: "/shelf/\(shelf.rawValue)") { frame, sink in
        ShelfPage(frame, shelf: shelf.rawValue, to: sink)
      } error: {
        // Otherwise, the film to remove is not on the shelf.
        $0.changes.first?.storeError ?? $0.changes.first?.catalogError ?? CatalogError(.notFound)
      } by: {
        guard fields["on"] == "1" else { return .remove([film], from: shelf) }
        return shelf == .seen ? .see([film]) : .add([film], to: shelf)
      }
    }
    router.get("/settings") { request, _ in
      try await Visit(request, self).page(of: SettingsScene.self, .load, SettingsPage.init)
    }
    router.post("/settings") { request, context in
      let fields = try await Fields(form: request, context)
      guard let key = fields["key"], let value = fields["value"] else { throw HTTPError(.badRequest) }
      return try await change(request, fields, of: SettingsScene.self, or: "/settings", SettingsPage.init) {
        value.isEmpty ? .reset(key: key) : .set(key: key, value: value)
      }
    }
  }

  /// Makes a change and leads back to the page it came from, or to `path`. If it fails, the scene's page says why.
  private func change<S: MovieScene, D: Display<S.Presenter.ViewModel>>(
    _ request: Request, _ fields: Fields, of scene: S.Type, or path: String, _ view: (PageFrame, PageSink) -> D,
    error: @escaping @Sendable (S.Interactor.Response) -> (any Error)? = { _ in nil },
    by change: () -> S.Interactor.Request
  ) async throws -> Response {
    let known = Visit.visitor(of: request)
    let visitor = known ?? Visitors.ID()
    let page = try await visitors.change(visitor) { library in
      try await Visit(library, request, self).page(of: scene, change(), view, error: error)
    }
    guard page.status != .conflict else { throw HTTPError(.conflict) }
    guard page.status == .ok else { return page }
    // 303: the browser loads the page anew, and reloading does not repeat the change.
    var response = Response(status: .seeOther, headers: [.location: fields.back ?? path])
    if known == nil {
      response.setCookie(
        Cookie(
          name: Visit.cookieName, value: visitor.text, maxAge: 400 * 24 * 3600, path: "/", httpOnly: true,
          sameSite: .lax))
    }
    return response
  }
}

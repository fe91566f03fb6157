import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import ViewerScenes

// Forms that change what belongs to a visitor: shelves and settings.
extension Site {
  func addChanges(to router: Router<SiteContext>) {
    router.post("/shelve") { request, _ in
      let form = try await Form(request)
      guard let shelf = form["shelf"].flatMap(Shelf.init), let id = form["film"].flatMap({ Int($0) }) else {
        throw HTTPError(.badRequest)
      }
      let film = FilmID(catalogs.source, id)
      let change: ShelfScene.Request =
        form["on"] != "1" ? .remove([film], from: shelf) : shelf == .seen ? .see([film]) : .add([film], to: shelf)
      return try await self.change(request, form, or: "/shelf/\(shelf.rawValue)") { $0.show(change) }
    }
    router.post("/settings") { request, _ in
      let form = try await Form(request)
      guard let key = form["key"] else { throw HTTPError(.badRequest) }
      let change: SettingsScene.Request = form["value"].map { .set(key: key, value: $0) } ?? .reset(key: key)
      return try await self.change(request, form, or: "/settings") { $0.show(change) }
    }
  }

  /// Makes a change and leads back to the page it came from, or to `path`. If it fails, the scene's page says why.
  private func change(
    _ request: Request, _ form: Form, or path: String, by change: (Visit) -> Visit.Shown
  ) async throws -> Response {
    let known = Visit.visitor(of: request)
    let visitor = known ?? Visitors.ID()
    let page = try await visitors.change(visitor) { try await change(Visit($0, request, self))() }
    guard page.status != .conflict else { throw HTTPError(.conflict) }
    guard page.status == .ok else { return page }
    // 303: the browser loads the page again, and reloading does not repeat the change.
    var response = Response(status: .seeOther, headers: [.location: form.back ?? path])
    if known == nil {
      response.setCookie(
        Cookie(
          name: Visit.cookieName, value: visitor.text, maxAge: 400 * 24 * 3600, path: "/", secure: isBehindHTTPS,
          httpOnly: true, sameSite: .lax))
    }
    return response
  }
}

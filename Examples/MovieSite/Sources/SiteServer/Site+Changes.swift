import HTTPTypes
import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import ViewerScenes

// Forms that change what belongs to a visitor: shelves and settings.
extension Site {
  func addChanges(to router: Router<SiteContext>) {
    router.post("/shelve") { request, context in
      let form = try await Form(request)
      guard let shelf = form["shelf"].flatMap(Shelf.init), let id = form["film"].flatMap({ Int($0) }) else {
        throw HTTPError(.badRequest)
      }
      let film = FilmID(catalogs.source, id)
      let change: ShelfScene.Request =
        form["on"] != "1" ? .remove([film], from: shelf) : shelf == .seen ? .see([film]) : .add([film], to: shelf)
      // A film that is not on the shelf is removed already, as after two clicks.
      return try await self.change(
        request, context, form, or: "/shelf/\(shelf.rawValue)", done: form["on"] == "1" ? [.ok] : [.ok, .notFound]
      ) { $0.show(ShelfScene.self, change) }
    }
    router.post("/settings") { request, context in
      let form = try await Form(request)
      guard let key = form["key"] else { throw HTTPError(.badRequest) }
      let change: SettingsScene.Request = form["value"].map { .set(key: key, value: $0) } ?? .reset(key: key)
      return try await self.change(request, context, form, or: "/settings") { $0.show(SettingsScene.self, change) }
    }
  }

  /// Makes a change and leads back to the page it came from, or to `path`. If it fails, the scene's page says why.
  private func change(
    _ request: Request, _ context: SiteContext, _ form: Form, or path: String, done: [HTTPResponse.Status] = [.ok],
    by change: (Visit) -> Visit.Shown
  ) async throws -> Response {
    let visitor = try await visitor(of: request, context)
    let page = try await visitors.change(visitor) { try await change(Visit($0, request, self))() }
    guard page.status != .conflict else { throw HTTPError(.conflict) }
    guard done.contains(page.status) else { return page }
    // 303: the browser loads the page again, and reloading does not repeat the change.
    let back = form.back ?? path
    let location = back + (back.contains("?") ? "&" : "?") + Visit.changeMark
    var response = Response(status: .seeOther, headers: [.location: location])
    response.setCookie(
      Cookie(
        name: Visit.cookieName, value: visitor.text, maxAge: 400 * 24 * 3600, path: "/", secure: isBehindHTTPS,
        httpOnly: true, sameSite: .lax))
    return response
  }

  /// The visitor of a request, or a new one. A cookie that names nobody may be invented, so it is not taken.
  private func visitor(of request: Request, _ context: SiteContext) async throws -> Visitors.ID {
    if let visitor = Visit.visitor(of: request), await visitors.library(of: visitor) != nil { return visitor }
    if let wait = newVisitors?.secondsToWait(for: request, context) {
      throw HTTPError(.tooManyRequests, headers: [.retryAfter: String(wait)])
    }
    return Visitors.ID()
  }
}

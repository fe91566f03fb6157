public import Hummingbird
import MovieDisplay
import MovieDomain
import MovieScenes
import SiteViews

/// The pages of the site.
public struct Site: Sendable {
  let catalogs: Catalogs
  let visitors: Visitors
  let hosts: Set<String>
  let keptPages: KeptPages
  let clock: any Clock<Duration>

  /// The names by which a machine knows itself.
  public static let loopbackHosts: Set = ["localhost", "127.0.0.1", "[::1]"]

  /// Creates a site. It answers requests to `hosts` only, in lower case and without a port. First pages that are the
  /// same for all are kept for `age`.
  public init(
    _ catalogs: Catalogs, visitors: Visitors, hosts: Set<String> = loopbackHosts,
    keepingPagesFor age: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.catalogs = catalogs
    self.visitors = visitors
    self.hosts = hosts
    self.clock = clock
    keptPages = KeptPages(age: age)
  }

  /// Answers requests.
  public func router() -> Router<BasicRequestContext> {
    let router = Router(options: [.autoGenerateHeadEndpoints])
    router.middlewares.add(SecurityHeaders(source: catalogs.source))
    router.middlewares.add(MessagePages(site: self))
    router.middlewares.add(OwnHostsOnly(hosts: hosts))
    router.middlewares.add(OwnFormsOnly())
    for asset in Asset.all {
      let body = ByteBuffer(bytes: asset.bytes)
      router.get(RouterPath(asset.address)) { _, _ in
        Response(
          status: .ok,
          headers: [.contentType: asset.type, .cacheControl: "public, max-age=31536000, immutable"],
          body: .init(byteBuffer: body))
      }
    }
    router.get("/") { request, _ in try await home(request) }
    addLists(to: router)
    addFilms(to: router)
    addShelves(to: router)
    return router
  }

  private func addLists(to router: Router<BasicRequestContext>) {
    router.get("/list/:list") { request, context in
      let fields = try Fields(request, context)
      guard let list = MovieList(rawValue: context.parameters.get("list") ?? "") else { throw HTTPError(.notFound) }
      let genre = fields["genre"].map { GenreSelection.named($0) }
      return try await films(.list(list, genre: genre), request, fields)
    }
    router.get("/trending") { request, context in
      try await films(.trending, request, Fields(request, context))
    }
    router.get("/search") { request, context in try await search(request, Fields(request, context)) }
    router.get("/people") { request, context in
      let fields = try Fields(request, context)
      return try await Visit(request, self).page(
        of: PeopleScene.self, .load(query: fields["q"], page: try fields.page()), PeoplePage.init, error: \.error)
    }
  }

  private func addFilms(to router: Router<BasicRequestContext>) {
    router.get("/film/:id") { request, context in try await film(request, context, []) }
    router.get("/film/:id/credits") { request, context in try await film(request, context, [.credits]) }
    router.get("/film/:id/reviews") { request, context in try await film(request, context, [.reviews]) }
    router.get("/film/:id/similar") { request, context in
      try await films(.similar(.init(try id(context))), request, Fields(request, context))
    }
    router.get("/film/:id/collection") { request, context in
      try await films(.collection(.init(try id(context))), request, Fields(request, context))
    }
    router.get("/person/:id") { request, context in try await person(request, context, showsAllFilms: false) }
    router.get("/person/:id/films") { request, context in try await person(request, context, showsAllFilms: true) }
  }

  /// Sends the first page in parts, or a whole one that was made for someone else moments ago.
  private func home(_ request: Request) async throws -> Response {
    let headers = Response.pageHeaders
    let language = Visit.preferredLanguage(of: request)
    let isKnown = Visit.visitor(of: request) != nil
    if !isKnown, let page = await keptPages.page(in: language) {
      return Response(status: .ok, headers: headers, body: .init(byteBuffer: page))
    }
    let visit = await Visit(request, self)
    let keptPages = isKnown ? nil : keptPages
    return Response(
      status: .ok, headers: headers,
      body: .init { writer in
        // A page that is slow to make is often abandoned. Noticing that costs the connection, so kept pages do not.
        let whole = try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await make(visit) { try await writer.write($0) }
        }
        if let whole { await keptPages?.keep(whole, in: language) }
        try await writer.finish(nil)
      })
  }

  /// Writes the first page, part by part. Returns all of it, or nil if it should not be kept.
  private func make(
    _ visit: Visit, _ write: (ByteBuffer) async throws -> Void
  ) async throws -> ByteBuffer? {
    let (parts, continuation) = AsyncStream.makeStream(of: HTML.self)
    let page = HomePage(visit.frame) { continuation.yield($0) }
    async let made: Void = {
      let home = visit.context.open(
        HomeScene.self, to: visit.output(of: HomeScene.self, on: page), followingChanges: false)
      await home.handle(.load)
      continuation.finish()
    }()
    var whole = ByteBuffer()
    for await part in parts {
      whole.writeBytes(part.bytes)
      try await write(ByteBuffer(bytes: part.bytes))
    }
    await made
    return await page.isComplete ? whole : nil
  }

  private func films(
    _ selection: ListScene.Selection, _ request: Request, _ fields: Fields
  ) async throws -> Response {
    try await Visit(request, self).page(
      of: ListScene.self, .load(selection, page: try fields.page()), ListPage.init, error: \.error)
  }

  private func film(
    _ request: Request, _ context: BasicRequestContext, _ expanded: Set<DetailScene.Part>
  ) async throws -> Response {
    try await Visit(request, self).page(
      of: DetailScene.self, .load(id: try id(context), expanding: expanded), FilmPage.init, error: \.state.error)
  }

  private func person(
    _ request: Request, _ context: BasicRequestContext, showsAllFilms: Bool
  ) async throws -> Response {
    let person = PersonScene.Subject(id: try id(context), showsAllFilms: showsAllFilms)
    return try await Visit(request, self).page(
      of: PersonScene.self, .load(person), PersonPage.init, error: \.value.error)
  }

  private func search(_ request: Request, _ fields: Fields) async throws -> Response {
    let visit = await Visit(request, self)
    let query = fields["q"] ?? ""
    let isPart = request.headers[Fields.partHeader] != nil
    let (year, number) = (try fields.number("year"), try fields.page())
    @Sendable func page(_ request: SearchScene.Request) async throws -> Response {
      try await visit.page(
        of: SearchScene.self, request, { SearchPage($0, isPart: isPart, to: $1) },
        error: { response in
          if case .failed(_, let error) = response.progress { error } else { response.results?.error }
        })
    }
    guard isPart else {
      return try await page(query.isEmpty ? .open : .submit(query, year: year, page: number))
    }
    // The browser abandons the search of each letter. Noticing that costs the connection, so only this page does.
    return try await request.body.consumeWithCancellationOnInboundClose { _ in
      var response = try await page(.queryChanged(query))
      response.headers[Fields.partHeader] = "results"
      return response
    }
  }

  /// The number in the path. Without one, there is no such page.
  private func id(_ context: BasicRequestContext) throws -> Int {
    guard let id = context.parameters.get("id", as: Int.self) else { throw HTTPError(.notFound) }
    return id
  }
}

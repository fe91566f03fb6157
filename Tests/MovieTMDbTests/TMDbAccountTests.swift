import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport
import ServerTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbAccountTests {
  private let store = TransientCredentials(location: "")
  private static let approval = AccountApproval(
    token: Secret("acc0unt-t0ken"), account: "4bc8", session: Secret("s3ss10n-1d"), number: 548)

  /// The films on a list whose pages are read one after the other, and how many were read.
  private func read(
    _ pages: [String], of list: AccountList = .favorites
  ) async throws -> (films: AccountFilms, requests: [HTTPRequest]) {
    let server = StubTransport { _, index in .response(pages[min(index, pages.count - 1)]) }
    return (try await account { _ in server }.films(on: list), server.requests)
  }

  /// An account that the viewer has approved.
  private func account(
    in language: String? = nil, transport: @escaping @Sendable (_ secrets: [String]) -> any HTTPTransport
  ) async -> TMDbAccount {
    await store.save(Self.approval)
    return TMDbAccount(
      store: store, credential: Credential(.accessToken, "own"), language: language, transport: transport, now: { 0 })
  }

  private static func page(_ number: Int, of pages: Int, total: Int, _ ids: some Sequence<Int>) -> String {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    return #"{"page":\#(number),"results":[\#(rows)],"total_pages":\#(pages),"total_results":\#(total)}"#
  }

  /// Returns the films of a list of ratings that may be read again and again.
  private func rated(_ rows: String...) async throws -> AccountFilms {
    let results = rows.enumerated().map { #"{"id":\#($0 + 1),"title":"a",\#($1)}"# }.joined(separator: ",")
    let page = #"{"page":1,"results":[\#(results)],"total_pages":1,"total_results":\#(rows.count)}"#
    return try await read([page], of: .ratings).films
  }

  @Test(arguments: [nil, "ru-RU"])
  func `A list of one page is read once, with the account's token and in its language`(language: String?) async throws {
    let server = StubTransport(.response(Self.page(1, of: 1, total: 2, [1, 2])))
    let films = try await account(in: language) { _ in server }.films(on: .watchlist)
    #expect(films.films.keys.sorted() == [1, 2] && !films.isIncomplete)
    let path = "/4/account/4bc8/movie/watchlist?page=1&sort_by=created_at.asc"
    #expect(server.requests.map(\.path) == [path + (language.map { "&language=\($0)" } ?? "")])
    #expect(server.requests.map { $0.headerFields[.authorization] } == ["Bearer acc0unt-t0ken"])
  }

  @Test func `A list of several pages is read until it is the same twice`() async throws {
    // A film left the first page and another one came, so that the total is the same and one is missing.
    let (films, requests) = try await read([
      Self.page(1, of: 2, total: 3, [1, 2]), Self.page(2, of: 2, total: 3, [4]),
      Self.page(1, of: 2, total: 3, [2, 3]), Self.page(2, of: 2, total: 3, [4]),
      Self.page(1, of: 2, total: 3, [2, 3]), Self.page(2, of: 2, total: 3, [4]),
    ])
    #expect(films.films.keys.sorted() == [2, 3, 4] && !films.isIncomplete && requests.count == 6)
  }

  @Test func `A list is the same if only votes have changed`() async throws {
    let pages = (1...4).flatMap { votes in
      (1...2).map { id -> String in
        let row = #"{"id":\#(id),"title":"a","vote_average":7,"vote_count":\#(votes)}"#
        return #"{"page":\#(id),"results":[\#(row)],"total_pages":2,"total_results":2}"#
      }
    }
    let (films, requests) = try await read(pages)
    #expect(!films.isIncomplete && requests.count == 4)
  }

  @Test(arguments: [
    // Repeats a row, has another total on each page, loses a row, has one without an id, has no totals, may go on.
    [page(1, of: 2, total: 4, [1, 2]), page(2, of: 2, total: 4, [2, 3])],
    [page(1, of: 2, total: 4, [1, 2]), page(2, of: 2, total: 3, [3])],
    [page(1, of: 1, total: 3, [1, 2])],
    [#"{"page":1,"results":[{"id":1,"title":"x"},{"title":"y"}],"total_pages":1,"total_results":2}"#],
    [#"{"page":1,"results":[{"id":1,"title":"x"}]}"#],
    [page(1, of: 1, total: 10_000, 1...10_000)],
  ])
  func `A list that is never read completely is said to be so`(pages: [String]) async throws {
    let (films, _) = try await read((0..<4).flatMap { _ in pages })
    #expect(films.isIncomplete && films.films[1] != nil)
  }

  @Test func `Ratings are rounded to half stars`() async throws {
    let films = try await rated(
      #""account_rating":{"value":7.5,"created_at":"2026-03-04T05:06:07.000Z"}"#,
      #""account_rating":{"value":0.5,"created_at":7}"#, #""rating":10"#)
    let rows = films.films.sorted { $0.key < $1.key }.map(\.value)
    #expect(rows.map(\.value) == [8, 1, 10] && !films.isIncomplete)
    #expect(rows.map(\.ratedOn) == ["2026-03-04", nil, nil])
  }

  @Test(arguments: ["0", "11", "null", "\"x\""])
  func `A rating that cannot be read makes the list incomplete`(value: String) async throws {
    let films = try await rated(#""account_rating":{"value":8}"#, #""account_rating":{"value":\#(value)}"#)
    #expect(films.isIncomplete && films.films.keys.sorted() == [1])
  }

  @Test(arguments: [
    (AccountList.ratings, 7 as Int?, "POST /3/movie/603/rating?session_id=s3ss10n-1d", #"{"value":7}"#),
    (.ratings, nil, "DELETE /3/movie/603/rating?session_id=s3ss10n-1d", ""),
    (
      .favorites, 1, "POST /3/account/548/favorite?session_id=s3ss10n-1d",
      #"{"media_type":"movie","media_id":603,"favorite":true}"#
    ),
    (
      .watchlist, nil, "POST /3/account/548/watchlist?session_id=s3ss10n-1d",
      #"{"media_type":"movie","media_id":603,"watchlist":false}"#
    ),
  ])
  func `A change is one request`(list: AccountList, value: Int?, request: String, body: String) async throws {
    let server = StubTransport(.response(#"{"success":true,"status_code":12}"#))
    let secrets = Mutex<[String]>([])
    let account = await account { all in
      secrets.withLock { $0 = all }
      return server
    }
    try await account.set(value, of: 603, on: list)
    #expect(server.requests.map { "\($0.method) \($0.path ?? "")" } == [request])
    #expect(server.exchanges.map { String(decoding: $0.body, as: UTF8.self) } == [body])
    // What a server echoes is overwritten.
    #expect(secrets.withLock { $0 } == ["own", "acc0unt-t0ken", "s3ss10n-1d"])
    #expect("\(Self.approval)".contains("••••") && !"\(Self.approval)".contains("t0ken"))
  }

  @Test(arguments: [#"{"success":true,"status_code":34}"#, #"{"success":false,"status_code":7}"#])
  func `A change that the server does not confirm has failed`(answer: String) async throws {
    let account = await account { _ in StubTransport(.response(answer)) }
    await #expect(throws: CatalogError(.refused, host: "api.themoviedb.org")) {
      try await account.set(1, of: 603, on: .favorites)
    }
  }

  @Test(arguments: [nil, 7]) func `A film that the server does not have cannot be changed`(value: Int?) async {
    let account = await account { _ in StubTransport(.response("{}", status: 404)) }
    await #expect(throws: CatalogError(.notFound, host: "api.themoviedb.org", status: 404)) {
      try await account.set(value, of: 603, on: .ratings)
    }
  }

  @Test func `After a failure that concerns every request, none is sent`() async {
    let server = StubTransport(.response("{}"))
    let account = await account { _ in server }
    await Reload.$isCacheOnly.withValue(true) {
      await #expect(throws: CatalogError(.offline)) { try await account.set(1, of: 603, on: .favorites) }
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    (200, "{}", true), (401, #"{"success":false,"status_code":3}"#, true), (401, "<html>", false), (503, "{}", false),
  ])
  func `A log-out says whether the server knows the approval no more`(
    status: Int, body: String, isWithdrawn: Bool
  ) async throws {
    let account = await account { _ in StubTransport(.response(body, status: status)) }
    #expect(try await account.close() == isWithdrawn)
    #expect(try await account.close() == nil)
  }

  @Test func `A request for an approval is replaced when it is too old`() async throws {
    let now = Mutex(1_000)
    func open(_ server: StubTransport) async -> AccountError? {
      let account = TMDbAccount(
        store: store, credential: Credential(.accessToken, "own"), transport: { _ in server },
        now: { now.withLock { $0 } })
      do throws(AccountError) {
        _ = try await account.open()
        return nil
      } catch {
        return error
      }
    }
    func address(_ token: String) -> AccountError {
      .notApproved(at: "https://www.themoviedb.org/auth/access?request_token=\(token)")
    }
    let body = #"{"success":false,"status_code":36}"#
    let refusal = StubTransport.Outcome.response(body, status: 422)
    #expect(await open(StubTransport(.response(#"{"request_token":"a"}"#))) == address("a"))
    now.withLock { $0 = 1_500 }
    #expect(await open(StubTransport(refusal)) == address("a"))
    // The clock has been put back, so the age is not known.
    now.withLock { $0 = 500 }
    #expect(await open(StubTransport(refusal, .response(#"{"request_token":"b"}"#))) == address("b"))
    now.withLock { $0 = 2_000 }
    #expect(await open(StubTransport(refusal, .response(#"{"request_token":"c"}"#))) == address("c"))
    // What another program wrote.
    await store.save(AccountApproval(token: Secret("c"), requested: .min))
    #expect(await open(StubTransport(refusal, .response(#"{"request_token":"d"}"#))) == address("d"))
    // The id becomes part of addresses, and is stored in a small file.
    for id in ["4bc8/x", String(repeating: "4", count: Credential.longestSecret + 1)] {
      let strange = StubTransport(.response(#"{"access_token":"t","account_id":"\#(id)"}"#))
      #expect(
        await open(strange) == .catalog(CatalogError(.malformedResponse, host: "api.themoviedb.org", status: 200)))
    }
    // Not the server's own reply, but that of a proxy.
    let blocked = CatalogError(.refused, host: "api.themoviedb.org", status: 401)
    #expect(await open(StubTransport(.response("<html>", status: 401))) == .catalog(blocked))
    let approving = StubTransport(
      .response(#"{"access_token":"t","account_id":"4bc8"}"#), .response(#"{"session_id":"s"}"#),
      .response(#"{"id":548}"#))
    #expect(await open(approving) == nil)
    #expect(await store.approval()?.number == 548)
    #expect(await open(StubTransport(.response("<html>", status: 401))) == .catalog(blocked))
    #expect(await store.approval() != nil)
    #expect(await open(StubTransport(.response(body, status: 401))) == .withdrawn)
    #expect(await store.approval() == nil)
  }
}

import HTTPTypes
public import MovieDomain
public import MovieHTTP
import MovieJSON

/// The viewer's account at TMDb. Version 4 of the API has the approval and the lists, and version 3 the changes.
///
/// Use a transport without a cache.
public struct TMDbAccount: FilmAccount {
  /// How long the viewer may take to approve, in seconds. TMDb forgets a request after 15 minutes.
  private static let patience = 600
  /// How often a list is read that changes meanwhile.
  private static let mostReads = 4

  private let store: any AccountStore
  private let credential: Credential?
  private let language: String?
  private let address: TMDbAddress
  private let timeLimit: Duration
  private let transport: (@Sendable (_ secrets: [String]) -> any HTTPTransport)?
  private let now: @Sendable () -> Int

  /// Creates access to an account.
  ///
  /// - Parameters:
  ///   - store: Where the approval is stored.
  ///   - credential: The credential of the program.
  ///   - language: The language of films, such as `ru-RU`; nil for English.
  ///   - address: The base URL of version 3 of the API.
  ///   - timeLimit: The time limit of one request, including its retries.
  ///   - transport: Returns a transport that overwrites secrets in responses. Nil if the server must not be asked.
  ///   - now: The time in seconds since 1970.
  public init(
    store: any AccountStore, credential: Credential?, language: String? = nil, address: TMDbAddress = .api,
    timeLimit: Duration = .seconds(20), transport: (@Sendable (_ secrets: [String]) -> any HTTPTransport)?,
    now: @escaping @Sendable () -> Int
  ) {
    self.store = store
    self.credential = credential
    self.language = language
    self.address = address
    self.timeLimit = timeLimit
    self.transport = transport
    self.now = now
  }

  public var source: CatalogSource { .tmdb }

  public func open() async throws(AccountError) -> String {
    guard let credential else {
      // Stored with the approval, so why the file cannot be read is known.
      _ = try await stored()
      throw .catalog(CatalogError(.missingCredential))
    }
    guard transport != nil else { throw .catalog(CatalogError(.offline)) }
    guard credential.kind == .accessToken else { throw .needsToken }
    guard var approval = try await stored() else { return try await request() }
    if let requested = approval.requested {
      do throws(CatalogError) {
        approval = try await exchange(approval)
      } catch {
        // It was not given, or the request is too old. A refusal with 401 is a proxy's, which says nothing about that.
        guard [.rejectedCredential, .notFound, .refused, .outOfRange].contains(error.code),
          error.code != .refused || error.status != 401
        else { throw .catalog(error) }
        // The address stays the same for as long as the viewer may be about to approve there.
        guard (0..<Self.patience).contains(now() &- requested) else { return try await request() }
        throw .notApproved(at: Self.address(approval.token))
      }
      try await save(approval)
    }
    let known = approval
    do throws(CatalogError) {
      approval = try await verify(approval)
    } catch {
      guard error.code == .rejectedCredential else { throw .catalog(error) }
      try await save(nil)
      throw .withdrawn
    }
    if approval != known { try await save(approval) }
    return approval.account
  }

  public func films(on list: AccountList) async throws(CatalogError) -> AccountFilms {
    let approval = try await given()
    let client = try client(approval, address.version4)
    // Only what a sync compares: the votes of popular films change all the time.
    var last: [Movie.ID: Int]?
    var all: [Movie.ID: AccountFilms.Film] = [:]
    for _ in 0..<Self.mostReads {
      let (films, pages) = try await read(list, of: approval.account, client)
      let values = films.films.mapValues(\.value)
      all.merge(films.films) { $1 }
      if films.isIncomplete {
        last = nil
      } else if pages == 1 || values == last {
        // A list of several pages may have changed between them without a trace.
        return films
      } else {
        last = values
      }
    }
    return AccountFilms(all, isIncomplete: true)
  }

  /// Reads all pages of a list once. Rows that are missing or come twice make it incomplete.
  private func read(
    _ list: AccountList, of account: String, _ client: TMDbClient
  ) async throws(CatalogError) -> (films: AccountFilms, pages: Int) {
    var found = AccountFilms([:])
    var total: Int?
    var (number, pages) = (1, 1)
    repeat {
      // The total as it is: without one, the first page would look like the whole list.
      let (page, counted) = try await client.send(
        "/account/\(account)/movie/\(list.path)",
        query: [("page", String(number)), ("sort_by", "created_at.asc")] + (language.map { [("language", $0)] } ?? [])
      ) { json in
        ResultsPage(json, number: number) { AccountFilms.Film($0, on: list) }.map {
          ($0, json.integer("total_results"))
        }
      }.value
      if number > 1 && counted != total || page.skipped > 0 { found.isIncomplete = true }
      (total, pages) = (counted, page.totalPages)
      for film in page.elements where found.films.updateValue(film, forKey: film.movie.id) != nil {
        found.isIncomplete = true
      }
      number += 1
    } while number <= pages
    // More rows than TMDb serves cannot be known.
    if found.films.count != total || found.films.count >= TMDbClient.reachableRows { found.isIncomplete = true }
    return (found, pages)
  }

  public func set(_ value: Int?, of movie: Movie.ID, on list: AccountList) async throws(CatalogError) {
    let approval = try await given()
    let client = try client(approval, address)
    let mark = list == .favorites ? "favorite" : "watchlist"
    let (method, path, body): (HTTPRequest.Method, String, JSONValue?) =
      switch (list, value) {
      case (.ratings, let value?): (.post, "/movie/\(movie)/rating", ["value": .int(value)])
      case (.ratings, nil): (.delete, "/movie/\(movie)/rating", nil)
      case (.favorites, _), (.watchlist, _):
        (
          .post, "/account/\(approval.number ?? 0)/\(mark)",
          ["media_type": "movie", "media_id": .int(movie), mark: .bool(value != nil)]
        )
      }
    let query = [("session_id", approval.session?.text ?? "")]
    // A success, an update and a removal.
    let isDone = try await client.send(path, by: method, query: query, body: body) { json in
      json.integer("status_code").map { [1, 12, 13].contains($0) }
    }
    guard isDone.value else { throw CatalogError(.refused, host: address.authority) }
  }

  public func close() async throws(StoreError) -> Bool? {
    guard let approval = try await store.approval() else { return nil }
    var isWithdrawn = approval.requested != nil
    if !isWithdrawn {
      do throws(CatalogError) {
        isWithdrawn = try await client(approval, address.version4).send(
          "/auth/access_token", by: .delete, body: ["access_token": .string(approval.token.text)]
        ) { $0.isObject ? $0["success"]?.bool ?? true : nil }.value
      } catch {
        // What the server does not know is withdrawn.
        isWithdrawn = error.code == .rejectedCredential
      }
    }
    try await store.save(nil)
    return isWithdrawn
  }

  // MARK: - The approval

  /// Returns the address where the viewer has to approve; nil if no approval was asked for.
  public func requestedApproval() async -> String? {
    guard let approval = try? await store.approval(), approval.requested != nil else { return nil }
    return Self.address(approval.token)
  }

  /// Asks the server for a request that the viewer approves, and throws its address.
  private func request() async throws(AccountError) -> String {
    let token: Secret
    do throws(CatalogError) {
      token = try await client(nil, address.version4).send("/auth/request_token", by: .post, body: [:]) {
        Self.secret("request_token", in: $0)
      }.value
    } catch {
      throw .catalog(error)
    }
    try await save(AccountApproval(token: token, requested: now()))
    throw .notApproved(at: Self.address(token))
  }

  /// Returns the approval that was given for a request.
  private func exchange(_ request: AccountApproval) async throws(CatalogError) -> AccountApproval {
    try await client(request, address.version4).send(
      "/auth/access_token", by: .post, body: ["request_token": .string(request.token.text)]
    ) { json in
      guard let token = Self.secret("access_token", in: json), let account = Self.secret("account_id", in: json)?.text,
        account.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { return nil }
      return AccountApproval(token: token, account: account)
    }.value
  }

  /// A secret of a reply, or what is stored with one; nil if there is none, or if it is longer than any that is stored.
  private static func secret(_ name: String, in json: JSONNode) -> Secret? {
    json.textIfAny(name).flatMap { $0.utf8.count <= Credential.longestSecret ? Secret($0) : nil }
  }

  /// Opens a session if there is none, and asks for its account.
  private func verify(_ approval: AccountApproval) async throws(CatalogError) -> AccountApproval {
    var approval = approval
    let client = try client(approval, address)
    if approval.session == nil {
      approval.session = try await client.send(
        "/authentication/session/convert/4", by: .post, body: ["access_token": .string(approval.token.text)]
      ) { Self.secret("session_id", in: $0) }.value
    }
    // Made again, because the session is a secret now.
    approval.number = try await self.client(approval, address).send(
      "/account", query: [("session_id", approval.session?.text ?? "")]
    ) { $0.amount("id") }.value
    return approval
  }

  private static func address(_ token: Secret) -> String {
    "https://www.themoviedb.org/auth/access?request_token=\(token.text.percentEncoded())"
  }

  private func stored() async throws(AccountError) -> AccountApproval? {
    do throws(StoreError) { return try await store.approval() } catch { throw .store(error) }
  }

  private func save(_ approval: AccountApproval?) async throws(AccountError) {
    do throws(StoreError) { try await store.save(approval) } catch { throw .store(error) }
  }

  private func given() async throws(CatalogError) -> AccountApproval {
    guard let approval = try? await store.approval(), approval.session != nil else {
      throw CatalogError(.rejectedCredential, host: address.authority)
    }
    return approval
  }

  /// A client that sends the token of the account, or the credential of the program until there is one.
  private func client(_ approval: AccountApproval?, _ address: TMDbAddress) throws(CatalogError) -> TMDbClient {
    // After a failure that concerns every request, none is sent.
    guard let transport, !Reload.isCacheOnly else { throw CatalogError(.offline) }
    let token = approval.flatMap { $0.requested == nil ? Credential(.accessToken, $0.token.text) : nil }
    let secrets = [credential?.secret, approval?.token.text, approval?.session?.text].compactMap(\.self)
    return TMDbClient(
      transport: transport(secrets), address: address, credential: token ?? credential, timeLimit: timeLimit)
  }
}

extension AccountList {
  fileprivate var path: String { self == .ratings ? "rated" : rawValue }
}

extension AccountFilms.Film {
  /// Needs a film, and on the list of ratings one from half a star. TMDb has half steps of ten, so they are rounded.
  fileprivate init?(_ json: JSONNode, on list: AccountList) {
    guard let movie = Movie(json) else { return nil }
    guard list == .ratings else {
      self.init(movie: movie, value: 1)
      return
    }
    let rating = json["account_rating"]
    guard let value = rating?.number("value") ?? json.number("rating"), (0.5...10).contains(value) else { return nil }
    self.init(
      movie: movie, value: Int(value.rounded()),
      ratedOn: CalendarDate(iso8601: (rating?.text("created_at") ?? "").prefix(10)))
  }
}

public import MovieCurl
public import MovieDomain
public import MovieHTTP
import MovieLibC
import MovieStore
public import MovieTMDb

/// TMDb over libcurl, with retries, a cache and, if wanted, a recording.
///
/// ```swift
/// let tmdb = LiveTMDb(credential, options: .init(userAgent: "MyApp/1.0", cacheFolder: folder))
/// let context = SceneContext(catalog: tmdb.catalog(TMDbPreferences(language: "en-US")))
/// let home = context.open(HomeScene.self, on: view)
/// ```
public struct LiveTMDb: Sendable {
  /// How to use the network and the cache.
  public struct Options: Sendable {
    /// Time limits, size limits and the observer of libcurl's exchanges.
    public var transport: CurlTransport.Configuration
    /// The time limit of one request to the API, including its retries.
    public var timeLimit: Duration = .seconds(20)
    /// The base URL of the API.
    public var address = TMDbAddress.api
    /// The base URL of the image server.
    public var imageAddress = TMDbAddress.images
    /// The folder for cached responses and pictures, created if missing; nil caches in memory.
    public var cacheFolder: String?
    /// Whether to use the cache, the network or both.
    public var cacheMode = HTTPCachePolicy.Mode.normal
    /// Whether the program exits after its first responses.
    ///
    /// Then libcurl is loaded ahead of the first request, unless the cache may answer it.
    public var isShortLived = false
    /// Wraps the transport below the cache, for example in a `RecordingTransport`.
    public var recording: @Sendable (any HTTPTransport) -> any HTTPTransport = { $0 }
    /// Called with where each response came from, on any thread.
    public var observer: (@Sendable (HTTPCacheReport) -> Void)?

    /// Creates options that send `userAgent` with each request. Without a folder, responses are cached in memory.
    public init(userAgent: String, cacheFolder: String? = nil) {
      transport = CurlTransport.Configuration(userAgent: userAgent)
      self.cacheFolder = cacheFolder
    }

    /// The path of the cache for responses; nil without a folder.
    public var responsesPath: String? { cacheFolder.map { "\($0)/responses" } }
    /// The path of the cache for pictures; nil without a folder.
    ///
    /// Pictures have a folder of their own, because they are large and would push the responses out of the cache.
    public var picturesPath: String? { cacheFolder.map { "\($0)/pictures" } }

    func retrying(_ base: some HTTPTransport) -> some HTTPTransport {
      RetryingTransport(base, policy: RetryPolicy(timeLimit: timeLimit), clock: ContinuousClock()) {
        .random(in: 0...1)
      }
    }
  }

  /// TMDb's images, cached in a folder of their own.
  public let images: TMDbImages
  private let credential: Credential
  private let options: Options
  private let responses: any HTTPTransport
  /// A transport without a cache and a recording, which overwrites secrets of an account.
  private let direct: @Sendable (_ secrets: [String]) -> any HTTPTransport
  private let curl: CurlTransport
  private let caches: [FileHTTPCache]

  /// Creates access to TMDb without opening anything.
  ///
  /// libcurl is loaded with the first request, unless `Options.isShortLived` is set.
  public init(_ credential: Credential, options: Options) {
    self.credential = credential
    self.options = options
    let curl = CurlTransport(configuration: options.transport)
    self.curl = curl
    direct = { secrets in options.retrying(RedactingTransport(curl, secrets: secrets)) }
    let recorded = options.recording(direct([credential.secret]))
    let age = HTTPCachePolicy.tmdb().longestAge
    let cache = options.responsesPath.map { FileHTTPCache(folder: $0, longestAge: age) }
    let pictureCache = options.picturesPath.map { FileHTTPCache(folder: $0, longestAge: age) }
    caches = [cache, pictureCache].compactMap(\.self)
    func caching(
      _ base: some HTTPTransport, _ cache: FileHTTPCache?,
      _ isPlausible: @escaping @Sendable (BufferedResponse) -> Bool
    ) -> any HTTPTransport {
      CachingTransport(
        base, cache: cache ?? InMemoryHTTPCache(), policy: .tmdb(options.cacheMode), isPlausible: isPlausible,
        observer: options.observer, now: { Int64(time(nil)) })
    }
    responses = caching(recorded, cache, TMDbCatalog.isPlausible)
    images = TMDbImages(
      transport: caching(recorded, pictureCache, TMDbImages.isPlausible), address: options.imageAddress)
    guard options.isShortLived, options.cacheMode != .offline else { return }
    let folders = options.cacheMode == .normal ? [options.responsesPath, options.picturesPath] : []
    if !folders.contains(where: { $0.map { access($0, F_OK) == 0 } ?? false }) { curl.prepare() }
  }

  /// Returns a catalog with the given preferences. All catalogs share the cache and the connections.
  public func catalog(_ preferences: TMDbPreferences) -> TMDbCatalog {
    TMDbCatalog(
      transport: responses, address: options.address, images: options.imageAddress, credential: credential,
      preferences: preferences, timeLimit: options.timeLimit)
  }

  /// Returns access to the viewer's account, whose approval is in a store. It shares the connections, but not the cache,
  /// and asks nothing in offline mode. Films are in `language`, such as `ru-RU`, or in English if it is nil.
  public func account(_ store: any AccountStore, language: String? = nil) -> TMDbAccount {
    TMDbAccount(
      store: store, credential: credential, language: language, address: options.address, timeLimit: options.timeLimit,
      transport: options.cacheMode == .offline ? nil : direct, now: { Int(time(nil)) })
  }

  /// Keeps the caches within their limits and ends the network thread. Call it before the process exits.
  public func close() async {
    async let end = curl.shutdown()
    for cache in caches { await cache.makeRoom() }
    _ = await end
  }
}

/// Verifies a credential with TMDb over a separate connection.
package struct NetworkCredentialChecker: CredentialChecker {
  /// How to use the network; the cache is not used.
  package var options: LiveTMDb.Options
  /// Whether to send the request again when it fails for a reason that may pass.
  package var retries = true

  /// Creates a checker that uses the network as the catalog with these options does.
  package init(_ options: LiveTMDb.Options) {
    self.options = options
  }

  package func check(_ credential: Credential) async throws(CatalogError) {
    let curl = CurlTransport(configuration: options.transport)
    defer { curl.shutdown() }
    let redacting = RedactingTransport(curl, secrets: [credential.secret])
    let transport: any HTTPTransport = retries ? options.retrying(redacting) : redacting
    try await TMDbCredentialChecker(transport: transport, address: options.address, timeLimit: options.timeLimit)
      .check(credential)
  }
}

public import CurlTransport
public import HTTPPort
import LibC
import MovieDomain
import MovieStore
public import TMDb

/// TMDb over libcurl, with a cache, recording and retries.
///
/// ```swift
/// let tmdb = LiveTMDb(credential, options: .init(userAgent: "MyApp/1.0", cacheFolder: folder))
/// let context = SceneContext(catalog: tmdb.catalog(TMDbPreferences(language: "en-US")))
/// let home = context.open(HomeScene.self, on: view)
/// ```
public struct LiveTMDb: Sendable {
  /// Network and cache options.
  public struct Options: Sendable {
    /// How libcurl sends requests.
    public var transport: CurlTransport.Configuration
    /// The base URL of the API.
    public var address = TMDbAddress.api
    /// The base URL of the image server.
    public var imageAddress = TMDbAddress.images
    /// The folder for cached responses and pictures; nil caches in memory.
    public var cacheFolder: String?
    /// Whether to use the cache, the network or both.
    public var cacheMode = HTTPCachePolicy.Mode.normal
    /// For programs that exit after the first responses: if nothing is cached yet, skips cache lookups, and loads libcurl
    /// and opens the cache ahead of the first request.
    public var isShortLived = false
    /// Wraps the transport below the cache, for example to record exchanges.
    public var recording: @Sendable (any HTTPTransport) -> any HTTPTransport = { $0 }
    /// Called with the origin of each response.
    public var observer: (@Sendable (HTTPCacheReport) -> Void)?

    public init(userAgent: String, cacheFolder: String? = nil) {
      transport = CurlTransport.Configuration(userAgent: userAgent)
      self.cacheFolder = cacheFolder
    }

    /// The cache file for responses.
    public var responsesPath: String? { cacheFolder.map { "\($0)/responses.sqlite" } }
    /// The cache file for pictures. They are large and would evict the responses from a shared cache.
    public var picturesPath: String? { cacheFolder.map { "\($0)/pictures.sqlite" } }
  }

  /// TMDb's images, cached.
  public let images: TMDbImages
  private let credential: TMDbCredential
  private let address: TMDbAddress
  private let responses: any HTTPTransport
  private let curl: CurlTransport
  private let caches: [SQLiteHTTPCache]

  /// Loads nothing yet: libcurl is loaded on the first request, caches are opened on first use.
  public init(_ credential: TMDbCredential, options: Options) {
    self.credential = credential
    address = options.address
    curl = CurlTransport(configuration: options.transport)
    let direct = options.recording(RetryingTransport(curl, clock: ContinuousClock()) { .random(in: 0...1) })
    let age = HTTPCachePolicy.tmdb().longestAge
    let cache = options.responsesPath.map { SQLiteHTTPCache(path: $0, longestAge: age, defersWriting: true) }
    let pictureCache = options.picturesPath.map { SQLiteHTTPCache(path: $0, longestAge: age, defersWriting: true) }
    caches = [cache, pictureCache].compactMap(\.self)
    let isCached = options.responsesPath.map { access($0, F_OK) == 0 } ?? false
    let mode = options.isShortLived && options.cacheMode == .normal && !isCached ? .refresh : options.cacheMode
    func caching(
      _ base: some HTTPTransport, _ cache: SQLiteHTTPCache?,
      _ isPlausible: @escaping @Sendable (BufferedResponse) -> Bool
    ) -> any HTTPTransport {
      CachingTransport(
        base, cache: cache ?? InMemoryHTTPCache(), policy: .tmdb(mode), isPlausible: isPlausible,
        observer: options.observer, now: { Int64(time(nil)) })
    }
    responses = caching(direct, cache, TMDbCatalog.isPlausible)
    images = TMDbImages(transport: caching(direct, pictureCache, TMDbImages.isPlausible), address: options.imageAddress)
    if options.isShortLived, mode == .refresh {
      curl.prepare()
      Task { await cache?.prepare() }
    }
  }

  /// Returns a catalog with the given preferences.
  public func catalog(_ preferences: TMDbPreferences) -> TMDbCatalog {
    TMDbCatalog(transport: responses, address: address, credential: credential, preferences: preferences)
  }

  /// Completes cache writes and ends the network thread. Call it before the process exits.
  public func close() async {
    for cache in caches {
      await cache.close()
    }
    curl.shutdown()
  }
}

public import CurlTransport
public import HTTPPort
import LibC
import MovieDomain
import MovieStore
public import TMDb

/// TMDb over libcurl: a cache above a recording above retries above the network.
///
/// ```swift
/// let tmdb = LiveTMDb(credential, options: .init(userAgent: "MyApp/1.0", cacheFolder: folder))
/// let context = SceneContext(catalog: tmdb.catalog(TMDbPreferences(language: "en-US")))
/// let home = context.open(HomeScene.self, on: view)
/// ```
public struct LiveTMDb: Sendable {
  /// How TMDb is asked.
  public struct Options: Sendable {
    public var transport: CurlTransport.Configuration
    public var address = TMDbAddress.api
    public var imageAddress = TMDbAddress.images
    /// Where responses and pictures are cached; nil keeps them in memory.
    public var cacheFolder: String?
    /// Whether the network is asked.
    public var cacheMode = HTTPCachePolicy.Mode.normal
    /// For a program that ends after its first answers: where nothing is cached, nothing is looked up, and libcurl and the
    /// cache are opened in advance.
    public var asksOnce = false
    /// Wraps the transport below the cache, for example to record what goes over it.
    public var recording: @Sendable (any HTTPTransport) -> any HTTPTransport = { $0 }
    /// Hears where each response came from.
    public var observer: (@Sendable (HTTPCacheReport) -> Void)?

    public init(userAgent: String, cacheFolder: String? = nil) {
      transport = CurlTransport.Configuration(userAgent: userAgent)
      self.cacheFolder = cacheFolder
    }

    /// The file of cached responses.
    public var responsesPath: String? { cacheFolder.map { "\($0)/responses.sqlite" } }
    /// The file of cached pictures. They are large, and would push the responses out of a common one.
    public var picturesPath: String? { cacheFolder.map { "\($0)/pictures.sqlite" } }
  }

  public let images: TMDbImages
  private let credential: TMDbCredential
  private let address: TMDbAddress
  private let responses: any HTTPTransport
  private let curl: CurlTransport
  private let caches: [SQLiteHTTPCache]

  /// Opens nothing: libcurl is loaded with the first request, a cache with its first use.
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
    let mode = options.asksOnce && options.cacheMode == .normal && !isCached ? .refresh : options.cacheMode
    func caching(
      _ base: some HTTPTransport, _ cache: SQLiteHTTPCache?,
      _ makesSense: @escaping @Sendable (HTTPReply) -> Bool
    ) -> any HTTPTransport {
      CachingTransport(
        base, cache: cache ?? InMemoryHTTPCache(), policy: .tmdb(mode), makesSense: makesSense,
        observer: options.observer, now: { Int64(time(nil)) })
    }
    responses = caching(direct, cache, TMDbCatalog.makesSense)
    images = TMDbImages(transport: caching(direct, pictureCache, TMDbImages.makesSense), address: options.imageAddress)
    if options.asksOnce, mode == .refresh {
      curl.prepare()
      Task { await cache?.prepare() }
    }
  }

  /// The catalog, as a viewer prefers it.
  public func catalog(_ preferences: TMDbPreferences) -> TMDbCatalog {
    TMDbCatalog(transport: responses, address: address, credential: credential, preferences: preferences)
  }

  /// Writes what the caches still hold, and ends the network thread. To be called before the process ends.
  public func close() async {
    for cache in caches {
      await cache.close()
    }
    curl.shutdown()
  }
}

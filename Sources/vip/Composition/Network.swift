import CurlTransport
import HTTPPort
import MovieDomain
import MovieStore
import TMDb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The way to a server, as the options want it: libcurl, retries, a recording, and kept answers above them.
struct Network: Sendable {
  /// With kept answers, for the API.
  let answers: any HTTPTransport
  /// With kept pictures, which have a cache of their own: they are large, and would push the answers out.
  let pictures: any HTTPTransport
  private let curl: CurlTransport
  private let caches: [SQLiteHTTPCache]

  /// Where it is known that films will be asked for, loads libcurl and opens the cache in advance if both will be needed.
  init(
    options: DisplayOptions, configuration: CurlTransport.Configuration, directories: Directories, asksForFilms: Bool,
    trace: Trace?, recordedBy record: (any HTTPTransport) -> any HTTPTransport
  ) {
    var observer: (@Sendable (HTTPCacheReport) -> Void)?
    if let trace {
      observer = { trace.write($0) }
    }
    let curl = CurlTransport(configuration: configuration)
    self.curl = curl
    let direct = record(RetryingTransport(curl, clock: ContinuousClock()) { .random(in: 0...1) })
    let age = HTTPCachePolicy.tmdb().longestAge
    let cache = directories.answers.map { SQLiteHTTPCache(path: $0, longestAge: age, defersWriting: true) }
    let pictureCache = directories.pictures.map { SQLiteHTTPCache(path: $0, longestAge: age, defersWriting: true) }
    caches = [cache, pictureCache].compactMap(\.self)
    // Where nothing is kept there is nothing to look up, and a recording wants all answers: the network is asked at once.
    let asksAtOnce = options.refresh || options.record != nil || !Self.isThere(directories.answers)
    let mode: HTTPCachePolicy.Mode = options.offline ? .offline : asksAtOnce ? .refresh : .normal
    if mode == .refresh, asksForFilms {
      // libcurl loads and the cache opens while the rest is set up and the server thinks.
      curl.prepare()
      Task { await cache?.prepare() }
    }
    answers = Self.caching(direct, cache, mode, TMDbCatalog.makesSense, observer)
    pictures = Self.caching(direct, pictureCache, mode, TMDbImages.makesSense, observer)
  }

  /// Lets go of the network before the program ends.
  func close() async {
    for cache in caches {
      await cache.close()
    }
    curl.shutdown()
  }

  private static func caching(
    _ base: some HTTPTransport, _ cache: SQLiteHTTPCache?, _ mode: HTTPCachePolicy.Mode,
    _ makesSense: @escaping @Sendable (HTTPReply) -> Bool, _ observer: (@Sendable (HTTPCacheReport) -> Void)?
  ) -> any HTTPTransport {
    // Without a home there is nowhere to keep answers but in memory.
    CachingTransport(
      base, cache: cache ?? InMemoryHTTPCache(), policy: .tmdb(mode), makesSense: makesSense,
      observer: observer, now: WallClock.now)
  }

  private static func isThere(_ path: String?) -> Bool {
    path.map { access($0, F_OK) == 0 } ?? false
  }
}

extension CurlTransport.Configuration {
  /// The longest real answer is under half of it.
  static let longestAnswer = 2 << 20
  /// As it was uploaded, a poster may have some megabytes.
  static let longestPicture = 16 << 20

  init(environment: Environment, longestAnswer: Int, trace: Trace?) {
    self.init(userAgent: Version.userAgent)
    maximumBodyBytes = longestAnswer
    certificateBundle = environment.first(of: Environment.certificates)?.value
    if let trace {
      observer = { trace.write($0) }
    }
  }
}

import CurlTransport
import HTTPPort
import MovieDomain
import MovieScenes
import MovieStore
import MovieText
import PublicDomainCatalog
import TMDb

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The catalog that is asked: TMDb with a credential, otherwise the one in the program.
struct FilmSource: Sendable {
  let catalog: any MovieCatalog
  let credentials: CredentialAccess
  /// What the viewer should know about the choice.
  let notice: String?
  private let transport: CurlTransport?
  private let cache: SQLiteHTTPCache?

  init(
    options: DisplayOptions, preferences: Preferences, environment: Environment, today: CalendarDate
  ) async throws(SetupProblem) {
    let words = preferences.language.words
    let address = try Self.address(environment, words.program)
    let directories = Directories(environment: environment)
    let configuration = Self.configuration(environment)
    credentials = CredentialAccess(
      given: try Self.given(environment, words.program),
      store: directories.configuration.map { CredentialFile(directory: $0) } ?? NoCredentials(),
      checker: NetworkCredentialChecker(address: address, configuration: configuration))
    let credential: TMDbCredential?
    var problem: String?
    do throws(StoreError) {
      credential = try await credentials.credential()
    } catch {
      // There are films without it; that it could not be read must be known all the same.
      credential = nil
      problem = CleanText(words.sentence(for: error)).string
    }
    guard let credential else {
      catalog = PublicDomainCatalog(today: today)
      transport = nil
      cache = nil
      notice = [problem, words.program.builtInFilms].compactMap(\.self).joined(separator: "\n")
      return
    }
    let transport = CurlTransport(configuration: configuration)
    self.transport = transport
    let retrying = RetryingTransport(transport, clock: ContinuousClock()) { .random(in: 0...1) }
    let path = directories.cache.map { "\($0)/responses.sqlite" }
    let cache = path.map { SQLiteHTTPCache(path: $0, defersWriting: true) }
    self.cache = cache
    // Where nothing is kept there is nothing to look up: the network is asked at once.
    let mode: HTTPCachePolicy.Mode =
      options.offline ? .offline : options.refresh || !Self.isThere(path) ? .refresh : .normal
    if mode == .refresh {
      // libcurl loads and the cache opens while the rest is set up and the server thinks.
      transport.prepare()
      Task { await cache?.prepare() }
    }
    catalog = TMDbCatalog(
      transport: Self.caching(retrying, cache: cache, mode: mode), address: address, credential: credential,
      preferences: .init(
        language: preferences.language.tag, region: preferences.region?.code,
        includesAdult: preferences.includesAdult, today: today))
    notice = nil
  }

  /// The longest real answer is under half of it.
  private static let maximumBodyBytes = 2 << 20

  /// Lets go of the network before the program ends.
  func close() async {
    await cache?.close()
    transport?.shutdown()
  }

  private static func configuration(_ environment: Environment) -> CurlTransport.Configuration {
    var configuration = CurlTransport.Configuration(userAgent: Version.userAgent)
    configuration.maximumBodyBytes = maximumBodyBytes
    configuration.certificateBundle = environment["SSL_CERT_FILE"] ?? environment["CURL_CA_BUNDLE"]
    return configuration
  }

  private static func isThere(_ path: String?) -> Bool {
    path.map { access($0, F_OK) == 0 } ?? false
  }

  private static func caching(
    _ base: some HTTPTransport, cache: (any HTTPCache)?, mode: HTTPCachePolicy.Mode
  ) -> any HTTPTransport {
    // Without a home there is nowhere to keep answers but in memory.
    return CachingTransport(
      base, cache: cache ?? InMemoryHTTPCache(), policy: .init(mode: mode), makesSense: TMDbCatalog.makesSense,
      now: WallClock.now)
  }

  private static func address(_ environment: Environment, _ words: any ProgramWords) throws(SetupProblem) -> TMDbAddress
  {
    let variable = "TMDB_API_URL"
    guard let text = environment[variable] else { return .api }
    do throws(TMDbAddressError) {
      return try TMDbAddress(text)
    } catch {
      let sentence =
        switch error {
        case .malformed: words.addressMalformed(variable)
        case .unsupportedScheme: words.addressUnsupported(variable)
        case .insecure: words.addressInsecure(variable)
        case .holdsCredential: words.addressHoldsCredential(variable)
        }
      throw SetupProblem(sentence: sentence, status: ExitStatus.usage)
    }
  }

  private static func given(
    _ environment: Environment, _ words: any ProgramWords
  ) throws(SetupProblem) -> (credential: TMDbCredential, onHand: CredentialOnHand)? {
    for (variable, isKey) in [("TMDB_ACCESS_TOKEN", false), ("TMDB_API_KEY", true)] {
      guard let text = environment[variable] else { continue }
      guard let credential = TMDbCredential(pasted: text, isKey: isKey) else {
        throw SetupProblem(sentence: words.notACredential(variable), status: ExitStatus.unauthorized)
      }
      return (credential, CredentialOnHand(credential.kind, in: .variable(variable)))
    }
    return nil
  }
}

extension TMDbCredential {
  fileprivate var kind: Credential.Kind {
    switch self {
    case .accessToken: .accessToken
    case .apiKey: .apiKey
    }
  }
}

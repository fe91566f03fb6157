import CurlTransport
import HTTPPort
import MovieDomain
import PublicDomainCatalog
import TMDb

/// The catalog that the environment asks for: TMDb with a credential, otherwise the one in the program.
struct FilmSource: Sendable {
  let catalog: any MovieCatalog
  /// What the viewer should know about the choice.
  let notice: String?
  private let transport: CurlTransport?

  init(options: DisplayOptions, environment: Environment, today: CalendarDate) throws(SetupProblem) {
    let address = try Self.address(environment)
    guard let credential = try Self.credential(environment) else {
      catalog = PublicDomainCatalog(today: today)
      transport = nil
      notice = """
        No TMDb token is set, so these are the films that come with vip. Set TMDB_ACCESS_TOKEN to browse all of TMDb.
        """
      return
    }
    let language = options.language ?? environment.language ?? Language.americanEnglish
    var configuration = CurlTransport.Configuration(userAgent: Version.userAgent)
    configuration.maximumBodyBytes = Self.maximumBodyBytes
    configuration.certificateBundle = environment["SSL_CERT_FILE"] ?? environment["CURL_CA_BUNDLE"]
    let transport = CurlTransport(configuration: configuration)
    self.transport = transport
    catalog = TMDbCatalog(
      transport: RetryingTransport(transport, clock: ContinuousClock()) { .random(in: 0...1) }, address: address,
      credential: credential,
      preferences: .init(
        language: language.tag, region: (options.region ?? language.region)?.code, today: today))
    notice = nil
  }

  /// The longest real answer is under half of it.
  private static let maximumBodyBytes = 2 << 20

  /// Lets go of the network before the program ends.
  func close() {
    transport?.shutdown()
  }

  private static func address(_ environment: Environment) throws(SetupProblem) -> TMDbAddress {
    guard let text = environment["TMDB_API_URL"] else { return .api }
    do throws(TMDbAddressError) {
      return try TMDbAddress(text)
    } catch {
      let fault =
        switch error {
        case .malformed: "is not an address such as https://api.themoviedb.org/3"
        case .unsupportedScheme: "must begin with https://"
        case .insecure: "must begin with https://: plain http is for this machine alone"
        case .holdsCredential: "must not hold a user name or a password"
        }
      throw SetupProblem(sentence: "TMDB_API_URL \(fault).", status: ExitStatus.usage)
    }
  }

  private static func credential(_ environment: Environment) throws(SetupProblem) -> TMDbCredential? {
    for (name, isKey) in [("TMDB_ACCESS_TOKEN", false), ("TMDB_API_KEY", true)] {
      guard let text = environment[name] else { continue }
      guard let credential = TMDbCredential(pasted: text, isKey: isKey) else {
        throw SetupProblem(
          sentence: "\(name) holds characters that no token has. Copy it again, whole.",
          status: ExitStatus.unauthorized)
      }
      return credential
    }
    return nil
  }
}

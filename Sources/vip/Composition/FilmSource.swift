import CurlTransport
import HTTPPort
import MovieDomain
import MovieScenes
import MovieStore
import MovieText
import PublicDomainCatalog
import TMDb

/// The catalog that is asked: TMDb with a credential, a recording of it, otherwise the one in the program.
struct FilmSource: Sendable {
  let catalog: any MovieCatalog
  let credentials: CredentialAccess
  let addresses: Addresses
  /// Of the transport, for one who asks past the catalog.
  let configuration: CurlTransport.Configuration
  /// What the viewer should know about the choice.
  let notice: String?
  /// Nil where films have no pictures.
  let images: TMDbImages?
  private let network: Network?

  init(
    options: DisplayOptions, preferences: Preferences, environment: Environment, directories: Directories,
    replay: Replay?, asksForFilms: Bool, longestAnswer: Int, trace: Trace?
  ) async throws(SetupProblem) {
    let words = preferences.language.words
    addresses = try Addresses(environment: environment, words: words.program)
    configuration = CurlTransport.Configuration(environment: environment, longestAnswer: longestAnswer, trace: trace)
    let given: (credential: TMDbCredential, onHand: CredentialOnHand)?
    do throws(SetupProblem) {
      given = try CredentialAccess.given(environment, words.program)
    } catch {
      // A recording asks for none, so a bad one is in nobody's way.
      guard replay != nil else { throw error }
      given = nil
    }
    credentials = CredentialAccess(
      given: given,
      store: directories.configuration.map { CredentialFile(directory: $0) } ?? NoCredentials(),
      checker: NetworkCredentialChecker(address: addresses.api, configuration: configuration))
    if let replay {
      catalog = TMDbCatalog(
        transport: ReplayingTransport(replay.recording), address: replay.address, credential: nil,
        preferences: preferences.forTMDb)
      network = nil
      images = TMDbImages(transport: ReplayingTransport(replay.recording), address: replay.images)
      notice = words.program.replaying(replay.directory)
      return
    }
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
      catalog = PublicDomainCatalog(today: preferences.today)
      network = nil
      images = nil
      let unrecorded = options.record == nil ? nil : words.program.nothingToRecord
      notice = [problem, words.program.builtInFilms, unrecorded].compactMap(\.self).joined(separator: "\n")
      return
    }
    let recorder = try options.record.map { [addresses] (directory) throws(SetupProblem) in
      try Recorder(directory: directory, credential: credential, addresses: addresses, preferences: preferences)
    }
    let network = Network(
      options: options, configuration: configuration, directories: directories,
      asksForFilms: asksForFilms, trace: trace
    ) { recorder?.recording($0) ?? $0 }
    self.network = network
    images = TMDbImages(transport: network.pictures, address: addresses.images)
    catalog = TMDbCatalog(
      transport: network.answers, address: addresses.api, credential: credential, preferences: preferences.forTMDb)
    notice = nil
  }

  /// Lets go of the network before the program ends.
  func close() async {
    await network?.close()
  }
}

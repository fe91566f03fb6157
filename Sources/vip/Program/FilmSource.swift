import MovieCurl
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import MovieTerminal
import MovieTerminalDriver
import MovieText
import PublicDomainCatalog
import ViewerScenes

/// The catalog in use: TMDb if there is a credential, a replayed recording, or the built-in catalog.
struct FilmSource: Sendable {
  let catalog: any MovieCatalog
  /// The catalogs that are not in use. Films on shelves and qualified ids may belong to them.
  let otherCatalogs: [any MovieCatalog]
  let credentials: CredentialAccess
  let account: TMDbAccount
  let live: LiveTMDb.Options
  /// Sentences for the user about the choice.
  let notices: [String]
  /// Whether the catalog is the built-in one, because there is no credential.
  let isBuiltIn: Bool
  /// Nil for a catalog without images.
  let images: TMDbImages?
  private let tmdb: LiveTMDb?
  /// Whether a response was taken from the cache because no newer one could be loaded.
  let usedStale = SharedValue(false)

  init(_ launch: Launch, _ preferences: Preferences, replay: Replay?) async throws(SetupProblem) {
    let (options, words) = (launch.options, preferences.language.programWords)
    var live = try LiveTMDb.Options(launch, usedStale: usedStale, words: words)
    let isOptional = replay != nil || !(launch.needs.films || launch.needs.credential)
    credentials = try CredentialAccess(launch, isOptional: isOptional, words: words)
    var credential: Credential?
    var problem: String?
    do throws(StoreError) {
      if replay == nil { credential = try await credentials.credential() }
    } catch {
      // The built-in films need no credential, but the user should know that the stored one could not be read.
      problem = words.sentence(for: error)
    }
    if let directory = options.record, credential != nil {
      try live.record(in: directory, preferences: preferences)
    }
    self.live = live
    tmdb = credential.map { LiveTMDb($0, options: live) }
    // Without a credential, its errors still say why, and a log-out still removes the approval that is stored.
    account =
      tmdb?.account(credentials.store, language: preferences.forTMDb.language)
      ?? TMDbAccount(store: credentials.store, credential: nil, transport: nil, now: { 0 })
    isBuiltIn = replay == nil && tmdb == nil
    let builtIn = PublicDomainCatalog(language: preferences.language, today: preferences.today)
    otherCatalogs = isBuiltIn ? [UnavailableCatalog(.tmdb, error: CatalogError(.missingCredential))] : [builtIn]
    if let replay {
      let transport = ReplayingTransport(replay.recording)
      catalog = TMDbCatalog(
        transport: transport, address: replay.address, images: replay.images, credential: nil,
        preferences: preferences.forTMDb)
      images = TMDbImages(transport: transport, address: replay.images)
      notices = [words.replaying(replay.directory)]
    } else if let tmdb {
      catalog = tmdb.catalog(preferences.forTMDb)
      images = tmdb.images
      notices = []
    } else {
      catalog = builtIn
      images = nil
      notices = [problem, options.record == nil ? nil : words.nothingToRecord].compactMap(\.self)
    }
  }

  /// Returns the catalog in the language and region of the current settings. A recording has those it was made with.
  func catalog(following settings: any SettingsStore, _ launch: Launch) -> any MovieCatalog {
    guard tmdb != nil || isBuiltIn else { return catalog }
    return SettingsAwareCatalog(catalog.source, settings: settings) { [tmdb] settings in
      let current = Preferences(options: launch.options, settings: settings, environment: launch.environment)
      return tmdb?.catalog(current.forTMDb) ?? PublicDomainCatalog(language: current.language, today: current.today)
    }
  }

  /// How long to wait for pictures. After that, the page is shown without them.
  var pictureLimit: Duration { live.timeLimit / 4 }

  func close() async {
    await tmdb?.close()
  }
}

/// The credential of this process: an environment variable takes precedence over the stored one.
struct CredentialAccess: Sendable {
  /// The credential from an environment variable, with the variable's name; nil if none is set.
  let given: (credential: Credential, found: FoundCredential)?
  let store: any CredentialStore & AccountStore

  /// The variables of a token and of an API key.
  static let variables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]

  /// An invalid credential in the environment is an error, unless credentials are optional.
  init(_ launch: Launch, isOptional: Bool, words: any ProgramWords) throws(SetupProblem) {
    given = try isOptional ? (try? Self.given(launch.environment, words)) : Self.given(launch.environment, words)
    store = launch.directories.configuration.map { CredentialFile(directory: $0) } ?? UnavailableCredentials()
  }

  /// The credential from the environment; a token takes precedence over an API key.
  static func given(
    _ environment: EnvironmentVariables, _ words: any ProgramWords
  ) throws(SetupProblem) -> (credential: Credential, found: FoundCredential)? {
    for (variable, isKey) in zip(variables, [false, true]) {
      guard let text = environment[variable] else { continue }
      // A token in place of a key has dots, which keys do not have.
      guard let credential = Credential(isKey && !text.contains(".") ? .apiKey : .accessToken, text) else {
        throw SetupProblem(
          code: "rejected-credential", sentence: words.notACredential(variable),
          hint: words.invalidCredential.advice, status: .unauthorized)
      }
      return (credential, FoundCredential(kind: credential.kind, location: .variable(variable)))
    }
    return nil
  }

  func credential() async throws(StoreError) -> Credential? {
    if let given { return given.credential }
    return try await store.credential()
  }
}

/// A recording that replaces the network.
struct Replay: Sendable {
  let directory: String
  let recording: Recording
  let conditions: Recording.Conditions
  let address: TMDbAddress
  let images: TMDbAddress

  init(directory: String, words: any ProgramWords) throws(SetupProblem) {
    self.directory = directory
    recording = Recording(directory: directory, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    var found: Recording.Conditions?
    do throws(StoreError) {
      found = try recording.conditions()
    } catch {
      throw SetupProblem(notRecorded: words.sentence(for: error), hint: words.advice(for: error))
    }
    guard let found, let address = try? TMDbAddress(found.address), let images = try? TMDbAddress(found.imageAddress)
    else {
      throw SetupProblem(notRecorded: words.noRecording(directory), hint: words.adviceOnRecording)
    }
    conditions = found
    self.address = address
    self.images = images
  }
}

extension LiveTMDb.Options {
  fileprivate init(_ launch: Launch, usedStale: SharedValue<Bool>, words: any ProgramWords) throws(SetupProblem) {
    let (options, environment, needs) = (launch.options, launch.environment, launch.needs)
    self.init(userAgent: "vip/\(Vip.version)", cacheFolder: launch.directories.cache)
    for (variable, property) in [("TMDB_API_URL", \Self.address), ("TMDB_IMAGE_URL", \.imageAddress)] {
      let usual = self[keyPath: property]
      do throws(TMDbAddressError) {
        self[keyPath: property] = try environment.address(in: variable, usually: usual)
      } catch {
        // A recording has the address also where no server is asked, and the doctor reports it.
        if needs.asksServer { throw .usage(words.sentence(for: error, in: variable, like: usual.text)) }
      }
    }
    if let text = environment["VIP_TIMEOUT"] {
      guard let seconds = Int(text), (1...3_600).contains(seconds) else {
        throw .usage(words.notATimeLimit("VIP_TIMEOUT"))
      }
      timeLimit = .seconds(seconds)
      transport.lowSpeedTime = max(transport.lowSpeedTime, timeLimit)
    }
    // More than twice the API's longest actual response.
    transport.maximumBodyBytes = 2 << 20
    transport.certificateBundle = environment.first(of: EnvironmentVariables.certificates)?.value
    // Recording requires every response to come from the network.
    cacheMode = options.offline ? .offline : options.record != nil ? .network : options.refresh ? .refresh : .normal
    // A session also reads what it has stored itself.
    isShortLived = needs.films && !needs.isInteractive
    if let trace = launch.trace { transport.observer = { trace.write($0) } }
    observer = { [trace = launch.trace] in
      trace?.write($0)
      if $0.origin == .stale { usedStale.withLock { $0 = true } }
    }
  }

  /// Records the run's exchanges in a folder chosen by the user.
  fileprivate mutating func record(in directory: String, preferences: Preferences) throws(SetupProblem) {
    let words = preferences.language.programWords
    let recorder = Recording(directory: directory, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    let conditions = Recording.Conditions(
      address: address.text, imageAddress: imageAddress.text, language: preferences.language,
      region: preferences.region, includesAdult: preferences.includesAdult, today: preferences.today)
    do throws(StoreError) {
      try recorder.begin(conditions)
    } catch {
      throw SetupProblem(notRecorded: words.sentence(for: error), hint: words.advice(for: error))
    }
    @Sendable func recorded(_ base: some HTTPTransport) -> any HTTPTransport {
      RecordingTransport(base, to: recorder) { error in
        OutputStream.standardError.say(words.sentence(for: error))
      }
    }
    recording = { recorded($0) }
  }
}

extension SetupProblem {
  fileprivate init(notRecorded sentence: String, hint: String) {
    self.init(code: "not-recorded", sentence: CleanText(sentence).string, hint: hint)
  }
}

extension PictureLoader {
  /// The pictures of pages on a screen; nil when images are off, or the catalog has none.
  init?(
    _ launch: Launch, from source: FilmSource, on screen: Screen, abilities: TerminalAbilities, words: any ProgramWords
  ) {
    guard let imageProtocol = abilities.images, let images = source.images else { return nil }
    let fetchedSize = launch.needs.fetchedSize
    self.init(
      imageProtocol: imageProtocol, height: screen.terminal.height, cell: screen.terminal.cell,
      timeLimit: source.pictureLimit,
      onFailure: {
        let error = $0 as? CatalogError ?? CatalogError(.malformedResponse)
        screen.say(words.warning(about: words.posters, saying: words.sentence(for: error)))
      },
      fetch: { try await images.picture(for: $0, size: fetchedSize, width: $1, timeLimit: $2) })
  }
}

extension TMDbImages {
  /// The bytes of a picture, of a poster in `size` or in the smallest one that is `width` pixels wide; nil if it does not
  /// exist.
  func picture(
    for request: PictureRequest, size: Size? = nil, width: Int, timeLimit: Duration
  ) async throws(CatalogError) -> [UInt8]? {
    let wanted = request.kind == .portrait ? Size.portrait(covering: width) : size ?? .poster(covering: width)
    do throws(CatalogError) {
      return try await picture(request.path, size: wanted, timeLimit: timeLimit)
    } catch {
      guard ![.notFound, .cancelled].contains(error.code) else { return nil }
      // Without a network, the cache may have the poster of a film on a shelf.
      if request.kind == .poster, size != .kept,
        let kept = try? await picture(request.path, size: .kept, timeLimit: .zero)
      {
        return kept
      }
      // Offline mode was requested.
      if error.code == .offline { return nil }
      throw error
    }
  }

  /// Loads posters of films on shelves, so that the cache has them for use without a network. If `waits` is false,
  /// returns at once.
  func keep(_ paths: [String], timeLimit: Duration, waits: Bool) async {
    let loading = Task { await prefetch(paths, size: .kept, timeLimit: timeLimit) }
    if waits { await loading.value }
  }
}

extension TMDbImages.Size {
  /// The size of posters that are stored when a film is added to a shelf: that of the film's page.
  static let kept = w342
}

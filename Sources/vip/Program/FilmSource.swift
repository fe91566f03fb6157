import MovieCurl
import MovieDomain
import MovieHTTP
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
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
  /// A notice for the user about the choice.
  let notice: String?
  /// Whether the catalog is the built-in one, for want of a credential.
  let isBuiltIn: Bool
  /// Nil for a catalog without images.
  let images: TMDbImages?
  private let tmdb: LiveTMDb?
  /// Whether a response was taken from the cache because no newer one could be loaded.
  let usedStale = SharedValue(false)

  init(_ launch: Launch, _ preferences: Preferences, replay: Replay?) async throws(SetupProblem) {
    let (options, words) = (launch.options, preferences.language.programWords)
    var live = try LiveTMDb.Options(launch, usedStale: usedStale, words: words)
    let isOptional = replay != nil || !(launch.needs.films || launch.needs.account)
    credentials = try CredentialAccess(launch, live, isOptional: isOptional, words: words)
    var credential: Credential?
    var problem: String?
    do throws(StoreError) {
      if replay == nil { credential = try await credentials.credential() }
    } catch {
      // The built-in films need no credential, but the user should know that the stored one could not be read.
      problem = CleanText(words.sentence(for: error)).string
    }
    if let directory = options.record, let credential {
      try live.record(in: directory, credential: credential, preferences: preferences)
    }
    self.live = live
    tmdb = credential.map { LiveTMDb($0, options: live) }
    account =
      (options.offline ? nil : tmdb?.account(credentials.store))
      ?? TMDbAccount(
        store: credentials.store, credential: credential, address: live.address, transport: nil, now: { 0 })
    isBuiltIn = replay == nil && tmdb == nil
    let builtIn = PublicDomainCatalog(language: preferences.language, today: preferences.today)
    otherCatalogs = isBuiltIn ? [UnavailableCatalog(.tmdb, error: CatalogError(.missingCredential))] : [builtIn]
    if let replay {
      catalog = TMDbCatalog(
        transport: ReplayingTransport(replay.recording), address: replay.address, images: replay.images,
        credential: nil, preferences: preferences.forTMDb)
      images = TMDbImages(transport: ReplayingTransport(replay.recording), address: replay.images)
      notice = words.replaying(replay.directory)
    } else if let tmdb {
      catalog = tmdb.catalog(preferences.forTMDb)
      images = tmdb.images
      notice = nil
    } else {
      catalog = builtIn
      images = nil
      let problems = [problem, options.record == nil ? nil : words.nothingToRecord].compactMap(\.self)
      notice = problems.isEmpty ? nil : problems.joined(separator: "\n")
    }
  }

  /// Returns the catalog in the language and region of the current settings. A recording has those it was made with.
  func catalog(
    following settings: any SettingsStore, preferences: @escaping @Sendable (UserSettings) -> Preferences
  ) -> any MovieCatalog {
    guard tmdb != nil || isBuiltIn else { return catalog }
    return SettingsAwareCatalog(catalog.source, settings: settings) { [tmdb] settings in
      let current = preferences(settings)
      return tmdb?.catalog(current.forTMDb) ?? PublicDomainCatalog(language: current.language, today: current.today)
    }
  }

  /// How long pictures are waited for: a page without its picture is better.
  var pictureLimit: Duration { live.timeLimit / 4 }

  func close() async {
    await tmdb?.close()
  }
}

extension LiveTMDb.Options {
  fileprivate init(_ launch: Launch, usedStale: SharedValue<Bool>, words: any ProgramWords) throws(SetupProblem) {
    let (options, environment, needs) = (launch.options, launch.environment, launch.needs)
    self.init(userAgent: "vip/\(Vip.version)", cacheFolder: launch.directories.cache)
    address = try environment.address(in: "TMDB_API_URL", usually: .api, words)
    imageAddress = try environment.address(in: "TMDB_IMAGE_URL", usually: .images, words)
    if let limit = try environment.requestLimit(words) {
      timeLimit = limit
      transport.lowSpeedTime = max(transport.lowSpeedTime, limit)
    }
    // More than twice the API's longest actual response.
    transport.maximumBodyBytes = 2 << 20
    transport.certificateBundle = environment.first(of: Environment.certificates)?.value
    // Recording requires every response to come from the network.
    cacheMode = options.offline ? .offline : options.record != nil ? .network : options.refresh ? .refresh : .normal
    // A session also reads what it has stored itself.
    isShortLived = needs.films && !needs.isInteractive
    if let trace = launch.trace { transport.observer = { trace.write($0) } }
    observer = { [trace = launch.trace] in
      trace?.write($0)
      if $0.origin == .stale { usedStale.value = true }
    }
  }
}

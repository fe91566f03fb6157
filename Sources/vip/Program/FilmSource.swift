import MovieCurl
import MovieDomain
import MovieHTTP
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import MovieText
import PublicDomainCatalog

/// The catalog in use: TMDb if there is a credential, a replayed recording, or the built-in catalog.
struct FilmSource: Sendable {
  let catalog: any MovieCatalog
  /// The catalogs that are not in use. Favorites and qualified ids may belong to them.
  let otherCatalogs: [any MovieCatalog]
  let credentials: CredentialAccess
  /// The user's account at TMDb.
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

  init(
    options: DisplayOptions, preferences: Preferences, environment: Environment, directories: Directories,
    replay: Replay?, needs: Program.Needs, trace: Trace?
  ) async throws(SetupProblem) {
    let words = preferences.language.programWords
    var live = LiveTMDb.Options(
      options, environment: environment, cacheFolder: directories.cache, needs: needs, trace: trace,
      usedStale: usedStale)
    live.address = try environment.address(in: "TMDB_API_URL", words) ?? .api
    live.imageAddress = try environment.address(in: "TMDB_IMAGE_URL", words) ?? .images
    if let limit = try environment.requestLimit(words) {
      live.timeLimit = limit
      live.transport.lowSpeedTime = max(live.transport.lowSpeedTime, limit)
    }
    // A recording needs no credential, so an invalid one does not matter.
    let given =
      if replay == nil {
        try CredentialAccess.given(environment, words)
      } else {
        try? CredentialAccess.given(environment, words)
      }
    credentials = CredentialAccess(
      given: given,
      store: directories.configuration.map { CredentialFile(directory: $0) } ?? UnavailableCredentials(),
      checker: NetworkCredentialChecker(
        address: live.address, configuration: live.transport, timeLimit: live.timeLimit))
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

  /// Ends network use before the program exits.
  func close() async {
    await tmdb?.close()
  }
}

extension LiveTMDb.Options {
  fileprivate init(
    _ options: DisplayOptions, environment: Environment, cacheFolder: String?, needs: Program.Needs, trace: Trace?,
    usedStale: SharedValue<Bool>
  ) {
    self.init(userAgent: Version.userAgent, cacheFolder: cacheFolder)
    transport.maximumBodyBytes = needs.largestResponse
    transport.certificateBundle = environment.first(of: Environment.certificates)?.value
    // Recording requires every response to come from the network.
    cacheMode = options.offline ? .offline : options.record != nil ? .network : options.refresh ? .refresh : .normal
    // A session also reads what it has stored itself.
    isShortLived = needs.films && !needs.isInteractive
    if let trace { transport.observer = { trace.write($0) } }
    observer = {
      trace?.write($0)
      if $0.origin == .stale { usedStale.value = true }
    }
  }
}

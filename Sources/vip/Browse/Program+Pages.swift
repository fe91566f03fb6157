import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import ViewerScenes

extension Program {
  /// The page of a route that only the program shows, the doctor's or the log-in's; nil for another route.
  ///
  /// `loggedIn` is called with a sentence.
  func page(
    _ id: PageID, for route: Route, send: @escaping @Sendable (BrowserEvent) -> Void,
    loggedIn: @escaping @Sendable (String) -> Void
  ) -> OpenPage? {
    switch route {
    case .doctor:
      let output = Output<DoctorScene.Response> { [self] response, isFinal in
        let viewModel = DoctorPresenter(words: await language().programWords).viewModel(for: response)
        send(.shown(id, PageContent(viewModel, in: DoctorText.self, isLoading: !isFinal)))
      }
      return OpenPage(driver: doctor(output, settings: context.settings), first: .check) {
        $0 == .refresh ? .check : nil
      }
    case .logIn:
      let output = Output<AuthScene.Response> { [self] response, isFinal in
        let words = await language().programWords
        var viewModel = AuthPresenter(words: words).viewModel(for: response)
        if isFinal, case .success(.loggedIn)? = response.result, let sentence = viewModel.confirmation {
          return loggedIn(([sentence] + viewModel.warnings).joined(separator: " "))
        }
        // Where one logs in, having no token is no failure.
        viewModel.outcome = .shown
        viewModel.emptyState?.advice = ""
        viewModel.hint = Hint(text: words.entersToken, route: .logIn)
        viewModel.tokenAdvice = words.tokenAdvice(AuthScene.tokenPage)
        send(.shown(id, PageContent(viewModel, in: AuthText.self, isLoading: !isFinal)))
      }
      let driver = SceneDriver(
        AnswerInteractor(response: AuthScene.Response()), worker: authWorker(retries: true), output: output,
        settings: context.settings)
      return OpenPage(driver: driver, first: .status) { request in
        switch request {
        case .refresh: .status
        case .logIn(let secret): .logIn(secret)
        case .nextPage, .rest, .search, .sort: nil
        }
      }
    default: return nil
    }
  }

  /// The language with the settings as they are now.
  func language() async -> Language { preferences.language(with: await context.settings.current()) }
}

extension Vip {
  /// The command lines that the palette offers, with their titles; empty for those that can only be typed.
  static func paletteLines(in words: any ProgramWords) -> [(line: String, title: String)] {
    let lines = groups.flatMap(\.value).flatMap { command in
      guard let name = command.configuration.commandName else { return [(String, String)]() }
      // The names of keys beside it end without a period.
      let title = words.explanation(of: command).withoutFullStop
      // Lists are looked for by the titles of their pages.
      return switch command {
      case is ListCommand.Type:
        MovieList.allCases.map { ("\(name) \($0.rawValue)", words.title(of: $0)) } + [(name, title)]
      case is HistoryCommand.Type: [(name, words.recentSearches)]
      // The browser is open already.
      case is BrowseCommand.Type: [(name, "")]
      default: [(name, title)]
      }
    }
    // Alone, it is the page of the keys.
    return lines + [("help", "")]
  }

  /// The titles of pages that the lines above lead to, and synonyms.
  static func otherNames(in words: any ProgramWords) -> [String: String] {
    [
      "pick": "\(words.forTonight) \(words.namesOfPicking)", "news": words.newsTitle,
      "stats": words.statsTitle(of: nil), "calendar": words.calendarTitle, "discover": words.discoverTitle,
      "trending": words.trending, "history": words.namesOfHistory, "doctor": words.doctorTitle,
      "sync": words.syncTitle, "genres": words.genres, "collection": words.collection,
      "auth": "\(words.credential) \(words.logsIn)",
    ]
  }
}

extension Browser {
  /// Takes the text of a language, and the links and the notice of the catalog in use.
  mutating func adapt(to program: Program, in language: Language) {
    let own = language.programWords
    words = own
    let isBuiltIn = program.filmSource.isBuiltIn
    notice = [isBuiltIn ? words.builtInFilms : nil, program.isOffline ? words.offline : nil]
      .compactMap(\.self).joined(separator: " · ")
    route = { Vip.route(of: $0, in: own) }
    programCommands = Vip.paletteLines(in: own)
    otherNames = Vip.otherNames(in: own)
    similarCommands = { Vip.subcommands(like: $0) }
    commandsByName = AuthCommand.Logout.configuration.commandName.map { [$0] } ?? []
    programName = "vip"
    refusal = program.isReplay ? own.notChangedInReplay : nil
    reference = { $0.reference }
    settingsLinks = [
      Hint(text: isBuiltIn ? own.logsIn : own.account, route: .logIn),
      Hint(text: own.doctorTitle, route: .doctor), Hint(text: own.syncsAccount, route: .sync()),
    ]
    let source = program.filmSource.catalog.source
    self.source = source
    textPage = TextPage(
      width: textPage.width, palette: textPage.palette, blocks: textPage.blocks, charset: textPage.charset,
      command: { $0.command },
      // From the page that logs in, the key for web pages leads to a token.
      link: { $0 == .logIn ? Hyperlink(AuthScene.tokenPage) : $0.page(in: source) },
      closingHint: isBuiltIn ? Hint(text: own.opensAllFilms, route: .logIn) : nil)
  }
}

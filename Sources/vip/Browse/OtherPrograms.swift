import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieTerminalDriver
import MovieText

/// The clipboard, web browsers, players, and this program itself: what the browser does through other programs, and says
/// when it is done.
struct OtherPrograms: Sendable {
  let program: Program
  let words: any BrowserWords
  let terminal: HeldTerminal
  let writer: ScreenWriter
  let report: @Sendable (String) -> Void
  private static let mostLines = 40
  private let links = UserPrograms.found(isDetached: true)

  func copy(_ text: String, saying sentence: String) async {
    if let sequence = await links.copy(text, in: program.launch.environment) {
      writer.perform { [terminal] _ in terminal.device.write(sequence) }
    }
    report(sentence)
  }

  /// Runs a command line of this program, and returns what it says; nil if it was copied instead. The rows below its
  /// headings are reported before that, so that only the messages have them. What it changes is noticed as the changes of
  /// any other process. It breaks no lines, which become sentences.
  func run(_ line: String) async -> String? {
    // The browser says this itself.
    let own = await program.language().programWords
    let notices =
      [own.showsBuiltInFilms, own.hasOnlyBuiltInFilms] + program.filmSource.notices.map { CleanText($0).string }
    guard let arguments = try? ShellQuoting.words(of: line),
      let output = await ChildProcess.runOwn(
        ["vip"] + program.launch.options.inSession(arguments), columns: DisplayOptions.widths.upperBound)
    else {
      await copy("vip \(line)", saying: words.copiedForShell("vip \(line)"))
      return nil
    }
    let lines = output.filter { !notices.contains($0) }
    // Such as for the value of a setting that is not set.
    guard !lines.isEmpty else { return words.printedNothing("vip \(line)") }
    if lines.count == 1, let address = Hyperlink(lines[0])?.address {
      await copy(address, saying: words.copied(address))
      return nil
    }
    let (message, rows) = Self.message(of: lines)
    // The last messages are shown with the newest first.
    for row in rows.reversed() { report(row) }
    return message
  }

  /// The lines as sentences, and the rows below headings, such as lines of a file that were not imported. There may be
  /// many of both: the first ones are enough.
  static func message(of lines: [String]) -> (sentences: String, rows: [String]) {
    var (sentences, rows): ([String], [String]) = ([], [])
    // What is missing is named in place and in a warning.
    var known: Set<String> = []
    var isBelowHeading = false
    for line in lines {
      let label = ["error: ", "hint: "].first(where: line.hasPrefix) ?? ""
      var text = String(line.dropFirst(label.count))
      let isHeading = line.contains("─")
      if isHeading {
        // The rule goes up to the end of the line, or to what follows.
        text = text.replacing(/\ ?─+$/, with: "").replacing(/\ ?─+\ /, with: ": ")
        isBelowHeading = true
      }
      // A quotation mark ends no sentence.
      let isWhole = text.last.map { ".,:;!?…".contains($0) } ?? true || Hyperlink(text) != nil
      // Between the columns of a row are two blanks.
      if isBelowHeading, !isHeading, label.isEmpty, !isWhole || text.contains("  ") {
        rows.append(text)
      } else if case let sentence = isWhole ? text : text + ".", known.insert(sentence).inserted {
        sentences.append(sentence)
      }
    }
    let message = sentences.prefix(mostLines).joined(separator: " ") + (sentences.count > mostLines ? " …" : "")
    return (message, Array(rows.prefix(mostLines)) + (rows.count > mostLines ? ["…"] : []))
  }

  /// Opens an address, or copies it if nothing can open it here.
  func open(_ address: String, asVideo isVideo: Bool = false) async {
    guard program.launch.environment.hasDisplay,
      case .opened(let name) = await links.open(address, asVideo: isVideo)
    else {
      return await copy(address, saying: words.copiedInsteadOfOpening(address))
    }
    report(words.opened(with: name))
  }

  /// Opens the video or the web page that a route leads to.
  func open(_ route: Route) async {
    guard let request = program.openingRequest(for: route, onlyShows: true),
      let response = await program.openingWorker(links).answer(request)
    else { return }
    if case .success(let address)? = response.address {
      return await open(address, asVideo: request.target == .trailer)
    }
    let words = await program.language().programWords
    let presenter = OpeningPresenter(words: words, source: program.context.catalog.source)
    let title = presenter.viewModel(for: response).emptyState?.title
    report(title.map { Self.message(of: [$0]).sentences } ?? words.nothingToOpen)
  }
}

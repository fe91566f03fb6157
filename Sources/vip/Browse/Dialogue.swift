import ArgumentParser
import MovieBrowser
import MovieDisplay
import MovieTerminal
import MovieTerminalDriver
import MovieText

/// `vip browse` for screen readers, and for terminals that only print: each page is read from top to bottom, what it leads
/// to has numbers, and a line that one types is a number, a command or words to search for.
struct Dialogue {
  private var program: Program
  /// The routes on the page that was read last, by number.
  private let numbers = SharedValue<[Route]>([])
  /// The pages that lead to the one that was read last, which is at the end.
  private var pages: [Route] = []

  init(_ program: Program) {
    self.program = program
    use(program)
  }

  private mutating func use(_ program: Program) {
    self.program = program
    self.program.screen.output.number = { [numbers] route in numbers.withLock { $0.number(of: route) } }
    self.program.screen.errors.number = self.program.screen.output.number
  }

  /// Reads pages until the viewer quits or the input ends.
  mutating func run() async {
    await open(.home)
    write(program.words.explainsDialogue)
    while true {
      program.screen.terminal.output.write(program.words.asksWhatNext)
      // The rest of a line that is too long would be a command.
      guard let line = StandardInput.read(), line.utf8.count < StandardInput.limit else { return write("") }
      let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      switch text {
      case _ where text.quits: return
      // An arrow key, which has no function here.
      case let keys where keys.contains("\u{1B}"): continue
      // A letter of the Russian layout stands for that on the same key.
      case "b", "и":
        if pages.count > 1 { pages.removeLast() }
        await open(pages.last ?? .home)
      // As in the browser. A search for the letter would be remembered.
      case "u", "г": await open(.undo)
      case "": await open(pages.last ?? .home)
      case "?": write(program.words.explainsDialogue)
      default:
        switch Int(text) {
        case nil: await follow(text)
        case let number? where number > 0 && number <= numbers.value.count: await open(numbers.value[number - 1])
        default: program.screen.say(program.words.noSuchNumber(text))
        }
      }
    }
  }

  /// Opens a page, or makes a change.
  private mutating func open(_ route: Route) async {
    // A command, because the program starts again with the other catalog.
    if route == .logIn, let line = route.command { return await follow(line) }
    program.filmSource.usedStale.withLock { $0 = false }
    let earlier = numbers.value
    if route.isPage { numbers.withLock { $0 = [] } }
    let outcome: Outcome?
    do {
      if program.isReplay, route.changesLibrary { throw SetupProblem.usage(program.words.notChangedInReplay) }
      outcome = try await program.show(route)
    } catch {
      outcome = await program.report(error)
    }
    guard outcome?.hasContent ?? false, route.isPage else {
      // A failure may have numbers of its own, such as those of the films that match.
      numbers.withLock { if $0.isEmpty { $0 = earlier } }
      return
    }
    if pages.last != route { pages.append(route) }
    if route == .settings { write(program.words.explainsSettings) }
    guard route == .home else { return }
    for tab in Tab.allCases.dropFirst() {
      write("\(numbers.withLock { $0.number(of: tab.route) }). \(program.words.title(of: tab.command))")
    }
  }

  private func write(_ line: String) {
    program.screen.show(program.screen.output.charset.text(line + "\n"))
  }

  /// Does what a command line says.
  private mutating func follow(_ typed: String) async {
    // As in a shell, or in the browser.
    let line = ["vip ", ":"].reduce(typed) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
    let shown = Vip.route(of: line, in: program.words)
    // `auth status` names the page of the log-in, too.
    if case .success(let route) = shown, route != .logIn { return await open(route) }
    guard !line.isEmpty else { return }
    do {
      try await Vip.run(program.launch.options.inSession(ShellQuoting.words(of: line)))
      // It may have changed the settings, or logged in.
      use(try await program.restarted())
    } catch is ExitCode {
      // The command has printed why.
    } catch let problem as SetupProblem {
      _ = await program.report(problem)
    } catch {
      var text = Vip.message(for: error)
      // Wrapped help would be read with a pause in the middle of a sentence.
      if Vip.exitCode(for: error) == .success { text = Vip.fullMessage(for: error, columns: 10_000) }
      if case .failure(.invalid(let sentence)) = shown { text = sentence }
      // Help has many lines, and so have errors that list what is possible. Read aloud, a colon is what the blanks between
      // columns are on screen.
      for line in text.split(whereSeparator: \.isNewline) {
        program.screen.say(String(line).replacing(/^\ +/, with: "").replacing(/\ \ +/, with: ": "))
      }
    }
  }
}

extension String {
  /// Whether the line leaves a dialogue or a question, also with the key of q in the Russian layout.
  var quits: Bool { ["q", "й", "quit", "exit"].contains(self) }
}

extension [Route] {
  /// The number of a route, which is new if the page did not have it.
  fileprivate mutating func number(of route: Route) -> Int {
    if let index = firstIndex(of: route) { return index + 1 }
    append(route)
    return count
  }
}

import ArgumentParser
import MovieDomain
import Testing

@testable import vip

@Suite struct HelpPageTests {
  /// Commands that show no scene, and so have none of the common options.
  private static let withoutOptions: Set = ["completions", "manual", "help"]

  private let program: CommandInfo

  init() throws {
    program = try Self.dumped.get()
  }

  /// Dumped once, because that takes a while.
  private static let dumped = Result { try CommandInfo(dump: Vip._dumpHelp()) }

  @Test func `The first page begins with examples and groups the commands`() throws {
    #expect(
      try page() == """
        Browse films in your terminal.

        EXAMPLES:
          vip home                films right away, on four shelves
          vip search nosferatu    search by title
          vip detail 12           one film: facts, cast, crew, reviews
          vip list top-rated      the highest-rated films
          vip person 17           a person: biography and films

        Words that are no command are a search: `vip nosferatu`.

        On a terminal, `vip` alone starts `vip browse`.

        The built-in films are public-domain classics. For all of TMDb, run
        `vip auth login`.

        USAGE: vip <command> [options]

        BROWSE:
          browse          Browse films on the whole screen.
          home            Show four shelves: Top rated, Popular, New releases, Upcoming.
          list            Show a list of films.
          search          Search films by title, or people by name.
          detail, show    Show a film: overview, facts, cast, crew and reviews.
          people          Show popular people, or find people by name.
          person          Show a person: biography, home page and films.
          poster          Show film posters.
          genres          Show all genres.
          discover        Find films by genre, year, score and more.
          trending        Show the films of the week.
          similar         Show films like a film.
          collection      Show the collection a film is part of, in order of release.
          trailer         Play a film's trailer in mpv or the browser.
          open            Open a film's web page in the browser.

        YOUR FILMS:
          favorites       Show, add, remove, import, export and repair favorites.
          watchlist       Show, add, remove, import and export films to watch.
          seen            Show films you have seen, or mark films as seen, with a rating
                          and a day.
          pick            Pick one film for tonight, from a shelf or by criteria.
          undo            Undo the last change to favorites, the watchlist or films you
                          have seen.
          export          Export favorites, the watchlist and films you have seen to one
                          file.
          import          Import a file from vip export.
          history         Show and clear the search history.

        SET-UP:
          settings        Show and change settings.
          auth            Log in to TMDb, log out, or show the status.
          doctor          Check the token, network, files and terminal.
          completions     Print a shell completion script.

        Run `vip help <command>` for one command, and `vip help options` for the options
        of all commands.

        """)
  }

  @Test func `The help of a command lists its subcommands`() throws {
    #expect(
      try page("history") == """
        Show and clear the search history.

        EXAMPLES:
          vip search phantom
          vip history
          vip history remove phantom
          vip history clear
          vip settings set history off    stop saving searches

        USAGE: vip history [<command>] [options]

        COMMANDS:
          list, ls (default)    Show recent searches, newest first.
          remove, rm            Remove one search.
          clear                 Remove all searches.

        Run `vip help history <command>` for one command, and `vip help options` for the
        options of all commands.

        """)
  }

  @Test func `The help of a subcommand has its own options and the examples of its command`() throws {
    #expect(
      try page("favorites", "export", width: 60) == """
        Export all favorites to a file.

        EXAMPLES:
          vip favorites export films.json    all details, for import
          vip favorites export films.csv     for Letterboxd

        USAGE: vip favorites export [<file>] [options]

        ARGUMENTS:
          [<file>]             The file, or - for standard output
                               (default: -).

        OPTIONS:
          --format <format>    Format: json or csv. The default is
                               the file's extension, or json.
          --force              Overwrite an existing file.

        Run `vip help options` for more options, such as --json and
        --width.

        """)
    #expect(try page("favorites", "list").contains("\n  vip favorites --sort rating\n"))
  }

  @Test func `A flag and its opposite have one entry`() throws {
    let wall = try page("home")
    #expect(wall.contains("\n  --[no-]posters       Show posters, or not (default: your setting).\n"))
    #expect(!wall.contains("--no-posters"))
  }

  @Test func `Common options are on one page`() throws {
    let options = try page(OptionsCommand.name)
    let others = try CommandPath.all.filter { $0.names != [OptionsCommand.name] }.map { try page($0) }
    for option in [
      "--json [<fields>]", "--width <width>", "--color <color>", "--language <language>", "--region <region>",
      "--refresh",
      "--offline", "--no-pager", "--trace", "--record <folder>", "--replay <folder>", "--version", "-h, --help",
    ] {
      #expect(options.contains("\n  \(option)  "), "\(option)")
      #expect(!others.contains { $0.contains("\n  \(option)  ") }, "\(option)")
    }
    #expect(options.contains("USAGE: vip <command> [options]\n"))
    #expect(options.contains("Help is in English."))
  }

  @Test func `Every command that shows something takes the common options`() throws {
    for path in CommandPath.all where path.isLeaf && !Self.withoutOptions.contains(path.description) {
      let info = path.names.reduce(program as CommandInfo?) { $0?.subcommand(named: $1) }
      let arguments = try #require(info?.arguments)
      #expect(program.commonOptions.allSatisfy { arguments.contains($0) && $0.shouldDisplay }, "\(path)")
    }
  }

  @Test(arguments: CommandPath.all)
  func `A usage line ends with [options] instead of listing them`(path: CommandPath) throws {
    let lines = try page(path).split(separator: "\n").filter { $0.hasPrefix("USAGE: ") }
    #expect(lines.count == 1)
    let usage = try #require(lines.first)
    let command = path.names == [OptionsCommand.name] ? "<command>" : path.description
    #expect(usage.hasPrefix("USAGE: vip \(command)"))
    #expect(usage.hasSuffix(" [options]") == !Self.withoutOptions.contains(path.description))
    #expect(!usage.contains("--"))
  }

  @Test(arguments: CommandPath.all)
  func `Help by the argument parser is recognized`(path: CommandPath) {
    let message = Vip.helpMessage(for: path.command)
    #expect(HelpPage.command(in: message) == path.names, "\(message)")
  }

  @Test(arguments: [Version.current, "12\tNosferatu", ""])
  func `Other messages are not help`(message: String) {
    #expect(HelpPage.command(in: message) == nil)
  }

  @Test(arguments: CommandPath.all, [60, 80, 120])
  func `Pages fit the terminal`(path: CommandPath, width: Int) throws {
    let lines = try page(path, width: width).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= width && $0.last != " " })
    // Commands stay on one line.
    #expect(lines.allSatisfy { $0.count { $0 == "`" }.isMultiple(of: 2) })
  }

  @Test func `Values and defaults are listed once`() {
    for argument in arguments(of: program) {
      let abstract = argument.abstract ?? ""
      if let values = argument.allValues, let first = values.first {
        #expect(argument.explanation.contains(": \(values.alternatives)"))
        #expect(!abstract.contains(first), "\(abstract)")
      }
      if let value = argument.defaultValue {
        #expect(argument.explanation.contains("(default: \(value))"))
        #expect(!abstract.contains("default"), "\(abstract)")
      }
    }
  }

  @Test(arguments: [["settings"], ["settings", "set"]])
  func `Settings are listed with their values`(names: [String]) throws {
    let page = try #require(HelpPage(command: names, of: program)).text(width: 120)
    for setting in Setting.allCases {
      let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("  \(setting.rawValue)  ") })
      #expect(line.hasSuffix(setting.validValues.alternatives))
    }
  }

  @Test(arguments: [["foo"], ["favorites", "foo"], ["home", "foo"]])
  func `Unknown commands have no page`(names: [String]) {
    #expect(HelpPage(command: names, of: program) == nil)
  }

  private func page(_ names: String..., width: Int = 80) throws -> String {
    try #require(HelpPage(command: names, of: program)).text(width: width)
  }

  private func page(_ path: CommandPath, width: Int = 80) throws -> String {
    try #require(HelpPage(command: path.names, of: program)).text(width: width)
  }

  private func arguments(of command: CommandInfo) -> [ArgumentInfo] {
    (command.arguments ?? []) + (command.subcommands ?? []).flatMap(arguments)
  }
}

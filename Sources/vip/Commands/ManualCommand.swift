import ArgumentParser
import MovieBrowser
import MovieLibC
import MovieTerminalDriver

/// `vip manual`: shows the manual page, generated from the commands' help, or prints it for `man` if standard output is no
/// terminal.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Show the manual page.",
    discussion: """
      EXAMPLES:
        vip manual
        vip manual > vip.1
      """,
    shouldDisplay: false)

  func run() {
    // The page is not installed. `man` has a variable of its own for the pager, where an empty one is not `cat`.
    let man = #"${VIP_PAGER+env MANPAGER="${VIP_PAGER:-cat}"} man /dev/stdin"#
    guard isatty(STDOUT_FILENO) == 1, UserPrograms.found().find("man") != nil,
      Pager(command: man).show(ManualPage.text, hiding: UserPrograms.hidden)
    else {
      return OutputStream.standardOutput.write(ManualPage.text)
    }
  }
}

/// The manual page: the help of every command, and what no command documents.
enum ManualPage {
  static var text: String {
    let lines =
      [#".TH VIP 1 "" "vip \#(Vip.version)" "User Commands""#, ".nh"]
      + [".SH NAME", escaped("vip - browse films in your terminal")]
      + [".SH SYNOPSIS", ".B vip", escaped("<command> [options]")]
      + [".SH DESCRIPTION"] + verbatim(sections(ofHelpFor: Vip.self) { _ in true })
      + [".SH COMMANDS"] + Vip.configuration.subcommands.flatMap { sections($0, after: "vip") }
      + [".SH COMMON OPTIONS"]
      + verbatim(
        sections(ofHelpFor: HomeCommand.self) { $0.hasPrefix(commonOptions) }.replacing("\(commonOptions)\n", with: ""))
      + appendix
    return lines.joined(separator: "\n") + "\n"
  }

  /// The heading of the options that nearly all commands have, which the page lists once.
  private static let commonOptions = "COMMON OPTIONS:"

  /// A section for a command and for each of its subcommands, without hidden ones.
  private static func sections(_ command: any ParsableCommand.Type, after path: String) -> [String] {
    guard command.configuration.shouldDisplay else { return [] }
    let name = "\(path) \(command.configuration.commandName ?? "")"
    return [".SS " + escaped(name)]
      + verbatim(sections(ofHelpFor: command) { !$0.hasPrefix(commonOptions) })
      + command.configuration.subcommands.flatMap { sections($0, after: name) }
  }

  private static func sections(
    ofHelpFor command: any ParsableCommand.Type, where isIncluded: (String) -> Bool
  ) -> String {
    Vip.helpMessage(for: command, columns: 72).split(separator: "\n\n").map(String.init).filter(isIncluded)
      .joined(separator: "\n\n")
  }

  /// Text in which roff finds no commands.
  static func escaped(_ text: String) -> String {
    let text = text.replacing(#"\"#, with: #"\e"#).replacing("-", with: #"\-"#)
    return text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
  }

  /// Text that keeps its line breaks.
  private static func verbatim(_ lines: String) -> [String] {
    [".nf"] + lines.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) } + [".fi"]
  }

  // MARK: - The appendix

  /// Sections that no command documents.
  private static var appendix: [String] {
    [".SH PIPES", escaped(pipes), ".PP"] + verbatim(pipeExamples)
      + section(".SH KEYS OF VIP BROWSE", keys, below: remapping)
      + section(".SH ENVIRONMENT", entries(environment)) + section(".SH FILES", entries(files))
      + section(".SH EXIT STATUS", entries(statuses)) + [".SH SIGNALS", escaped(signals)]
      + [".SH SEE ALSO", "https://www.themoviedb.org", ".PP"]
      + [escaped("This product uses the TMDB API but is not endorsed or certified by TMDB.")]
  }

  private static func section(
    _ heading: String, _ entries: [(String, String)], below text: String = ""
  ) -> [String] {
    [heading] + (text.isEmpty ? [] : [escaped(text)])
      + entries.flatMap { [".TP", ".B " + escaped($0), escaped($1)] }
  }

  /// The entries of a text, each on a line with a colon after its name.
  private static func entries(_ text: String) -> [(String, String)] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts.first ?? "", parts.last ?? "")
    }
  }

  private static let pipes = """
    With --tsv, lists have one line per entry and tabs between the values: id, title, year, score, votes and date of \
    a film, or the columns that --header names. Unknown values are empty, scores are not rounded, and no value is \
    shortened. Shelves have all of their films, other lists one page, and --page prints the next ones. A - in place of \
    a film reads films from standard input, one per line; only the text before the first tab counts.

    With --json, output is one document with stable fields, named as in TMDb's API. Films of lists have their poster's \
    complete address, poster_url. With --fields, each film or person has only those named.
    """

  private static let pipeExamples = """
    EXAMPLES:
      vip search phantom --tsv | vip favorites add -
      vip list --json --fields title,vote_average |
        jq -r '.movies[] | select(.vote_average > 8) | .title'
    """

  private static let remapping =
    "Other keys are set with the names of commands, each with all of its keys: vip settings set keys quit=Q, up=Up e. "
    + "Names of keys: Enter, Tab, Backspace, Esc, Insert, Delete, Up, Down, Left, Right, Home, End, PageUp, PageDown, "
    + "Space, Comma, F1 to F35, and Ctrl-, Alt- and Shift- before them."

  private static var keys: [(String, String)] {
    KeyTable().entries.map { entry in
      (KeyTable.text(of: entry.keys), "\(EnglishProgramWords().title(of: entry.command)). (\(entry.command.name))")
    }
  }

  private static let environment = """
    TMDB_ACCESS_TOKEN, TMDB_API_KEY: TMDb access token or v3 API key. They take precedence over the token saved by vip \
    auth login.
    TMDB_API_URL, TMDB_IMAGE_URL: Alternative servers for films and images: https, or plain http on this machine.
    CURL_CA_BUNDLE, SSL_CERT_FILE: A file of trusted certificates. The first of these takes precedence.
    HTTPS_PROXY, NO_PROXY: A proxy, and the hosts to contact without it.
    NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR, TERM, COLORTERM, COLORFGBG: Whether to use color, the number of \
    colors, and the background.
    COLUMNS: Width in columns, unless --width is given.
    VIP_PAGER, PAGER: Pager for output longer than the screen; less if neither is set. Empty or cat turns it off.
    VIP_ACCESSIBLE: If set, pages are lines to read aloud, as with --accessible; 0 turns off the setting accessible.
    VIP_TIMEOUT: How long a request to TMDb may take, in seconds. Default: 20.
    VIP_TERMINAL_TIMEOUT: How long to wait for the terminal's colors, in milliseconds. Default: 150.
    ESCDELAY: How long vip browse waits for the rest of a key after Esc, in milliseconds. Default: 25; 100 over SSH.
    SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY: Whether vip browse opens web pages, or copies their addresses.
    CI, INSIDE_EMACS: With one of these, vip without arguments prints help.
    LC_ALL, LC_MESSAGES, LANG: The language, unless set by --language or the settings; English if the encoding lacks its letters.
    LC_ALL, LC_CTYPE, LANG: The characters: UTF-8, but ASCII in other encodings, in the C locale and on the Linux console.
    XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME: Where files are stored. Relative paths are ignored.
    """

  private static let signals =
    "A signal that ends vip ends the pager, or the program that vip open, vip trailer or vip watch waits for, and restores the "
    + "terminal. While a pager runs, Ctrl-C is left to it. Programs that vip browse has started go on."

  private static let files = """
    ~/.config/vip: Settings, and the token in a file only you can read.
    ~/.local/share/vip: Favorites, watchlist, films seen and search history.
    ~/.cache/vip: Cached responses and images, and what completions offer. Safe to delete.
    """

  private static let statuses = """
    0: Success, also with an empty shelf, or without parts of a page or lines of a file, which standard error names.
    1: Failure, no results, one of several films could not be loaded or changed, nothing was chosen in \
    vip browse --pick, or a problem found by vip doctor.
    2: The terminal cannot be used by vip browse --pick.
    4: A credential is missing or was rejected.
    64: Invalid command or arguments.
    130: Interrupted, or vip browse --pick was canceled.
    128 + n: Ended by the signal n: 129 if the terminal was closed, 143 if the program was told to end.
    """
}

import ArgumentParser
import Testing

@testable import vip

/// What people type, and what the argument parser is given.
@Suite struct CommandLineWordsTests {
  @Test(arguments: [
    // Commands are passed on.
    ("", ""), ("home", "home"), ("search general 1926", "search general 1926"), ("show 12", "show 12"),
    ("help favorites", "help favorites"), ("favorites ls", "favorites ls"), ("favorites rm 12", "favorites rm 12"),
    ("favorites --sort date", "favorites --sort date"), ("people keaton", "people keaton"), ("--help", "--help"),
    ("home --width 120", "home --width 120"), ("doctor --offline", "doctor --offline"),
    ("---completion detail -- x", "---completion detail -- x"), ("--help x", "--help x"), ("-h", "-h"),
    // Settings.
    ("settings theme dark", "settings set theme dark"), ("settings theme", "settings get theme"),
    ("settings genre science fiction", "settings set genre science fiction"),
    ("settings --language ru theme", "settings get --language ru theme"),
    ("settings set theme dark", "settings set theme dark"), ("settings reset", "settings reset"),
    ("settings nothing dark", "settings nothing dark"), ("settings", "settings"),
    // Short for other commands.
    ("login", "auth login"), ("logout --json", "auth logout --json"), ("version", "--version"), ("-V", "--version"),
    ("-v", "--version"), ("--version", "--version"),
    // Options may precede the command.
    ("--json search nosferatu", "search --json nosferatu"), ("--width 100 home", "home --width 100"),
    ("--width=100 favorites add 12", "favorites add --width=100 12"),
    ("--language ru login", "auth login --language ru"),
    ("--offline --json detail 12 --full", "detail --offline --json 12 --full"),
    // Ids and addresses.
    ("tt0013442", "detail tt0013442"), ("#12", "detail #12"), ("built-in:12 --json", "detail built-in:12 --json"),
    ("https://www.themoviedb.org/movie/607-men-in-black", "detail https://www.themoviedb.org/movie/607-men-in-black"),
    ("607-men-in-black", "detail 607-men-in-black"), ("nm0000036", "person nm0000036"),
    ("https://www.themoviedb.org/person/121", "person https://www.themoviedb.org/person/121"),
  ])
  func `Commands, shortcuts and ids are recognized`(typed: String, arguments: String) throws {
    let words = try CommandLineWords(typed.split(separator: " ").map { String($0) })
    #expect(words.arguments.joined(separator: " ") == arguments)
    #expect(!words.isBareSearch)
  }

  @Test(arguments: [
    ("godfather", "search godfather"), ("blade runner 2049", "search blade runner 2049"), ("2001", "search 2001"),
    ("home alone", "search home alone"), ("doctor zhivago --json", "search doctor zhivago --json"),
    ("rome", "search rome"), ("lost in translation", "search lost in translation"), ("mist", "search mist"),
    ("last action hero --year 1993", "search last action hero --year 1993"), ("version of me", "search version of me"),
    ("login to me", "search login to me"), ("--json godfather ii", "search --json godfather ii"),
    ("--page 2 the", "search --page 2 the"), ("-- -dash", "search -- -dash"),
    ("--json -- -dash", "search --json -- -dash"),
    ("serach nosferatu", "search serach nosferatu"), ("Носферату", "search Носферату"),
  ])
  func `Other words are a search`(typed: String, arguments: String) throws {
    let words = try CommandLineWords(typed.split(separator: " ").map { String($0) })
    #expect(words.arguments.joined(separator: " ") == arguments)
    #expect(words.isBareSearch)
  }

  @Test(arguments: [
    ("serach", "vip search"), ("hoem", "vip home"), ("detial", "vip detail"), ("favortes", "vip favorites"),
    ("setings --json", "vip settings"), ("peple", "vip people"), ("--json shwo", "vip show"), ("posters", "vip poster"),
  ])
  func `A single word that is nearly a command is a usage error`(typed: String, meant: String) {
    let error = #expect(throws: SetupProblem.self) {
      try CommandLineWords(typed.split(separator: " ").map { String($0) })
    }
    #expect(error?.code == "usage" && error?.status == 64)
    #expect(error?.hint.hasPrefix("Did you mean \(meant)?") ?? false)
    #expect(error?.hint.contains(" To search for films: vip search ") ?? false)
  }

  @Test(arguments: CommandPath.all.filter(\.isLeaf))
  func `Every command is passed on unchanged`(path: CommandPath) throws {
    #expect(try CommandLineWords(path.names + ["--json"]).arguments == path.names + ["--json"])
  }

  @Test func `All options with values are known`() throws {
    let program = try CommandInfo(dump: Vip._dumpHelp())
    func options(of command: CommandInfo) -> [String] {
      (command.arguments ?? []).filter { $0.kind == "option" }.flatMap { $0.names ?? [] }.map { "--\($0.name)" }
        + (command.subcommands ?? []).flatMap(options)
    }
    // `--json` has its value after a `=`.
    #expect(Set(options(of: program)).subtracting([JSONArguments.option]) == CommandLineWords.optionsWithValue)
  }

  @Test(arguments: [
    ("settings thme dark", "vip settings theme"), ("favorites improt", "vip favorites import"),
    ("settings genr", "vip settings genre"), ("history claer", "vip history clear"),
  ])
  func `Subcommands and settings have suggestions`(typed: String, meant: String) {
    let mistyped = MistypedCommand(in: typed.split(separator: " ").map { String($0) })
    #expect(mistyped?.hint == "Did you mean \(meant)?")
  }

  @Test(arguments: ["rome", "lust", "mist", "shoe", "x", "xylophone", "settings nothing", "favorites foo"])
  func `Other words have no suggestion`(typed: String) {
    #expect(MistypedCommand(in: typed.split(separator: " ").map { String($0) }) == nil)
  }
}

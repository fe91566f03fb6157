import MovieDomain
import MovieScenes
import MovieTerminal
import Testing
import ViewerScenes

@testable import MovieBrowser

@Suite struct KeyTableTests {
  @Test func `A key has one command, and every command a key and a name`() {
    let entries = KeyTable().entries
    #expect(Set(entries.flatMap(\.keys)).count == entries.flatMap(\.keys).count)
    #expect(Set(entries.map(\.command)) == Set(Command.allCases))
    #expect(Command.toggleFavorite.name == "toggle-favorite")
    #expect(Command.copyID.name == "copy-id")
    for command in Command.allCases { #expect(Command(named: command.name) == command) }
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  func `Commands have different titles`(words: any BrowserWords) {
    let titles = Command.allCases.map { words.title(of: $0) }
    #expect(Set(titles).count == titles.count)
    #expect(!titles.contains(""))
  }

  @Test func `Other keys replace the usual ones of a command`() throws {
    let table = try KeyTable(remapping: "quit=Q, up = Up w, toggle watchlist=X")
    #expect("Qqwk".unicodeScalars.map { table.command(of: Key($0)) } == [.quit, nil, .up, nil])
    #expect(table.command(of: Key("c", .control)) == .quit, "Ctrl-c always quits")
    #expect(table.key(of: .toggleWatchlist) == Key("X"))
    #expect(table.entries.map(\.command) == KeyTable().entries.map(\.command))
  }

  @Test func `A letter of the Russian layout stands for the Latin one, unless a command has it`() throws {
    #expect(KeyTable().command(of: Key("ц")) == .toggleWatchlist)
    #expect(try KeyTable(remapping: "quit=ц").command(of: Key("ц")) == .quit)
  }

  @Test func `A key that is given away is lost to its command, which keeps the others`() throws {
    let table = try KeyTable(remapping: "sort=k")
    #expect(table.command(of: Key("k")) == .sort)
    #expect(table.command(of: Key(.up)) == .up)
    let swapped = try KeyTable(remapping: "toggle-favorite=w, toggle-watchlist=f")
    #expect(swapped.command(of: Key("f")) == .toggleWatchlist)
    #expect(swapped.command(of: Key("w")) == .toggleFavorite)
  }

  @Test(
    arguments: Setting.keys.validValues.map { ($0, KeyProblem?.none) } + [
      ("quit", KeyProblem.unreadable("quit")), ("quit=", .unreadable("quit=")), ("=q", .unreadable("=q")),
      ("quiet=q", .unknownCommand("quiet", suggestions: ["quit"])), ("zzz=q", .unknownCommand("zzz", suggestions: [])),
      ("favorite=x", .unknownCommand("favorite", suggestions: ["toggle-favorite"])),
      ("quit=Q favorite=x", .missingComma(before: "favorite=x")), ("quit=Q =", nil),
      ("quit=Foo", .unknownKey("Foo")), ("sort=x, undo=x", .ambiguous(Key("x"), .sort, .undo)),
      ("sort=q, quit=Q", nil), ("sort=u", .keyless(.undo, Key("u"), given: .sort)),
      ("sort=Ctrl-c", .reserved(Key("c", .control), .quit)),
    ] as [(String, KeyProblem?)])
  func `Keys that cannot be used are explained, unlike the examples`(text: String, problem: KeyProblem?) {
    do throws(KeyProblem) {
      _ = try KeyTable(remapping: text)
      #expect(problem == nil)
    } catch {
      #expect(error == problem)
      for words in [EnglishWords(), RussianWords()] as [any BrowserWords] {
        #expect(!words.sentence(for: error).isEmpty)
      }
    }
  }
}

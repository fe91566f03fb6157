import TerminalScreen
import Testing

@testable import MovieBrowser

@Suite struct KeyTableTests {
  @Test func `A key has one command`() {
    let keys = KeyTable().entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `Every command has a key`() {
    #expect(Set(KeyTable().entries.map(\.command)) == Set(Command.allCases))
  }

  @Test func `Digits select tabs in order`() {
    let table = KeyTable()
    let commands: [Command] = [.home, .lists, .search, .people, .favorites, .watchlist, .settings]
    #expect("1234567".unicodeScalars.map { table.command(of: Key($0)) } == commands)
    #expect(Tab.allCases.map(\.number) == Array(1...7))
  }

  @Test(arguments: [EnglishBrowserWords(), RussianBrowserWords()] as [any BrowserWords])
  func `Commands have different titles`(words: any BrowserWords) {
    let titles = Command.allCases.map { words.title(of: $0) }
    #expect(Set(titles).count == titles.count)
    #expect(!titles.contains(""))
  }
}

import MovieText
import Testing

@testable import vip

@Suite struct OpeningTextTests {
  @Test func `An address in a sentence is not wrapped`() {
    let address = "https://archive.org/search?query=" + String(repeating: "%D0", count: 40)
    let sentence = EnglishProgramWords().opened(address, with: "xdg-open")
    let text = OpeningText(page: TextPage(width: 40)).render(.init(confirmation: sentence))
    #expect(text == "Opened \(address) with xdg-open.\n")
  }
}

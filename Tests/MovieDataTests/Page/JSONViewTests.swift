import JSONTestSupport
import LogTestSupport
import MovieData
import MovieDisplay
import Testing

@Suite(.timeLimit(.minutes(10))) struct JSONViewTests {
  @Test func `A failure is an error object`() throws {
    let page = JSONPage(content: .failure(code: "not-found", message: "No \u{1B}film."), outcome: .failed)
    #expect(
      JSONView().render(page) == #"{"error":{"code":"not-found","message":"No \u001bfilm."}}"# + "\n")
    try Envelope.compare(["failure": page], as: "error")
  }

  @Test func `Only the final page is written`() async {
    let written = Log<String>()
    let view = JSONView { written.add($0) }
    let page = JSONPage(content: .document([]))
    await view.displayProgress(page)
    await view.display(page)
    #expect(written.all == ["[]\n"])
  }
}

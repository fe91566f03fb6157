import HTTPTypes
import ServerTestSupport
import Testing

@testable import MovieHTTP

@Suite(.timeLimit(.minutes(10))) struct RedactingTransportTests {
  private func outcome(of base: StubTransport.Outcome, secrets: [String]) async -> StubTransport.Outcome {
    await RedactingTransport(StubTransport(base), secrets: secrets).outcome(.get())
  }

  private func response(_ body: String, tag: String, reason: String) -> StubTransport.Outcome {
    .success(
      BufferedResponse(
        head: HTTPResponse(
          status: .init(code: 200, reasonPhrase: reason), headerFields: [.eTag: tag, .contentType: "text/plain"]),
        body: Array(body.utf8)))
  }

  @Test func `Secrets are overwritten in the body, the header and the reason`() async {
    let echo = response("\"secret-1\" ssecret-1secret-1 secret-", tag: "\"secret-1\"", reason: "Hello secret-1")
    #expect(
      await outcome(of: echo, secrets: ["secret-1", "not there"])
        == response("\"xxxxxxxx\" sxxxxxxxxxxxxxxxx secret-", tag: "\"xxxxxxxx\"", reason: "Hello xxxxxxxx"))
  }

  @Test(arguments: [
    #"s\u0065cret\/-1"#, #"secret/\u002D1"#, #"\u0073\u0065\u0063\u0072\u0065\u0074\u002f\u002d\u0031"#,
    "secret%2F-1", "%73ecret%2f%2D1", #"secret\u002f%2D1"#,
  ])
  func `Secrets are overwritten however JSON and URLs escape them`(text: String) async {
    #expect(
      await outcome(of: response(#"{"a":"\#(text)"}"#, tag: "t", reason: "OK"), secrets: ["secret/-1"])
        == response(#"{"a":"\#(String(repeating: "x", count: text.utf8.count))"}"#, tag: "t", reason: "OK"))
  }

  @Test(arguments: ["100%-secret", "100%25-secret"])
  func `A percent sign of a secret is no escape`(text: String) async {
    #expect(
      await outcome(of: response(text + "%", tag: "t", reason: "OK"), secrets: ["100%-secret"])
        == response(String(repeating: "x", count: text.utf8.count) + "%", tag: "t", reason: "OK"))
  }

  @Test func `A backslash that is escaped itself is not overwritten`() async {
    #expect(
      await outcome(of: response(#"{"a":"C:\\secret-1"}"#, tag: "t", reason: "OK"), secrets: ["secret-1"])
        == response(#"{"a":"C:\\xxxxxxxx"}"#, tag: "t", reason: "OK"))
  }

  @Test func `Secrets are overwritten in the detail of a failure`() async {
    let failure = HTTPFailure(.malformedResponse, detail: "bad line: secret-1")
    #expect(
      await outcome(of: .failure(failure), secrets: ["secret-1"])
        == .failure(HTTPFailure(.malformedResponse, detail: "bad line: xxxxxxxx")))
  }

  @Test func `A text as short as an ordinary word is not overwritten`() async {
    let plain = response("the matrix", tag: "t", reason: "OK")
    #expect(await outcome(of: plain, secrets: ["", "t", "matrix"]) == plain)
  }
}

import FlyingFox
import Testing

/// Runs `vip detail` with failures.
@Suite(.timeLimit(.minutes(10))) struct DetailFailureTests {
  @Test func `An unknown film is an error`() async throws {
    let result = try await Program.run("detail", "999999")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("No such film\nThis catalog has no film with id 999999.\n"))
  }

  @Test(arguments: [
    (#"{"status_code":34,"status_message":"Not found"}"#, 404, 1, "has no film with id 603."),
    (#"{"status_code":7,"status_message":"Invalid API key"}"#, 401, 4, "rejected the credential."),
    ("<html>", 200, 1, "could not be read (a captive portal or proxy?)."),
    ("", 200, 1, "could not be read (a captive portal or proxy?)."),
    (#"{"id":603}"#, 200, 1, "could not be read (a captive portal or proxy?)."),
    ("", 500, 1, "had an internal error (status 500)."),
  ])
  func `Failures are printed only on standard error`(
    body: String, code: Int, status: Int32, sentence: String
  ) async throws {
    let standIn = try await StandIn.serving { _ in .json(body, status: HTTPStatusCode(code, phrase: "Test")) }
    let result = try await Program.run("detail", "603", environment: standIn.environment)
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(result.errors.replacing("\n", with: " ").contains(sentence))
    #expect(!result.errors.contains("s3cret"))
  }

  @Test(arguments: [
    "", " ", "-5", "nm0000001", "https://www.themoviedb.org/person/121", "https://www.themoviedb.org/tv/1399",
    "https://example.org/movie/603",
  ])
  func `Text that cannot name a film is a usage error`(text: String) async throws {
    let result = try await Program.run("detail", text)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: "))
    #expect(result.errors.ranges(of: "error: ").count == 1)
  }

  @Test(arguments: ["abc", "0", "4.5", "2147483648", "99999999999999999999", "603x", "１２", "0x10", "1 2"])
  func `Text that is no id is a title`(text: String) async throws {
    let result = try await Program.run("detail", text)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("error: No film matches “\(text)”\n"))
  }

  @Test func `A film and known options are required`() async throws {
    for arguments in [["detail"], ["detail", "1", "--ful"]] {
      let result = try await Program.shell("vip \(arguments.joined(separator: " "))")
      #expect(result.status == 64)
      #expect(result.output == "")
    }
  }
}

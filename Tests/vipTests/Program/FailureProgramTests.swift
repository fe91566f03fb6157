import FlyingFox
import Testing

/// Runs `vip detail` and `vip search` with failures.
@Suite(.timeLimit(.minutes(10))) struct FailureProgramTests {
  private static let notLoaded = "error: Could not load the film\n"
  private static let notSearched = "error: Search for “blade” failed\n"
  private static let notFound = "No film matches “blade”\nhint: Try"
  private static let unreadable = "The reply from 127.0.0.1 could not be read (a captive portal or proxy?).\n"

  @Test(arguments: [
    (["detail", "999999"], "error: No such film\nThis catalog has no film with id 999999.\n"),
    (["person", "99999"], "error: No such person\n"),
  ])
  func `An unknown film or person is an error`(arguments: [String], errors: String) async throws {
    let result = try await Program.run(with: arguments, exits: 1)
    #expect(result.output == "")
    #expect(result.errors.contains(errors))
  }

  @Test(arguments: [
    ("detail 603", #"{"status_code":34}"#, 404, 1, "error: No such film\n127.0.0.1 has no film with id 603.\n"),
    ("detail 603", #"{"status_code":7}"#, 401, 4, "\(notLoaded)127.0.0.1 rejected the credential.\n"),
    ("detail 603", "<html>", 200, 1, "\(notLoaded)\(unreadable)"),
    ("detail 603", "", 200, 1, "\(notLoaded)\(unreadable)"),
    ("detail 603", #"{"id":603}"#, 200, 1, "\(notLoaded)\(unreadable)"),
    ("detail 603", "", 500, 1, "\(notLoaded)127.0.0.1 had an internal error (status 500).\n"),
    ("search blade", #"{"results":[],"total_pages":1,"total_results":0}"#, 200, 1, notFound),
    ("search blade", #"{"results":[],"total_pages":7,"total_results":140}"#, 200, 1, notFound),
    ("search blade", #"{"status_code":7}"#, 401, 4, "\(notSearched)127.0.0.1 rejected the credential.\n"),
    ("search blade", "", 500, 1, "\(notSearched)127.0.0.1 had an internal error (status 500).\n"),
    ("search blade", "<html>", 200, 1, "\(notSearched)\(unreadable)"),
  ])
  func `Failures are printed only on standard error`(
    command: String, body: String, code: Int, status: Int32, errors: String
  ) async throws {
    let standIn = try await StandIn.serving { _ in .json(body, status: HTTPStatusCode(code, phrase: "Test")) }
    let result = try await Program.shell("vip \(command)", environment: standIn.environment, exits: status)
    #expect(result.output == "")
    #expect(result.errors.replacing(/:[0-9]+/, with: "").hasPrefix(errors), "\(result.errors)")
    #expect(!result.errors.contains("s3cret"))
  }
}

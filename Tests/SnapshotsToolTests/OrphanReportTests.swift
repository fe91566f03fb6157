import SnapshotFiles
import SnapshotTestSupport
import Testing
import TextSnapshots

@testable import SnapshotsTool

@Suite(.timeLimit(.minutes(10))) struct OrphanReportTests {
  let package: ScratchPackage

  init() throws {
    package = try ScratchPackage()
    for name in ["used", "old", "older"] { try package.write("a\n", to: "Snapshots/M/S/\(name).txt") }
  }

  func report(ledger: String) throws -> String? {
    try package.write(ledger, to: "ledger.txt")
    return try OrphanReport.text(for: package.layout, ledger: "\(package.root)/ledger.txt")
  }

  @Test func `Goldens that a full run does not use are named`() throws {
    assertSnapshot(of: try #require(try report(ledger: "claim\tM/S/used.txt\nend\t0\t3\n")))
  }

  @Test func `At most 20 goldens are named`() throws {
    for number in 10...40 { try package.write("a\n", to: "Snapshots/M/S/\(number).txt") }
    let lines = try #require(try report(ledger: "claim\tM/S/used.txt\nend\t0\t0\n")).split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[21] == "  … and 13 more")
  }

  @Test func `A run that uses every golden, or none, has no report`() throws {
    let claims = ["used", "old", "older"].map { "claim\tM/S/\($0).txt\n" }.joined()
    #expect(try report(ledger: claims + "end\t0\t0\n") == nil)
    #expect(try report(ledger: "end\t0\t0\n") == nil)
  }

  @Test func `Only a run without narrowing arguments is full`() {
    #expect(SwiftTest(layout: package.layout, arguments: ["--parallel", "-c", "release"]).isFull)
    for argument in ["--filter", "--skip=X", "-s", "--test-product", "list"] {
      #expect(!SwiftTest(layout: package.layout, arguments: [argument]).isFull)
    }
  }
}

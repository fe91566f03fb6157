import ArgumentParser
import Testing

@testable import vip

@Suite struct ManualPageTests {
  /// Made once, because the help of all commands takes a while.
  private static let text = ManualPage.text
  private let text = Self.text

  @Test(arguments: CommandPath.all.filter { !$0.names.isEmpty && $0.command.configuration.shouldDisplay })
  func `Every command has a section with what it does`(path: CommandPath) throws {
    let start = try #require(text.firstRange(of: "\n.SS \(ManualPage.escaped("vip \(path)"))\n")?.upperBound)
    let abstract = ManualPage.escaped(String(path.command.configuration.abstract.prefix(30)))
    #expect(text[start...].hasPrefix(".nf\nOVERVIEW: \(abstract)"))
  }

  @Test(arguments: ["--width <width>", "--color <color>", "--offline", "--replay <folder>"])
  func `Common options are listed once`(option: String) {
    #expect(text.ranges(of: "\n" + ManualPage.escaped("  \(option) ")).count == 1)
  }

  @Test(
    arguments: ["--page <page>", "--year <year>", "--full", "--sort <sort>"].map { ManualPage.escaped("  \($0) ") }
      + ["TMDB_ACCESS_TOKEN", "XDG_CACHE_HOME", "VIP_PAGER", "130", "TMDB API"])
  func `Options, variables, files and exit statuses are listed`(text: String) {
    #expect(self.text.contains(text))
  }

  @Test func `Hidden commands are not listed`() {
    for name in ["manual", "help", "words"] { #expect(!text.contains(".SS vip \(name)")) }
  }

  @Test(arguments: [
    ("a-b", #"a\-b"#), (#"\n"#, #"\en"#), (".SH", #"\&.SH"#), ("'x", #"\&'x"#), ("plain", "plain"),
  ])
  func `Special characters are escaped`(text: String, escaped: String) {
    #expect(ManualPage.escaped(text) == escaped)
  }
}

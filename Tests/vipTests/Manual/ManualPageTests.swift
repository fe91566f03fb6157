import ArgumentParser
import Testing

@testable import vip

@Suite struct ManualPageTests {
  let lines: [Substring]

  init() throws {
    lines = try ManualPage(dump: Vip._dumpHelp()).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [
    "vip home", "vip list [<list> ...]", "vip search <word> ...", "vip detail (or show) <film> ...",
    "vip people [<word> ...]",
    "vip person <person> ...", "vip genres", "vip favorites", "vip favorites add <film> ...", "vip history clear",
    "vip settings set <key> <value> ...", "vip auth login", "vip doctor", "vip completions <shell>",
  ])
  func `Every command has a section`(command: String) {
    #expect(lines.contains { $0.trimmingSuffix(while: \.isWhitespace) == ".SS \(Roff.text(command))" }, "\(command)")
  }

  @Test(arguments: [
    "--page <page>", "--year <year>", "--width <width>", "--color <color>", "--offline", "--full", "--version",
  ])
  func `Options are listed`(option: String) {
    #expect(lines.contains(".B " + Substring(Roff.text(option))))
  }

  @Test func `Common options and settings are listed once`() {
    #expect(lines.count { $0 == #".B \-\-width <width>"# } == 1)
    #expect(lines.count { $0 == "Settings:" } == 1)
  }

  @Test(arguments: ["TMDB_ACCESS_TOKEN", "XDG_CACHE_HOME", "VIP_PAGER", "130", "TMDB API"])
  func `Variables, files and exit statuses are listed`(text: String) {
    #expect(lines.contains { $0.contains(text) })
  }

  @Test func `Hidden commands are not listed`() {
    for name in ["manual", "help", "options"] {
      #expect(!lines.contains { $0.hasPrefix(".SS vip \(name)") })
    }
  }

  @Test(arguments: [
    ("a-b", #"a\-b"#), (#"\n"#, #"\en"#), (".SH", #"\&.SH"#), ("'x", #"\&'x"#), ("plain", "plain"),
  ])
  func `Special characters are escaped`(text: String, escaped: String) {
    #expect(Roff.text(text) == escaped)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
  }
}

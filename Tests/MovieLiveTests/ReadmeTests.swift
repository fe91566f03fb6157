import Foundation
import Testing

/// The README's snippets are lines of code that compiles.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test func everySnippetIsInTheFileThatItNames() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    // A snippet names its file in a comment before it; `// …` stands for lines that are left out.
    let snippets = readme.matches(of: #/<!-- (?<path>(Examples|Tests)/\S+) -->\n```swift\n(?<text>[\s\S]*?)```/#)
    #expect(snippets.count == 2)
    for snippet in snippets {
      let source = try String(contentsOf: Self.root.appending(path: String(snippet.path)), encoding: .utf8)
      for part in snippet.text.split(separator: #/ *// …\n/#) {
        #expect(source.contains(part), "README.md shows lines that are not in \(snippet.path): \(part)")
      }
    }
  }
}

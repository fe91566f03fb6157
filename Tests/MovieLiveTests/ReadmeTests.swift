import Foundation
import Testing

/// Checks that the examples of both READMEs are taken from code that compiles.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  @Test(arguments: [("README.md", 5), ("Sources/TextSnapshots/README.md", 1)])
  func `The README's examples are part of their source files`(path: String, count: Int) throws {
    let readme = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    // A comment before each example names its file, and `// …` marks omitted lines.
    let snippets = readme.matches(of: #/<!-- (?<path>(Examples|Tests)/\S+) -->\n```swift\n(?<text>[\s\S]*?)```/#)
    #expect(snippets.count == count)
    for snippet in snippets {
      let source = try String(contentsOf: Self.root.appending(path: String(snippet.path)), encoding: .utf8)
      for part in snippet.text.split(separator: #/ *// …\n/#) {
        #expect(source.contains(part), "\(path) shows lines that are not in \(snippet.path): \(part)")
      }
    }
  }
}

import Foundation
import Testing

/// Checks that the code in documentation catalogs and READMEs is taken from files that compile.
@Suite struct ArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private static let articles =
    FileManager.default
    .enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }
    .filter { $0.pathExtension == "md" && $0.pathComponents.contains { $0.hasSuffix(".docc") } } ?? []

  @Test func `The code in articles is part of its source files`() throws {
    #expect(Self.articles.count > 1)
    for article in Self.articles { try check(article) }
  }

  @Test func `The examples of both READMEs are part of their source files`() throws {
    try check(Self.root.appending(path: "README.md"))
    try check(Self.root.appending(path: "Sources/TextSnapshots/README.md"))
  }

  /// A comment before each snippet names its file, and `// …` marks omitted lines.
  private func check(_ article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    let snippets = text.matches(of: #/<!-- (?<path>(Examples|Tests)/\S+) -->\n```swift\n(?<text>[\s\S]*?)```/#)
    let path = article.path
    #expect(snippets.count == text.matches(of: /```swift/).count, "\(path) has a snippet that names no file")
    for snippet in snippets {
      let source = try String(contentsOf: Self.root.appending(path: String(snippet.path)), encoding: .utf8)
      for part in snippet.text.split(separator: #/ *// …\n/#) {
        #expect(Self.contains(source, String(part)), "\(path) shows lines that are not in \(snippet.path): \(part)")
      }
    }
  }

  /// A snippet may be indented less than its file, by the same number of spaces in all lines.
  private static func contains(_ source: String, _ snippet: String) -> Bool {
    let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
    return [0, 2, 4, 6, 8].contains { count in
      let indentation = String(repeating: " ", count: count)
      return ("\n" + source).contains("\n" + lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n"))
    }
  }
}

import Foundation
import MovieScenes
import Testing

/// No language leaves a word out, and none says it in English.
@Suite struct EveryWordTests {
  @Test func everyRequirementIsSaid() throws {
    let viewModel = Set(try SpokenWords(EnglishWords()).texts.keys)
    let required = try Self.requirements
    #expect(required.count > 140)
    #expect(viewModel.symmetricDifference(required).sorted() == [])
  }

  @Test func russianSaysNothingInEnglish() throws {
    // Punctuation is the same in every language.
    let universal: Set<String> = ["a: b", "a, b"]
    let russian = try SpokenWords(RussianWords()).texts
    for (requirement, texts) in try SpokenWords(EnglishWords()).texts {
      let translated = try #require(russian[requirement])
      #expect(texts.count == translated.count, "\(requirement)")
      for (text, translation) in zip(texts, translated) {
        #expect(!text.isEmpty && !translation.isEmpty, "\(requirement)")
        #expect(text != translation || universal.contains(text), "\(requirement): \(text)")
      }
    }
  }

  /// The scenes are a library: another program has other options and another catalog.
  @Test(arguments: [EnglishWords(), RussianWords()] as [any Words])
  func noTextNamesAProgramOrAServer(words: any Words) throws {
    for (requirement, texts) in try SpokenWords(words).texts {
      for name in ["vip", "TMDb", "TMDB", "libcurl", "HOME", "--", "Debian"] {
        #expect(!texts.contains { $0.contains(name) }, "\(requirement) names \(name)")
      }
    }
  }

  /// The requirements of every protocol of words, as the sources name them.
  private static var requirements: Set<String> {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/MovieScenes").standardizedFileURL
      var requirements: Set<String> = []
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix("Words.swift") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for part in source.split(separator: "public protocol ").dropFirst() {
          let owner = part.prefix { $0 != ":" }
          // A protocol ends with the first brace at the beginning of a line.
          let body = part.split(separator: "\n").prefix { $0 != "}" }
          requirements.formUnion(body.compactMap(member).map { "\(owner).\($0)" })
        }
      }
      return requirements
    }
  }

  /// `name` or `name(of:in:)`; nil for what is not a requirement, and for the words of a scene.
  private static func member(of line: Substring) -> String? {
    if let match = line.firstMatch(of: #/^  var (\w+): (?!any )/#) { return String(match.1) }
    guard let match = line.firstMatch(of: #/^  func (\w+)\((.*)\) ->/#) else { return nil }
    let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(match.1)(\(labels.joined()))"
  }
}

import Foundation
import MovieScenes
import Testing

/// Checks that every language is complete and translated.
@Suite struct EveryWordTests {
  @Test func theSampleHasATextForEveryRequirement() throws {
    let sampled = Set(WordsSample(EnglishWords()).texts.keys)
    let required = try Self.requirements
    #expect(required.count > 140)
    #expect(sampled.symmetricDifference(required).sorted() == [])
  }

  /// Lists what a new language still lacks.
  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func everyTextIsTranslated(words: any Words) throws {
    // Punctuation is the same in every language.
    let universal: Set<String> = ["a: b", "x · 2×"]
    let translations = WordsSample(words).texts
    let missing = WordsSample(EnglishWords()).texts.filter { requirement, texts in
      let translated = translations[requirement] ?? []
      return translated.count != texts.count
        || zip(texts, translated).contains { $1.isEmpty || ($0 == $1 && !universal.contains($0)) }
    }
    #expect(missing.keys.sorted() == [], "\(words.languageCode) lacks these texts.")
  }

  /// The scenes are a library, so their texts must not refer to this program or to TMDb.
  @Test(arguments: CurrentWords.allLanguages)
  func noTextMentionsAProgramOrAServer(words: any Words) throws {
    for (requirement, texts) in WordsSample(words).texts {
      for name in ["vip", "TMDb", "TMDB", "libcurl", "HOME", "--", "Debian", "the #", "после #"] {
        #expect(!texts.contains { $0.contains(name) }, "\(requirement) names \(name)")
      }
    }
  }

  /// The requirements of all words protocols, read from the sources.
  private static var requirements: Set<String> {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/MovieScenes").standardizedFileURL
      var requirements: Set<String> = []
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix("Words.swift") {
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for part in source.split(separator: "public protocol ").dropFirst() {
          let owner = part.prefix { $0 != ":" }
          // A protocol ends at the first line that starts with a brace.
          let body = part.split(separator: "\n").prefix { $0 != "}" }
          requirements.formUnion(body.compactMap(member).map { "\(owner).\($0)" })
        }
      }
      return requirements
    }
  }

  /// Returns `name` or `name(of:in:)`; nil for other lines, and for the words of a scene.
  private static func member(of line: Substring) -> String? {
    if let match = line.firstMatch(of: #/^  var (\w+): (?!any )/#) { return String(match.1) }
    guard let match = line.firstMatch(of: #/^  func (\w+)\((.*)\) ->/#) else { return nil }
    let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(match.1)(\(labels.joined()))"
  }
}

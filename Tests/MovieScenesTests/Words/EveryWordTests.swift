import Foundation
import MovieScenes
import Testing

/// No language leaves a word out, and none says it in English.
@Suite struct EveryWordTests {
  /// What is the same in every language: a name, what the terms of use prescribe, and punctuation.
  static let universal: Set<String> = [
    "TMDb", "256", "This product uses the TMDB API but is not endorsed or certified by TMDB.", "a: b", "a, b",
  ]

  @Test func everyRequirementIsSaid() throws {
    let said = Set(try SpokenWords(EnglishWords()).texts.keys)
    let required = try Self.requirements
    #expect(required.count > 150)
    #expect(said.symmetricDifference(required).sorted() == [])
  }

  @Test func russianSaysItInItsOwnWords() throws {
    let english = try SpokenWords(EnglishWords()).texts
    let russian = try SpokenWords(RussianWords()).texts
    for (requirement, texts) in english {
      let translated = try #require(russian[requirement])
      #expect(texts.count == translated.count, "\(requirement)")
      for (text, translation) in zip(texts, translated) {
        #expect(!text.isEmpty && !translation.isEmpty, "\(requirement)")
        #expect(text != translation || Self.universal.contains(text), "\(requirement): \(text)")
      }
    }
  }

  /// The requirements of every protocol of words, as its source names them.
  private static var requirements: Set<String> {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/MovieScenes/Words").standardizedFileURL
      var requirements: Set<String> = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix("Words.swift") {
        let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
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

  /// `name` or `name(of:in:)`; nil for what is no requirement, and for the words of a scene.
  private static func member(of line: Substring) -> String? {
    if let match = line.firstMatch(of: #/^  var (\w+): (?!any )/#) { return String(match.1) }
    guard let match = line.firstMatch(of: #/^  func (\w+)\((.*)\) ->/#) else { return nil }
    let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(match.1)(\(labels.joined()))"
  }
}

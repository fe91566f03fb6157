import MovieScenes
import SceneTestSupport
import Testing

/// Checks that every language is complete and translated.
@Suite struct EveryWordTests {
  @Test func theSampleHasATextForEveryRequirement() throws {
    let sampled = Set(WordsSample(EnglishWords()).texts.keys)
    let required = try WordsRequirements.all(in: "MovieScenes")
    #expect(required.count > 140)
    #expect(sampled.symmetricDifference(required).sorted() == [])
  }

  /// Lists what a new language still lacks.
  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func everyTextIsTranslated(words: any Words) throws {
    // Punctuation is the same in every language.
    let missing = WordsRequirements.missing(
      in: WordsSample(words).texts, of: WordsSample(EnglishWords()).texts, universal: ["a: b", "x · 2×"])
    #expect(missing == [], "\(words.languageCode) lacks these texts.")
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
}

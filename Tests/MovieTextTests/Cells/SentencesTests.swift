import Testing

@testable import MovieText

@Suite struct SentencesTests {
  @Test(arguments: [
    ("One. Two! Three? Four… Five.", ["One.", "Two!", "Three?", "Four…", "Five."]),
    ("“Go.” He went.", ["“Go.”", "He went."]),
    ("Made by F. W. Murnau. It is silent.", ["Made by F. W. Murnau.", "It is silent."]),
    ("Dr. Mabuse and Mrs. Miniver.", ["Dr. Mabuse and Mrs. Miniver."]),
    ("The U.S. Army came.", ["The U.S. Army came."]),
    ("Wait... what? no. 5", ["Wait... what? no.", "5"]), ("千と千。尋です。", ["千と千。", "尋です。"]), ("", []),
    ("No end", ["No end"]),
    ("Это фильм. Он хорош.", ["Это фильм.", "Он хорош."]), ("...", ["..."]),
    ("In 1999. 2001 came.", ["In 1999.", "2001 came."]),
  ])
  func `Text is split into sentences`(text: String, sentences: [String]) {
    let text = CleanText(text)
    #expect(text.sentences.map { String(text.string[$0]) } == sentences)
  }

  @Test(arguments: [
    ("千と千。尋です。", 16, 1, ["千と千。尋です。"], []), ("千と千。尋です。はい。", 16, 1, ["千と千。尋です。"], ["はい。"]),
    ("千。 One. Two. Three.", 14, 1, ["千。 One. Two."], ["Three."]),
  ])
  func `Sentences stay as far apart as they are`(
    text: String, width: Int, count: Int, lines: [String], rest: [String]
  ) {
    let parts = Block.split([CleanText(text)], width: width, lines: count)
    #expect(parts.lines.map(\.string) == lines && parts.rest.map(\.string) == rest)
  }

  @Test(.timeLimit(.minutes(3))) func `Sentences are found in linear time`() {
    // A quadratic step would take longer than the limit.
    #expect(CleanText(whole: String(repeating: ".", count: 100_000)).sentences.count == 1)
    #expect(CleanText(whole: String(repeating: "Word. ", count: 50_000)).sentences.count == 50_000)
    #expect(CleanText(whole: String(repeating: "🇺🇸", count: 100_000) + ". A").sentences.count == 2)
  }
}

import MovieDisplay
import MovieText

@testable import vip

extension TextPage {
  /// A page with the commands that auth and doctor refer to.
  static func sample(width: Int, palette: Palette = .plain, showsChangeAlone: Bool = false) -> TextPage {
    TextPage(
      width: width, palette: palette, command: { $0 == .logIn ? "vip auth login" : nil },
      showsChangeAlone: showsChangeAlone)
  }
}

/// The words of the program in a language of the tests.
func programWords(in language: String) -> any ProgramWords {
  language == "ru" ? RussianProgramWords() : EnglishProgramWords()
}

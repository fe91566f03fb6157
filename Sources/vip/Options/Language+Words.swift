import MovieDomain
import MovieScenes

extension Language {
  /// The words of the program in this language, or in English where it has none.
  var words: any Words { code == "ru" ? RussianWords() : EnglishWords() }
}

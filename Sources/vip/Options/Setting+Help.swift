import MovieDomain
import MovieScenes

extension Setting {
  /// All settings with their values, as a table for help.
  static var helpTable: String {
    "SETTINGS:\n" + allCases.map { "  \($0.rawValue)  \($0.help)" }.joined(separator: "\n")
  }

  private var help: String {
    let values = validValues.alternatives
    let meaning = EnglishWords().settings.meaning(of: self)
    return listsAllValues ? "\(meaning): \(values)" : "\(meaning), such as \(values)"
  }
}

import Foundation
package import MovieDisplay

/// What every language needs.
package enum WordsRequirements {
  /// The requirements of all words protocols in a folder of the sources, such as `Words.loading` or `Words.films(_:)`.
  package static func all(in folder: String) throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(folder)")
      .standardizedFileURL
    var requirements: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix("Words.swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      var owner: Substring?
      for line in source.split(separator: "\n") {
        if let match = line.firstMatch(of: #/^(?:public )?protocol (\w+)(?!.*\}$)/#) { owner = match.1 }
        if line == "}" { owner = nil }
        if let owner, let member = member(of: line) { requirements.insert("\(owner).\(member)") }
      }
    }
    return requirements
  }

  /// Returns `name` or `name(of:in:)`; nil for other lines.
  private static func member(of line: Substring) -> String? {
    if let match = line.firstMatch(of: #/^  var (\w+): /#) { return String(match.1) }
    guard let match = line.firstMatch(of: #/^  func (\w+)\((.*)\) ->/#) else { return nil }
    let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(match.1)(\(labels.joined()))"
  }

  /// The requirements whose texts a language lacks or has in English. Universal texts are the same in every language.
  package static func missing(
    in translations: [String: [String]], of english: [String: [String]], universal: Set<String>
  ) -> [String] {
    english.filter { requirement, texts in
      let translated = translations[requirement] ?? []
      return translated.count != texts.count
        || zip(texts, translated).contains { $1.isEmpty || ($0 == $1 && !universal.contains($0)) }
    }.keys.sorted()
  }
}

extension [String: [String]] {
  /// Adds texts of a protocol, by its requirements, to a sample of all.
  package mutating func add(_ name: String, _ members: [String: [String]]) {
    for (member, texts) in members { self["\(name).\(member)", default: []] += texts }
  }
}

extension EmptyState {
  /// The texts that are not empty.
  package var texts: [String] { [title, message, suggestion, advice].filter { !$0.isEmpty } }
}

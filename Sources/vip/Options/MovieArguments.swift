import MovieData
import MovieDomain

/// Films as they are typed: each argument names one, and `-` stands for those on standard input.
struct MovieArguments: Sendable, Equatable {
  /// Stands for standard input.
  static let input = "-"

  let references: [MovieReference]
  let readsInput: Bool
  /// The title that all arguments together may be; nil for one argument, and if any of them is an id.
  let title: MovieReference?

  init(_ words: [String]) throws {
    guard !words.isEmpty else { throw SetupProblem.usage(MovieReference.missing) }
    readsInput = words.contains(Self.input)
    references = try words.filter { $0 != Self.input }.map { try MovieReference(argument: $0) }
    let areTitles = references.allSatisfy { if case .title = $0 { true } else { false } }
    title =
      words.count > 1 && areTitles && !readsInput ? try MovieReference(argument: words.joined(separator: " ")) : nil
  }
}

extension MovieReference {
  fileprivate static let missing =
    "Name a film: an id, a title or an address. In a shell, put quotes around an id with a #."

  /// Words that together name a film; nil for `-`, which stands for standard input.
  init?(words: [String]) throws {
    guard !words.isEmpty else { throw SetupProblem.usage(Self.missing) }
    guard words != [MovieArguments.input] else { return nil }
    try self.init(argument: words.joined(separator: " "))
  }

  /// A line of standard input.
  init(_ entry: InputList.Entry) throws {
    try self.init(argument: entry.text, of: "Line \(entry.line): ")
  }

  fileprivate init(argument: String, of place: String = "") throws {
    do throws(ReferenceError) {
      try self.init(argument)
    } catch {
      switch error {
      case .empty: throw SetupProblem.usage(Self.missing)
      case .otherKind(.person):
        throw SetupProblem.usage(
          "\(place)“\(argument)” is a person, not a film.", hint: "Use vip person \(ShellQuoting.quoted(argument)).")
      case .otherKind: throw SetupProblem.usage("\(place)“\(argument)” is not a film.")
      case .unknownAddress: throw SetupProblem.usage(place + ReferenceError.unknownAddress(argument))
      }
    }
  }
}

extension PersonReference {
  /// Words that together name a person; nil for `-`, which stands for standard input.
  init?(words: [String]) throws {
    guard words != [MovieArguments.input] else { return nil }
    try self.init(argument: words.joined(separator: " "))
  }

  /// A line of standard input.
  init(_ entry: InputList.Entry) throws {
    try self.init(argument: entry.text)
  }

  private init(argument: String) throws {
    do throws(ReferenceError) {
      try self.init(argument)
    } catch {
      switch error {
      case .empty: throw SetupProblem.usage("Give the id or the name of a person.")
      case .otherKind(.movie):
        throw SetupProblem.usage(
          "“\(argument)” is a film, not a person.", hint: "Use vip detail \(ShellQuoting.quoted(argument)).")
      case .otherKind: throw SetupProblem.usage("“\(argument)” is not a person.")
      case .unknownAddress: throw SetupProblem.usage(ReferenceError.unknownAddress(argument))
      }
    }
  }
}

extension ReferenceError {
  fileprivate static func unknownAddress(_ text: String) -> String {
    "“\(text)” is not the address of a film or a person at themoviedb.org or imdb.com."
  }
}

import ArgumentParser
import MovieDomain

/// Films as they are typed: each argument names one.
struct MovieArguments: Sendable, Equatable {
  let references: [MovieReference]
  /// The title that all arguments together may be; nil for one argument, and if any of them is an id.
  let title: MovieReference?

  init(_ words: [String]) throws {
    guard !words.isEmpty else { throw ValidationError(MovieReference.missing) }
    references = try words.map { try MovieReference(argument: $0) }
    let areTitles = references.allSatisfy { if case .title = $0 { true } else { false } }
    title = words.count > 1 && areTitles ? try MovieReference(argument: words.joined(separator: " ")) : nil
  }
}

extension MovieReference {
  fileprivate static let missing =
    "Name a film: an id, a title or an address. In a shell, put quotes around an id with a #."

  /// Words that together name a film.
  init(words: [String]) throws {
    guard !words.isEmpty else { throw ValidationError(Self.missing) }
    try self.init(argument: words.joined(separator: " "))
  }

  fileprivate init(argument: String) throws {
    do throws(ReferenceError) {
      try self.init(argument)
    } catch {
      switch error {
      case .empty: throw ValidationError(Self.missing)
      case .otherKind(.person):
        throw ValidationError(
          "“\(argument)” is a person, not a film.\(ParserMessage.hintMark)Use vip person \(ShellQuoting.quoted(argument))."
        )
      case .otherKind: throw ValidationError("“\(argument)” is not a film.")
      case .unknownAddress: throw ValidationError(ReferenceError.unknownAddress(argument))
      }
    }
  }
}

extension PersonReference {
  /// Words that together name a person.
  init(words: [String]) throws {
    let argument = words.joined(separator: " ")
    do throws(ReferenceError) {
      try self.init(argument)
    } catch {
      switch error {
      case .empty: throw ValidationError("Give the id or the name of a person.")
      case .otherKind(.movie):
        throw ValidationError(
          "“\(argument)” is a film, not a person.\(ParserMessage.hintMark)Use vip detail \(ShellQuoting.quoted(argument))."
        )
      case .otherKind: throw ValidationError("“\(argument)” is not a person.")
      case .unknownAddress: throw ValidationError(ReferenceError.unknownAddress(argument))
      }
    }
  }
}

extension ReferenceError {
  fileprivate static func unknownAddress(_ text: String) -> String {
    "“\(text)” is not the address of a film or a person at themoviedb.org or imdb.com."
  }
}

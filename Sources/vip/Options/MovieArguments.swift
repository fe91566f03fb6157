import ArgumentParser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal

struct FilmArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A film: its id, title or address; or - for standard input.", valueName: "film"),
    completion: .films)
  var words: [String]
}

/// Films as they are typed: each argument names one, and `-` stands for those on standard input.
struct MovieArguments: Sendable, Equatable {
  let references: [MovieReference]
  let readsInput: Bool
  /// The title that all arguments together may be, such as Dementia 13. Nil for one argument, for numbers alone, and if
  /// any of them is quoted or an address.
  let title: MovieReference?

  init(_ words: [String]) throws {
    guard !words.isEmpty else { throw SetupProblem.usage(CatalogItem.Kind.movie.missing) }
    readsInput = words.contains(Route.input)
    let all = try words.filter { $0 != Route.input }.map { try MovieReference(argument: $0) }
    let title = words.count > 1 && !readsInput ? try? MovieReference(argument: words.joined(separator: " ")) : nil
    // A year after words is not the id of one more film.
    let year = all.dropLast().allSatisfy(\.isWords) ? words.last.flatMap { Int($0) } : nil
    if let title, let year, MovieQuery.years.contains(year) {
      (references, self.title) = ([title], nil)
    } else {
      let isTyped = zip(words, all).allSatisfy { Int($0) != nil || ($1.isWords && !$0.contains(where: \.isWhitespace)) }
      (references, self.title) = (all, isTyped && all.contains(where: \.isWords) ? title : nil)
    }
  }
}

extension ItemReference {
  /// Words that together name a film or a person; nil for `-`, which stands for standard input.
  init?(words: [String]) throws {
    guard words != [Route.input] else { return nil }
    try self.init(argument: words.joined(separator: " "))
  }

  /// Whether the text is neither an id nor an address.
  var isWords: Bool { if case .words = self { true } else { false } }

  /// `place` is where the argument stands, with a colon, for messages.
  init(argument: String, of place: String = "") throws {
    do throws(ReferenceError) {
      try self.init(argument)
    } catch {
      switch error {
      case .empty: throw SetupProblem.usage(Item.kind.missing)
      case .otherKind(.other): throw SetupProblem.usage("\(place)“\(argument.quotable)” is not a \(Item.kind.noun).")
      case .otherKind(let kind):
        throw SetupProblem.usage(
          "\(place)“\(argument.quotable)” is a \(kind.noun), not a \(Item.kind.noun).",
          hint: "Use vip \(kind.command) \(ShellQuoting.quoted(argument)).")
      case .unknownAddress:
        throw SetupProblem.usage(
          "\(place)“\(argument.quotable)” is not the address of a film or a person at themoviedb.org or imdb.com.")
      }
    }
  }
}

extension MovieReference {
  /// A line of standard input.
  init(_ entry: InputList.Entry) throws {
    try self.init(argument: entry.text, of: "Line \(entry.line): ")
  }
}

extension CatalogItem.Kind {
  fileprivate var noun: String { self == .person ? "person" : "film" }

  fileprivate var command: String { self == .person ? "person" : "detail" }

  fileprivate var missing: String {
    self == .person
      ? "Give the id or the name of a person."
      : "Name a film: an id, a title or an address. In a shell, put quotes around an id with a #."
  }
}

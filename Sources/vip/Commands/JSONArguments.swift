import ArgumentParser
import MovieDisplay
import MovieJSON

/// A command whose `--json` takes names of fields.
protocol FieldsCommand: ParsableCommand {
  /// The fields of each film, person or genre.
  static var jsonFields: JSONFields? { get }
}

/// Gives `--json` the value that the argument parser requires. People may leave it out, or write it as the next word.
enum JSONArguments {
  static let option = "--json"

  /// Whether the arguments ask for JSON.
  static func areJSON(_ arguments: [String]) -> Bool {
    options(of: arguments).contains { $0 == option || $0.hasPrefix("\(option)=") }
  }

  /// Turns `--json id,title` into `--json=id,title` if the word consists of fields of the command. Other words stay:
  /// `search --json blade` searches for blade.
  static func joined(_ typed: [String]) -> [String] {
    guard options(of: typed).contains(option) else { return typed }
    // Until the command is known, a word may consist of any command's fields.
    let all = commands.flatMap { $0.jsonFields?.names ?? [] }
    guard let arguments = (try? CommandLineWords(joined(typed, with: all)))?.arguments else { return typed }
    return joined(typed, with: command(of: arguments)?.jsonFields?.names ?? [])
  }

  /// Gives a `--json` without fields a list without names, because the parser takes no empty values. Throws a usage error for a field that the command does not have.
  static func completed(_ arguments: [String]) throws(SetupProblem) -> [String] {
    for argument in options(of: arguments) where argument.hasPrefix("\(option)=") {
      try check(JSONChoice(argument: String(argument.dropFirst(option.count + 1))), of: arguments)
    }
    let end = options(of: arguments).endIndex
    return arguments[..<end].map { $0 == option || $0 == "\(option)=" ? "\(option)=," : $0 } + arguments[end...]
  }

  /// The fields of the command in a command line.
  static func fields(of words: [String]) -> [String] {
    let arguments = (try? CommandLineWords(words))?.arguments ?? words
    return command(of: arguments)?.jsonFields?.names ?? []
  }

  private static let commands: [any FieldsCommand.Type] = [
    DiscoverCommand.self, DetailCommand.self, PersonCommand.self, PeopleCommand.self, ListShelf<Favorites>.self,
    GenresCommand.self,
  ]

  private static func joined(_ typed: [String], with fields: [String]) -> [String] {
    var joined: [String] = []
    let end = options(of: typed).endIndex
    var rest = typed[...]
    while let argument = rest.popFirst() {
      if argument == option, joined.count < end, rest.startIndex < end, let word = rest.first {
        let names = JSONChoice(argument: word).fields
        if !names.isEmpty, names.allSatisfy(fields.contains) {
          joined.append("\(option)=\(word)")
          rest.removeFirst()
          continue
        }
      }
      joined.append(argument)
    }
    return joined
  }

  private static func check(_ choice: JSONChoice, of arguments: [String]) throws(SetupProblem) {
    guard !choice.fields.isEmpty else { return }
    let names = command(of: arguments)?.jsonFields?.names ?? []
    guard let unknown = choice.fields.first(where: { !names.contains($0) }) else { return }
    let path = ["vip"] + (NamedCommand(arguments)?.path ?? [])
    let command = path.joined(separator: " ")
    guard !names.isEmpty else {
      throw SetupProblem(
        code: "usage", sentence: "The JSON of \(command) has no fields to choose from.",
        hint: "Use --json without fields.", status: ExitStatus.usage)
    }
    throw SetupProblem(
      code: "usage", sentence: "“\(unknown)” is not a JSON field of \(command).",
      hint: "Choose from \(names.joined(separator: ", ")).", status: ExitStatus.usage)
  }

  /// The arguments before `--`, which may be options.
  private static func options(of arguments: [String]) -> ArraySlice<String> { arguments.prefix { $0 != "--" } }

  private static func command(of arguments: [String]) -> (any FieldsCommand.Type)? {
    NamedCommand(arguments)?.type as? any FieldsCommand.Type
  }
}

extension HomeCommand: FieldsCommand { static var jsonFields: JSONFields? { HomeScene.jsonFields } }
extension ListCommand: FieldsCommand { static var jsonFields: JSONFields? { ListScene.jsonFields } }
extension DiscoverCommand: FieldsCommand { static var jsonFields: JSONFields? { ListScene.jsonFields } }
extension SimilarCommand: FieldsCommand { static var jsonFields: JSONFields? { ListScene.jsonFields } }
extension CollectionCommand: FieldsCommand { static var jsonFields: JSONFields? { ListScene.jsonFields } }
extension TrendingCommand: FieldsCommand { static var jsonFields: JSONFields? { ListScene.jsonFields } }
extension SearchCommand: FieldsCommand { static var jsonFields: JSONFields? { SearchScene.jsonFields } }
extension DetailCommand: FieldsCommand { static var jsonFields: JSONFields? { DetailScene.jsonFields } }
extension PosterCommand: FieldsCommand { static var jsonFields: JSONFields? { DetailScene.jsonFields } }
extension PeopleCommand: FieldsCommand { static var jsonFields: JSONFields? { PeopleScene.jsonFields } }
extension PersonCommand: FieldsCommand { static var jsonFields: JSONFields? { PersonScene.jsonFields } }
extension GenresCommand: FieldsCommand { static var jsonFields: JSONFields? { GenresScene.jsonFields } }
extension ListShelf: FieldsCommand { static var jsonFields: JSONFields? { ShelfScene.jsonFields } }
extension SeenCommand.List: FieldsCommand { static var jsonFields: JSONFields? { ShelfScene.jsonFields } }
extension PickCommand: FieldsCommand { static var jsonFields: JSONFields? { PickScene.jsonFields } }

import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText

/// `vip history`: the last ten searches that found something.
struct HistoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show and forget searches.",
    discussion: """
      EXAMPLES:
        vip history
        vip history remove blade runner
        vip history clear
        vip settings set history off
      """,
    subcommands: [List.self, Remove.self, Clear.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show the last searches, newest first.")
    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await HistoryCommand.run(options, .load)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Forget one search.")
    @Argument(help: ArgumentHelp("Words of the search.", valueName: "word"), completion: .searches)
    var query: [String]
    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await HistoryCommand.run(options, .remove(query: query.joined(separator: " ")))
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Forget all searches.")
    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await HistoryCommand.run(options, .clear)
    }
  }

  private static func run(_ options: DisplayOptions, _ request: HistoryScene.Request) async throws {
    try await Composition.run(options, showsFilms: false) { parts in
      let stage = parts.stage(HistoryPresenter(words: parts.words), HistoryText.init, HistoryJSON(words: parts.words))
      return await stage.run(HistoryInteractor(history: parts.library.keptHistory, output: stage.output), request)
    }
  }
}

import ArgumentParser
import MovieDisplay

struct UndoCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last change to favorites, the watchlist or films you have seen.",
    discussion: """
      Undoes whole commands, such as an import, and goes back as far as 50 changes.

      EXAMPLES:
        vip favorites add nosferatu
        vip undo
        vip redo    add it again
      """)

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { .undo }
  var needs: Program.Needs { .change }
}

struct RedoCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", abstract: "Redo the change that was undone last.",
    discussion: """
      Redoes one change after the other, until a new change is made.

      EXAMPLES:
        vip favorites add nosferatu
        vip undo
        vip redo
      """)

  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { .redo }
  var needs: Program.Needs { .change }
}

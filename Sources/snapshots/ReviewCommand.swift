import ArgumentParser
import SnapshotFiles

/// Shows received texts one at a time and asks about each.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Shows each received text as a diff and asks for one key: accept, reject or skip.")

  @OptionGroup
  var pending: PendingOptions

  func run() throws {
    let folder = try pending.folder()
    let review = Review(
      folder: folder, style: Terminal.showsColor ? .colored : .plain, readKey: Terminal.readKey, write: Terminal.write)
    try review.run()
  }
}

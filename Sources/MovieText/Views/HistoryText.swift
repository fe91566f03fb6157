public import MovieDisplay

/// Renders the search history as queries with their commands, newest first.
public struct HistoryText: TextView<HistoryScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: HistoryScene.ViewModel) -> [TextLine] {
    list(viewModel) { $0.map(row) }
  }

  private func row(_ row: Hint) -> TextLine {
    let text = CleanText(row.text).truncated(to: page.width - 1)
    let line = TextLine("▎", .heading) + TextLine(text, .strong, to: page.isInteractive ? .command(row.route) : nil)
    guard !page.isInteractive, let command = command(of: row.route), line.width + 2 + command.width <= page.width else {
      return line
    }
    return line.followed(by: command, endingAt: page.width)
  }
}

extension HistoryScene: TextScene { package typealias View = HistoryText }

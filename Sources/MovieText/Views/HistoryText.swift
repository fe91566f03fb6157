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
    let command = page.command(row.route).map { CleanText($0) } ?? ""
    let target: TextLine.Target = .command(row.route)
    let text = CleanText(row.text).truncated(to: page.width - 1)
    let line = TextLine("▎", .heading) + TextLine(text, .strong, to: page.isInteractive ? target : nil)
    guard !page.isInteractive, line.width + 2 + command.width <= page.width else { return line }
    return line.followed(by: TextLine(command, .command, to: target), endingAt: page.width)
  }
}

extension HistoryScene: TextScene { package typealias View = HistoryText }

public import MovieDisplay

/// Renders a reference that could not be resolved as an error with a list of candidates, or as a question.
public struct ReferenceText: TextView<ReferenceScene.ViewModel>, BrowsableText {
  public let page: TextPage

  public init(page: TextPage) {
    self.page = page
  }

  public func lines(of viewModel: ReferenceScene.ViewModel) -> [TextLine] {
    var state = viewModel.state
    // What to do follows the list.
    let advice = state.advice
    state.advice = ""
    return emptyState(state) + lines(of: viewModel.candidates) + paragraph(viewModel.more ?? "", style: .muted)
      + self.advice(advice) + viewModel.hints.flatMap(hint)
  }

  private static let gap = 2

  /// Returns the candidates with numbers to choose from, below the title; the prompt is up to the caller.
  public func question(_ viewModel: ReferenceScene.ViewModel) -> String {
    let numbers = viewModel.candidates.indices.map { CleanText("\($0 + 1)") }
    let width = numbers.map(\.width).max() ?? 0
    let rows = lines(of: viewModel.candidates, indent: width + Self.gap)
    let numbered = zip(numbers, rows).map { number, row in
      TextLine(.blank(width - number.width)) + TextLine(number, .strong) + TextLine(.blank(Self.gap)) + row
    }
    let more = paragraph(viewModel.more ?? "", style: .muted)
    return encode(paragraph(viewModel.state.title, style: .heading) + numbered + more)
  }

  private func lines(of candidates: [ReferenceScene.Candidate], indent: Int = 0) -> [TextLine] {
    let ids = candidates.map { TextLine(CleanText($0.shownID), .muted) }
    let width = ids.map(\.width).max() ?? 0
    let gap = TextLine(.blank(Self.gap))
    return zip(ids, candidates).map { id, candidate in
      var line = TextLine.empty.followed(by: id, endingAt: width) + gap
      let name = CleanText(candidate.name).truncated(to: max(1, page.width - indent - line.width))
      line.append(name, .strong, to: .route(candidate.route))
      let remark = CleanText(candidate.remark).truncated(to: page.width - indent - line.width - Self.gap)
      return remark.width > 0 ? line + gap + TextLine(remark, .muted) : line
    }
  }
}

extension ReferenceScene.ViewModel: SpokenViewModel {
  package func lines(in text: SpokenText<Self>) -> [TextLine] {
    text.emptyState(state) + candidates.flatMap { text.line([$0.name, $0.remark, $0.shownID], to: $0.route) }
      + text.line([more]) + hints.flatMap { text.next($0) }
  }
}

extension ReferenceScene: TextScene { package typealias View = ReferenceText }

public import MovieDisplay
public import MovieDomain

/// The settings that matter to this site, each as a form.
public struct SettingsPage: SettingsDisplay {
  /// The settings that this site follows.
  public static let shown: [Setting] = [.language, .region, .genre, .services, .adult]

  private let frame: PageFrame
  private let sink: PageSink

  public init(_ frame: PageFrame, to sink: PageSink) {
    self.frame = frame
    self.sink = sink
  }

  public func display(_ viewModel: SettingsScene.ViewModel) async {
    let confirmation: HTML? = viewModel.confirmation.map { #"<p role="status">\#($0)</p>"# }
    let failure = viewModel.failure.map { frame.message($0, level: 2) }
    let rows = viewModel.settings.filter { fact in Self.shown.contains { $0.rawValue == fact.label } }.map(form)
    await sink.show(
      frame.page(
        viewModel.title,
        "<h1>\(viewModel.title)</h1>\(confirmation)\(failure)\n<div class=\"settings\">\(rows)</div>"),
      viewModel.outcome)
  }

  private func form(for setting: Fact) -> HTML {
    let (value, placeholder) =
      switch setting.value {
      case .text(let text), .link(let text): (text, "")
      case .unknown(let text): ("", text)
      case .score(let score, _): (score.text, "")
      }
    return """
      <form method="post" action="/settings"><label>\(setting.label) <input name="value" value="\(value)" \
      placeholder="\(placeholder)" maxlength="200"></label><input type="hidden" name="key" value="\(setting.label)"> \
      <button>\(frame.words.save)</button></form>

      """
  }
}

public import MovieDisplay
public import MovieDomain

extension PageFrame {
  /// The settings that this site follows.
  public static let shownSettings: [Setting] = [.language, .region, .genre, .services, .adult]

  /// The settings that matter to this site, each as a form.
  public func page(of viewModel: SettingsScene.ViewModel) -> HTML {
    let confirmation: HTML? = viewModel.confirmation.map { #"<p role="status">\#($0)</p>"# }
    let failure = viewModel.failure.map { message($0, level: 2) }
    let shown = viewModel.settings.filter { row in Self.shownSettings.contains { $0.rawValue == row.key } }
    return page(
      viewModel.title,
      "<h1>\(viewModel.title)</h1>\(confirmation)\(failure)\n<div class=\"settings\">\(shown.map(form))</div>")
  }

  private func form(for setting: SettingsScene.Row) -> HTML {
    let placeholder = if case .unknown(let text) = setting.fact.value { text } else { "" }
    return """
      <form method="post" action="/settings"><label>\(setting.fact.label) <input name="value" \
      value="\(setting.value ?? "")" placeholder="\(placeholder)" maxlength="200"></label><input type="hidden" name="key" \
      value="\(setting.key)"> \
      <button>\(words.save)</button></form>

      """
  }
}

public import MovieDisplay
public import MovieDomain

extension PageFrame {
  /// The settings that this site follows.
  public static let shownSettings: [Setting] = [.language, .region, .genre, .services, .adult]

  /// A value of a setting and its name.
  public typealias Choice = (value: String, name: String)

  /// The settings that matter to this site, each as a form. Those with `choices` offer them, others are fields.
  public func page(of viewModel: SettingsScene.ViewModel, choices: [Setting: [Choice]]) -> HTML {
    let confirmation: HTML? = viewModel.confirmation.map { #"<p role="status">\#($0)</p>"# }
    // Why the site cannot use its file is not told to visitors: it has the file's path.
    let failure = viewModel.failure.map {
      message(viewModel.outcome == .failed ? EmptyState(title: $0.title) : $0, level: 2)
    }
    let forms: [HTML] = viewModel.settings.compactMap { row in
      guard let setting = Setting(rawValue: row.key), Self.shownSettings.contains(setting) else { return nil }
      return form(for: row, choices[setting] ?? (setting == .adult ? [("on", words.yes), ("off", words.no)] : []))
    }
    return page(
      viewModel.title,
      "<h1>\(viewModel.title)</h1>\(confirmation)\(failure)\n<div class=\"settings\">\(forms)</div>")
  }

  private func form(for setting: SettingsScene.Row, _ choices: [Choice]) -> HTML {
    let value = setting.value ?? ""
    let field: HTML =
      choices.isEmpty
      ? #"<input name="value" value="\#(value)" placeholder="\#(words.usual)" maxlength="200">"#
      : #"<select name="value">\#(options(choices, value))</select>"#
    return """
      <form method="post" action="/settings"><label>\(setting.fact.note) \(field)</label>\
      <input type="hidden" name="key" value="\(setting.key)"> <button>\(words.save)</button></form>

      """
  }

  /// The choices with the one in force, which may be another one.
  private func options(_ choices: [Choice], _ value: String) -> [HTML] {
    let isKnown = choices.contains { $0.value == value }
    let others = isKnown || value.isEmpty ? [] : [(value, value)]
    return ([("", words.usual)] + others + choices).map { choice in
      let mark: HTML = choice.0 == value ? " selected" : ""
      return #"<option value="\#(choice.0)"\#(mark)>\#(choice.1)</option>"#
    }
  }
}

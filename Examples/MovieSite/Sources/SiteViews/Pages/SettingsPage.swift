public import MovieDisplay
public import MovieDomain

nonisolated extension PageFrame {
  /// The settings that this site follows.
  public static let shownSettings: [Setting] = [.language, .region, .genre, .services, .adult]

  /// A value of a setting and its name.
  public typealias Choice = (value: String, name: String)

  /// The settings that matter to this site, each as a form. Those with `choices` offer them, others are fields. Those
  /// whose list of choices is empty mean nothing to the catalog, and are left out.
  public func page(of viewModel: SettingsScene.ViewModel, choices: [Setting: [Choice]]) -> HTML {
    let confirmation: HTML? = viewModel.confirmation.map { #"<p role="status">\#($0)</p>"# }
    let failure = viewModel.failure.map { message($0, level: 2) }
    let forms: [HTML] = viewModel.settings.compactMap { row in
      guard let setting = Setting(rawValue: row.key), Self.shownSettings.contains(setting) else { return nil }
      let offered = setting == .adult ? [("on", words.yes), ("off", words.no)] : choices[setting]
      return offered?.isEmpty == true ? nil : form(for: row, setting, offered)
    }
    return page(
      viewModel.title,
      "<h1>\(viewModel.title)</h1>\(confirmation)\(failure)\n<div class=\"settings\">\(forms)</div>")
  }

  private func form(for row: SettingsScene.Row, _ setting: Setting, _ choices: [Choice]?) -> HTML {
    let value = row.value ?? ""
    let name = row.fact.note
    let field: HTML =
      switch (setting, choices) {
      case (_, nil):
        #"<label>\#(name) <input name="value" value="\#(value)" placeholder="\#(words.usual)" maxlength="200"></label>"#
      case (.services, let choices?):
        "<fieldset><legend>\(name)</legend><div>\(boxes(choices, value))</div></fieldset>"
      case (_, let choices?):
        #"<label>\#(name) <select name="value">\#(options([("", words.usual)] + choices, value))</select></label>"#
      }
    return """
      <form method="post" action="/settings">\(field)\
      <input type="hidden" name="key" value="\(row.key)"> <button aria-label="\(words.save): \(name)">\(words.save)</button></form>

      """
  }

  /// A box for each choice, after those in force that are no choice.
  private func boxes(_ choices: [Choice], _ value: String) -> [HTML] {
    let chosen = value.split(separator: ", ").map(String.init)
    let others = chosen.filter { name in !choices.contains { $0.value == name } }.map { ($0, $0) }
    return (others + choices).map { choice in
      let mark: HTML = chosen.contains(choice.0) ? " checked" : ""
      return #"<label><input type="checkbox" name="value[]" value="\#(choice.0)"\#(mark)> \#(choice.1)</label>\#n"#
    }
  }

  /// The choices with the one in force, which may be another one.
  func options(_ choices: [Choice], _ value: String) -> [HTML] {
    // Genres may be typed in any case.
    let known = choices.first { $0.value.lowercased() == value.lowercased() }
    return ((known == nil ? [(value, value)] : []) + choices).map { choice in
      let mark: HTML = choice.0 == known?.value ?? value ? " selected" : ""
      return #"<option value="\#(choice.0)"\#(mark)>\#(choice.1)</option>"#
    }
  }
}

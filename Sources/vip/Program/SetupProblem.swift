import MovieJSON

/// What keeps a command from starting, in one sentence.
struct SetupProblem: Error, Equatable {
  /// For programs, such as `usage`.
  var code: String
  var sentence: String
  var status: Int32
}

extension SetupProblem {
  /// The problem as programs read errors.
  var json: String {
    JSONView().render(JSONPage(content: .failure(code: code, message: sentence)))
  }
}

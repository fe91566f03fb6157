import MovieJSON

/// An error that prevents a command from starting, as one sentence.
struct SetupProblem: Error, Equatable {
  /// A machine-readable code, such as `usage`.
  var code: String
  var sentence: String
  var status: Int32
}

extension SetupProblem {
  /// The error as JSON.
  var json: String {
    JSONView().render(JSONPage(content: .failure(code: code, message: sentence)))
  }
}

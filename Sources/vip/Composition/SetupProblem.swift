/// What keeps a command from starting, in one sentence.
struct SetupProblem: Error, Equatable {
  var sentence: String
  var status: Int32
}

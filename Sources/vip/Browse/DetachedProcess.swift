import MovieLibC

/// Runs programs that must not touch the terminal. They go on when this program ends.
enum DetachedProcess {
  /// Runs a program with some input, waits for its end, and returns its status; -1 if it could not be started.
  static func run(_ program: String, _ arguments: [String], input: String? = nil) -> Int32 {
    let process: pid_t
    if let input {
      guard let started = ChildProcess.startReading(program, arguments, isDetached: true) else { return -1 }
      OutputStream(descriptor: started.input).write(input)
      close(started.input)
      process = started.id
    } else {
      guard let id = ChildProcess.start(program, arguments, isDetached: true) else { return -1 }
      process = id
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}

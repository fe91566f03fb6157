import MovieLibC

/// A pipe that child processes do not inherit.
struct SignalChannel: Sendable {
  let output: Int32
  let input: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    // A handler must never wait.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }
}

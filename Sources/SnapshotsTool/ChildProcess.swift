import Foundation
import MovieLibC

/// A program that runs in the process group of this one, unlike one of Foundation: it can read the terminal, and
/// Control-C reaches it.
enum ChildProcess {
  /// Runs a program and waits for it. With `read`, this gets its output. Returns the exit status: 127 if it cannot be run,
  /// and 128 more than the number of a signal.
  static func run(_ words: [String], read: ((Data) -> Void)? = nil) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let output = read.map { _ in Pipe() }
    if let output {
      for end in [output.fileHandleForReading, output.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    }
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    guard posix_spawnp(&id, words[0], &actions, nil, arguments, ProcessEnvironment.variables) == 0 else { return 127 }
    // The program decides what Control-C does.
    signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, SIG_DFL) }
    if let read, let output {
      try? output.fileHandleForWriting.close()
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty { read(data) }
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

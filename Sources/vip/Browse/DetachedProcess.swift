import Dispatch
import MovieLibC

/// Runs programs that must not touch the terminal. They go on when this program ends.
enum DetachedProcess {
  /// Runs a program with some input, waits for its end, and returns its status; -1 if it could not be started.
  static func run(_ program: String, _ arguments: [String], input: String = "") async -> Int32 {
    await aside {
      guard let started = ChildProcess.startReading(program, arguments, isDetached: true) else { return -1 }
      OutputStream(descriptor: started.input).write(input)
      close(started.input)
      return status(of: started.id)
    }
  }

  /// Runs this program with some arguments, waits for its end, and returns the lines that it writes, without empty ones;
  /// nil if it could not be started.
  static func runOwn(_ arguments: [String]) async -> [String]? { await aside { output(of: arguments) } }

  /// Waits on a thread of its own: tasks have as many as the processor has cores, and a film plays for hours.
  private static func aside<Result: Sendable>(_ wait: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "child process").async { continuation.resume(returning: wait()) }
    }
  }

  private static func output(of arguments: [String]) -> [String]? {
    guard let pipe = ChildProcess.openPipe() else { return nil }
    defer { close(pipe.output) }
    let started = ChildProcess.start(
      ownPath, ["vip"] + arguments, output: pipe.input, isDetached: true, isOwn: true)
    close(pipe.input)
    guard let started else { return nil }
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(pipe.output, &part, part.count)
      guard count > 0 || count < 0 && errno == EINTR else { break }
      // The program must be able to write the rest, too.
      if count > 0, text.count < outputLimit { text += part.prefix(count) }
    }
    _ = status(of: started)
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  private static let outputLimit = 1 << 16

  private static var ownPath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}

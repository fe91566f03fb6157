import Dispatch
package import MovieLibC
import Synchronization

/// Cleans up when a signal ends the program: restores the terminal and removes unfinished files.
///
/// Hardly anything is allowed in a signal handler. So the handlers only pass the number of the signal to a thread. The
/// thread cleans up, and ends the program by the same signal, so that a shell ends a loop that runs the program.
public final class EndingSignals: Sendable {
  private struct State {
    /// A terminal whose settings were changed, its original settings, what to write to it first, and the messages that it
    /// gets at the end.
    var terminal: (descriptor: Int32, settings: termios, leaving: [UInt8], errors: ErrorFile?)?
    /// What to write to standard error.
    var closing = ""
    /// The process to end as well, which may have changed the settings of the terminal; nil if there is none.
    var child: pid_t?
    /// Cleans up, and calls its parameter.
    var cleanUp: @Sendable (() -> Never) -> Never = { end in end() }
  }

  /// The state is in an object: optimized, Swift 6.3 drops the initial value of a static `Mutex` over a large structure.
  private static let shared = EndingSignals()
  private let state = Mutex(State())

  /// Its state, for a trace.
  package static var traced: (terminal: Int32?, closing: String, child: pid_t?) {
    shared.state.withLock { ($0.terminal?.descriptor, $0.closing, $0.child) }
  }

  private static let channel = SignalChannel()
  private static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]

  /// Ends the program when a number comes; nil without a channel. A queue of its own, because the threads of the concurrency
  /// pool may all be busy, and one for all commands that a program runs in turn.
  private static let listener = channel.map { channel in
    let queue = DispatchQueue(label: "signals")
    queue.async {
      while true {
        var number: UInt8 = 0
        let count = read(channel.reading, &number, 1)
        if count == 1 { end(by: Int32(number)) }
        guard count < 0, errno == EINTR else { return }
      }
    }
    return queue
  }

  /// Installs the handlers of SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1 and SIGUSR2, in place of earlier ones.
  /// When one of them ends the program, `closing` is written to standard error. SIGCHLD gets its default action.
  ///
  /// `cleanUp` calls its parameter last, which ends the program: a lock that it holds is never released.
  public static func handle(
    closing: String = "", cleanUp: @escaping @Sendable (_ end: () -> Never) -> Never = { end in end() }
  ) {
    shared.state.withLock { ($0.closing, $0.cleanUp) = (closing, cleanUp) }
    // A program that starts this one may ignore it, and then the system forgets how other programs ended.
    signal(SIGCHLD, SIG_DFL)
    // The handlers must not be the first to use the channel.
    guard listener != nil else { return }
    for number in numbers {
      let earlier = signal(number) { EndingSignals.channel?.pass($0) }
      // `nohup`, and shells for background jobs, ignore signals on behalf of the program.
      // Swift compares no pointers to C functions. Their bits fill an `Int`, also those of none.
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
  }

  /// Runs `work`. A signal that ends the program meanwhile writes `line` to standard error, too.
  public static func closing<Value>(with line: String, during work: () async throws -> Value) async rethrows -> Value {
    let earlier = shared.state.withLock { state in
      defer { state.closing += line }
      return state.closing
    }
    defer { shared.state.withLock { $0.closing = earlier } }
    return try await work()
  }

  /// Runs `work`, which changes the settings of a terminal. A signal that ends the program restores `original`, and
  /// writes `closing` to standard error.
  static func restoring<Value>(
    _ original: termios, of descriptor: Int32, closing: String = "", during work: () -> Value
  ) -> Value {
    let earlier = shared.state.withLock { state in
      defer {
        state.terminal = (descriptor, original, [], nil)
        state.closing = closing
      }
      return state
    }
    defer { shared.state.withLock { $0 = earlier } }
    return work()
  }

  /// Until `release()`, a signal that ends the program writes `leaving` to a terminal, restores its settings, and shows the
  /// last messages.
  static func hold(_ original: termios, of descriptor: Int32, leaving: [UInt8], errors: ErrorFile?) {
    shared.state.withLock { $0.terminal = (descriptor, original, leaving, errors) }
  }

  /// Leaves the terminal as it is.
  static func release() {
    shared.state.withLock { $0.terminal = nil }
  }

  /// Runs a program that uses the terminal: `start` returns its id, and `work` is done meanwhile. Returns its status when it
  /// has exited; nil if it was not started, and -1 if the system does not tell. A signal that ends this program ends that
  /// one first, and all it has started.
  static func running(_ start: () -> pid_t?, meanwhile work: () -> Void = {}) -> Int32? {
    var settings = termios()
    let terminal = (STDIN_FILENO...STDERR_FILENO).first { tcgetattr($0, &settings) == 0 }
    let (started, earlier) = shared.state.withLock { state in
      let earlier = state.terminal
      state.child = start()
      if state.child != nil { state.terminal = terminal.map { ($0, settings, [], nil) } }
      return (state.child, earlier)
    }
    guard let id = started else { return nil }
    work()
    // Until the process is reaped, its id cannot belong to another one.
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return shared.state.withLock { state in
      state.child = nil
      state.terminal = earlier
      return ChildProcess.status(of: id)
    }
  }

  /// Ends a process and all it has started: a shell ends without the program that it waits for. Waits for a moment, so
  /// that they can restore the terminal.
  private static func end(_ id: pid_t) {
    // A process group would be ended for 0, and every process for -1.
    guard id > 0 else { return }
    let processes = stoppedFamily(of: id)
    for process in processes {
      kill(process, SIGTERM)
      kill(process, SIGCONT)
    }
    for _ in 0..<100 {
      waitpid(id, nil, WNOHANG)
      guard processes.contains(where: { kill($0, 0) == 0 }) else { return }
      usleep(10_000)
    }
    for process in processes { kill(process, SIGKILL) }
  }

  /// Stops a process and, on Linux, those that it has started, and so on: none may start another one unseen.
  private static func stoppedFamily(of id: pid_t) -> [pid_t] {
    kill(id, SIGSTOP)
    let threads = fileNames(in: "/proc/\(id)/task") ?? []
    return [id] + threads.flatMap { children(in: "/proc/\(id)/task/\($0)/children").flatMap(stoppedFamily) }
  }

  /// The processes that a thread has started, from the system's file about them.
  private static func children(in path: String) -> [pid_t] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 4_096))
    while case let count = read(file, &part, part.count), count > 0 { text += part[..<count] }
    return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }.filter { $0 > 0 }
  }

  /// Shows the last messages, as many as the terminal takes within two seconds: one that reads nothing must not keep the
  /// program from ending.
  private static func show(_ errors: ErrorFile) {
    let shown = DispatchSemaphore(value: 0)
    DispatchQueue(label: "messages").async {
      errors.show()
      shown.signal()
    }
    _ = shown.wait(timeout: .now() + .seconds(2))
  }

  /// Ends the program by a signal.
  public static func end(by number: Int32) -> Never {
    let cleanUp = shared.state.withLock(\.cleanUp)
    cleanUp {
      // The lock is never released, so no other thread can change the terminal again.
      shared.state.withLock { state in
        if let child = state.child { end(child) }
        if let (descriptor, settings, leaving, errors) = state.terminal,
          TerminalDevice(descriptor: descriptor).isInForeground
        {
          // A terminal that reads nothing must not keep the program from ending.
          var writable = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if !leaving.isEmpty, poll(&writable, 1, 200) > 0 { _ = MovieLibC.write(descriptor, leaving, leaving.count) }
          // Discard replies to queries, which would become input of the next program. Unlike TCSAFLUSH, this does not
          // wait until the terminal has taken all output.
          tcflush(descriptor, TCIFLUSH)
          withUnsafePointer(to: settings) { _ = tcsetattr(descriptor, TCSANOW, $0) }
          if let errors { show(errors) }
        }
        _ = state.closing.withCString { MovieLibC.write(STDERR_FILENO, $0, strlen($0)) }
        signal(number, SIG_DFL)
        // Threads of queues block signals.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        sigaddset(&unblocked, number)
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
        raise(number)
        _exit(128 + number)
      }
    }
  }
}

/// Passes the numbers of signals from their handlers to a thread.
struct SignalChannel: Sendable {
  private let writing: Int32
  /// The descriptor from which the numbers are read, as bytes.
  let reading: Int32

  init?() {
    guard let pipe = openPipe() else { return nil }
    (writing, reading) = pipe
    // A handler must never wait.
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  /// Passes a number. Does only what is allowed in a handler.
  func pass(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writing, &byte, 1)
    errno = error
  }
}

import Foundation
import MovieLibC
import MovieTerminal
import MovieText
import TerminalTestSupport
import Testing

@testable import MovieTerminalDriver

/// A terminal to take over, which is standard error, too: messages would be drawn into the screen.
private func heldTerminal(at path: String) throws -> HeldTerminal {
  let descriptor = open(path, O_RDWR | O_NOCTTY)
  dup2(descriptor, STDERR_FILENO)
  return try #require(HeldTerminal(TerminalDevice(descriptor: descriptor), as: .other, title: "films"))
}

/// A program that crashes while it has the terminal.
@Suite(.timeLimit(.minutes(10))) struct CrashRestoreTests {
  enum Crash: String, Codable, CaseIterable, Sendable {
    case index, overflow, fatalError, abort, endlessRecursion, sentSignal

    /// Crashes. The argument is not known when this is compiled.
    func happen(_ numbers: [Int]) {
      switch self {
      case .index: print(numbers[numbers.count + 1])
      case .overflow: print(numbers.reduce(Int.max, +))
      case .fatalError: Swift.fatalError("The test ends here.")
      case .abort: MovieLibC.abort()
      case .endlessRecursion: print(Self.depth(numbers.count))
      // No instruction repeats it.
      case .sentSignal: raise(SIGSEGV)
      }
    }

    private static func depth(_ number: Int) -> Int {
      // Never true, but the compiler does not know.
      guard number >= 0 else { return 0 }
      return withUnsafeTemporaryAllocation(of: Int.self, capacity: 1_000) { memory in
        memory.initialize(repeating: number)
        return depth(number &+ 1) &+ memory[number % 1_000]
      }
    }
  }

  @Test(arguments: Crash.allCases)
  func `A crash gives back the terminal, and ends as it would have`(crash: Crash) async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let path = terminal.path
    let result = await #expect(processExitsWith: .failure) { [crash = crash as Crash, path = path as String] in
      try heldTerminal(at: path).takeOver()
      CrashRestore.protectThread()
      crash.happen([1, 2])
    }
    let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS]
    #expect(signals.map { .signal($0) }.contains(result?.exitStatus))
    let shown = try await terminal.shown(upTo: "\u{1B}[?1049l")
    #expect(shown.contains("\u{1B}[?1049h") && !shown.contains("The test ends here."))
    if crash == .fatalError { _ = try await terminal.shown(upTo: "The test ends here.") }
    for sequence in ["\u{1B}[?25h", "\u{1B}[?7h", "\u{1B}[?1000l", "\u{1B}[<u"] { #expect(shown.contains(sequence)) }
    #expect(terminal.settings == before)
  }
}

@Suite(.timeLimit(.minutes(5))) struct HeldTerminalTests {
  @Test func `A terminal can be taken over again, and messages come after it was given back`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let held = try heldTerminal(at: path)
      for number in 1...2 {
        held.takeOver()
        writeAll("message \(number)\n", to: STDERR_FILENO)
        held.leave(asking: false)
        held.release(drains: false)
      }
    }
    let shown = try await terminal.shown(upTo: "message 2")
    #expect(shown.split(separator: "[?1049l").last?.contains("message 2") ?? false)
    #expect(shown.contains("message 1"))
    #expect(terminal.settings == before)
  }

  @Test func `The terminal of the session is recognized without its name`() async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      // The first terminal that opens in a new session becomes its own.
      try #require(setsid() >= 0)
      let line = open(path, O_RDWR)
      let device = TerminalDevice(descriptor: open("/dev/tty", O_RDWR | O_NOCTTY))
      #expect(device.isSame(as: line))
      let other = try PseudoTerminal()
      withExtendedLifetime(other) { #expect(!device.isSame(as: other.line)) }
    }
  }

  @Test(arguments: [1, 10_000])
  func `A signal that ends the program shows the messages, as many as the terminal takes`(count: Int) async throws {
    let terminal = try PseudoTerminal()
    let path = terminal.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String, count = count as Int] in
      try heldTerminal(at: path).takeOver()
      for _ in 0..<count { writeAll("message\n", to: STDERR_FILENO) }
      EndingSignals.end(by: SIGTERM)
    }
    // Nothing was read before, and so the terminal has not taken all of many messages.
    #expect(try await terminal.shown(upTo: "message").contains("\u{1B}[?1049l"))
  }
}

@Suite struct EndingSignalsTests {
  @Test func `A closing line is written only during the work that it is about`() async {
    let before = EndingSignals.traced.closing
    let during = await EndingSignals.closing(with: "Interrupted.\n") { EndingSignals.traced.closing }
    #expect(during == before + "Interrupted.\n")
    #expect(EndingSignals.traced.closing == before)
  }
}

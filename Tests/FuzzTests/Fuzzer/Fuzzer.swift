import CFuzzer
import Dispatch
import MovieLibC
import Synchronization

/// Runs libFuzzer with one target: `fuzz TARGET [OPTION OF LIBFUZZER…] [FOLDER OF INPUTS…]`. Without a target, lists them.
@main enum Fuzzer {
  /// What libFuzzer changes: the first of its arguments.
  private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private static let target = Mutex(FuzzTarget.json)

  static func main() {
    guard CommandLine.argc > 1, let chosen = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
      for target in FuzzTarget.allCases { print(target.rawValue) }
      return
    }
    target.withLock { $0 = chosen }
    // libFuzzer sees the other arguments. To minimize and to merge inputs, it starts itself with the first one.
    var arguments = CommandLine.unsafeArgv.advanced(by: 1)
    arguments[0] = strdup("\(CommandLine.arguments[0]) \(chosen.rawValue)")
    var count = CommandLine.argc - 1
    withUnsafeMutablePointer(to: &arguments) { arguments in
      let status = arguments.withMemoryRebound(to: Arguments?.self, capacity: 1) {
        LLVMFuzzerRunDriver(&count, $0) { bytes, count in
          Fuzzer.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        }
      }
      exit(status)
    }
  }

  /// Runs the target and waits for it. Ends the process if it throws, so that libFuzzer keeps the bytes.
  private static func run(_ bytes: [UInt8]) {
    let target = target.withLock { $0 }
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await target.run(bytes)
      } catch {
        fatalError("\(error)")
      }
      done.signal()
    }
    done.wait()
  }
}

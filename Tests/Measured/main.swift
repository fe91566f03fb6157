// Runs a command, adds a line to standard error (its peak memory in KiB and its duration in milliseconds), and exits with
// its status.
//
// The memory is reported only to the parent process, and swift-subprocess does not pass it on. The duration is measured
// here because the tests' own tasks may be delayed.

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

#if canImport(Darwin)
  let environment = _NSGetEnviron().pointee
#else
  let environment = environ
#endif
let words = CommandLine.arguments.dropFirst()
let pointers = words.map { strdup($0) } + [nil]
let clock = ContinuousClock()
let start = clock.now
var child: pid_t = 0
guard let name = words.first, posix_spawnp(&child, name, nil, nil, pointers, environment) == 0 else { exit(127) }

var status: Int32 = 0
var usage = rusage()
while wait4(child, &status, 0, &usage) == -1 {
  guard errno == EINTR else { exit(126) }
}

let milliseconds = Int(start.duration(to: clock.now) / .milliseconds(1))
#if canImport(Darwin)
  let kibibytes = usage.ru_maxrss / 1024
#else
  let kibibytes = usage.ru_maxrss
#endif
fputs("\n\(kibibytes) \(milliseconds)", stderr)
// The low bits contain a signal's number, and the bits above them an exit status.
let signal = status & 0x7F
exit(signal == 0 ? (status >> 8) & 0xFF : 128 + signal)

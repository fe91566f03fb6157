import MovieTestSupport
import Subprocess
import Testing

extension TemporaryFolder {
  /// Writes a program: lines for a shell.
  ///
  /// A shell writes it, too: a file that this process had opened for writing could not be run while another test starts
  /// a program that inherits the descriptor.
  package func writeProgram(_ lines: String, to path: String) async throws {
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$0" && chmod 755 "$0""#
    let result = try await Subprocess.run(
      .name("sh"), arguments: ["-c", command, file(path), lines], output: .discarded)
    try #require(result.terminationStatus.isSuccess)
  }
}

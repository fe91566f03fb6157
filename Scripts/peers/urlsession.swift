// Loads addresses at once with URLSession, and discards the responses. `Scripts/bench` compiles and runs this as a peer.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

try await withThrowingTaskGroup(of: Int.self) { group in
  for address in CommandLine.arguments.dropFirst() {
    guard let url = URL(string: address) else { exit(2) }
    group.addTask { try await URLSession.shared.data(from: url).0.count }
  }
  for try await count in group where count == 0 { exit(1) }
}

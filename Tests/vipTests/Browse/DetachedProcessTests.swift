import Foundation
import Testing

@testable import vip

@Suite(.timeLimit(.minutes(5))) struct DetachedProcessTests {
  @Test func `Programs that take long hold up no task`() async throws {
    let home = Home()
    let waiting = "until [ -e '\(home.path("end"))' ]; do sleep 0.1; done"
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0...ProcessInfo.processInfo.activeProcessorCount {
        group.addTask { await ChildProcess.runDetached("/bin/sh", ["sh", "-c", waiting]) }
      }
      group.addTask {
        try home.write("", to: "end")
        return 0
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(statuses == [0])
  }
}

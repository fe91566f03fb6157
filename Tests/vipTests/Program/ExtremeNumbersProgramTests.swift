import FlyingFox
import Foundation
import Testing

/// Numbers that no server should send are shown as unknown, from the network and from the cache.
@Suite(.timeLimit(.minutes(10))) struct ExtremeNumbersProgramTests {
  private static let numbers = ["1e18", "1e308", "-1e308", "9223372036854775807", "-9223372036854775808", "5e-324"]
  private let home = Home()

  @Test(arguments: numbers) func `Any number of a server can be shown`(number: String) async throws {
    let standIn = try await StandIn.serving { path in
      let rest = """
        "popularity":\(number),"vote_average":\(number),"vote_count":\(number),"runtime":\(number),\
        "budget":\(number),"revenue":\(number)
        """
      let film = #"{"id":603,"title":"The Film",\#(rest)}"#
      let page = #"{"page":\#(number),"total_pages":\#(number),"total_results":\#(number),"results":[\#(film)]}"#
      return switch path.split(separator: "/").dropFirst().first {
      case "person": .json(#"{"id":287,"name":"Pia","popularity":\#(number),"movie_credits":{"cast":[\#(film)]}}"#)
      case "movie" where path.hasSuffix("603"): .json(#"{"id":603,"title":"The Film",\#(rest),"reviews":\#(page)}"#)
      default: .json(page)
      }
    }
    for mode in [[], ["--offline"]] {
      for (command, name) in [("person 287", "Pia"), ("detail 603", "The Film"), ("list popular", "The Film")] {
        for form in [[], ["--json"]] {
          let arguments = command.split(separator: " ").map(String.init) + form + mode
          let result = try await home.run(with: arguments, server: standIn)
          #expect(result.output.contains(name))
        }
      }
    }
  }
}

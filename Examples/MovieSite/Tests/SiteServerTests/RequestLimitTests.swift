import MovieDomain
import SiteTestSupport
import SiteViews
import Testing

@testable import SiteServer

struct RequestLimitTests {
  private let folder = TemporaryFolder()
  private let clock = HeldClock()

  private func client(isBehindHTTPS: Bool = true) -> SiteClient {
    SiteClient(
      GatedCatalog(), Visitors(folder: folder.path), clock: clock, isBehindHTTPS: isBehindHTTPS, requestsPerMinute: 2)
  }

  private func statuses(_ addresses: [String], _ site: SiteClient) async throws -> [Int] {
    var statuses: [Int] = []
    for address in addresses {
      statuses.append(try await site.answer(to: .get, "/settings", ["X-Forwarded-For": address]).status)
    }
    return statuses
  }

  @Test func `an address may make so many requests in a minute`() async throws {
    let site = client()
    #expect(try await statuses(["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"], site) == [200, 200, 429, 200])
    clock.advance(by: .seconds(59))
    #expect(try await statuses(["192.0.2.1", "192.0.2.2", "192.0.2.2"], site) == [429, 200, 429])
    clock.advance(by: .seconds(1))
    #expect(try await statuses(["192.0.2.1", "192.0.2.1", "192.0.2.1"], site) == [200, 200, 429])
  }

  @Test(arguments: [
    // A visitor can write what comes before the address that the proxy adds.
    (["203.0.113.1, 192.0.2.1", "203.0.113.2, 192.0.2.1", "203.0.113.3,192.0.2.1"], true, 429),
    (["192.0.2.1, 203.0.113.1", "192.0.2.1, 203.0.113.2", "192.0.2.1, 203.0.113.3"], true, 200),
    // The owner of an IPv6 network chooses the second half.
    (["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3"], true, 429),
    (["2001:db8::1", "2001:db8::2", "2001:db8:0:1::3"], true, 200),
    // An IPv4 address at a socket for both kinds.
    (["::ffff:192.0.2.1", "::ffff:192.0.2.2", "::ffff:192.0.2.3"], true, 200),
    (["::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"], true, 429),
    // As some proxies write it.
    (["192.0.2.1:1", "192.0.2.1:2", "192.0.2.1"], true, 429),
    (["192.0.2.1:1", "192.0.2.2:1", "192.0.2.3:1"], true, 200),
    (["[2001:db8::1]:1", "[2001:db8::1]", "2001:db8::1"], true, 429),
    (["[2001:db8::1]:1", "[2001:db8:1::1]:1", "[2001:db8:2::1]:1"], true, 200),
    // Without a proxy, anyone can write the field.
    (["192.0.2.1", "192.0.2.2", "192.0.2.3"], false, 429), (["not", "an", "address"], true, 429),
  ])
  func `the address is the one that the visitor cannot choose`(
    fields: [String], isBehindHTTPS: Bool, status: Int
  ) async throws {
    #expect(try await statuses(fields, client(isBehindHTTPS: isBehindHTTPS)).last == status)
  }

  @Test func `a refusal is a page in the visitor's language that says when to come back`() async throws {
    let site = client()
    _ = try await statuses(["192.0.2.1", "192.0.2.1"], site)
    clock.advance(by: .milliseconds(20_500))
    let answer = try await site.answer(to: .get, "/", ["X-Forwarded-For": "192.0.2.1", "Accept-Language": "ru"])
    #expect(answer.status == 429)
    #expect(answer.headers[.retryAfter] == "40")
    #expect(answer.headers[.contentSecurityPolicy] != nil)
    #expect(answer.body.hasPrefix("<!doctype html>") && answer.body.contains("Подождите минуту."))
    #expect(try await site.answer(to: .get, "/health").status == 200)
    for asset in Asset.all {
      #expect(try await site.answer(to: .get, asset.address, ["X-Forwarded-For": "192.0.2.1"]).status == 200)
    }
  }
}

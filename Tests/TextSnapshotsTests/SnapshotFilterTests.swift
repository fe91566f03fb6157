import Testing

@testable import TextSnapshots

struct SnapshotFilterTests {
  @Test(arguments: [
    ("on 2027-03-01 at", "on <date> at"),
    ("2027-03-01T12:00:00Z", "<date>"),
    ("2027-03-01T12:00:00.123+02:00,2027-03-01 12:00", "<date>,<date>"),
    ("12027-03-01", "12027-03-01"),
    ("2027-03-012", "2027-03-012"),
    ("2027-03-01T", "2027-03-01T"),
    ("", ""),
  ])
  func `Dates are replaced`(text: String, expected: String) {
    #expect(SnapshotFilter.dates.apply(text) == expected)
  }

  @Test func `Equal ids have equal replacements`() {
    let (a, b) = ("5F0C1A52-8B1C-4E43-9AF0-0D7B2C0E8B11", "00000000-0000-0000-0000-000000000000")
    #expect(SnapshotFilter.ids.apply("\(a) \(b) \(a.lowercased()) x\(a)") == "<id-1> <id-2> <id-1> x\(a)")
  }

  @Test func `Filters run in order`() {
    let filter = SnapshotFilter.all(.replacing("/tmp/x", with: "<dir>"), .dates, SnapshotFilter { $0.uppercased() })
    #expect(filter.apply("/tmp/x/a 2027-03-01 é") == "<DIR>/A <DATE> É")
  }
}

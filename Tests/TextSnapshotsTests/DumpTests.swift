import Foundation
import Observation
import SnapshotFiles
import Synchronization
import Testing

@testable import TextSnapshots

struct DumpTests {
  func dump<Value>(_ value: Value, _ redactions: SnapshotRedaction<Value>...) throws -> String {
    try SnapshotText.dump(value, redactions)
  }

  @Test func `A value has a line for each property, sorted sets and dictionaries, and redactions`() {
    assertSnapshot(dumping: Film(), redacting: .at(\.id), .at(\.director?.id), "cast[*].id")
  }

  @Test func `The text is the same for any order of hashing`() throws {
    for _ in 0..<20 {
      let words = (0..<50).map { "word \($0)" }.shuffled()
      var set = Set<String>(minimumCapacity: .random(in: 0...500))
      set.formUnion(words)
      #expect(try dump([set: set]) == dump([Set(words.sorted()): Set(words.sorted())]))
    }
  }

  @Test func `Sets and dictionaries do not depend on what a filter replaces`() throws {
    struct Item: Hashable { let id = UUID(), name: String }
    let texts = try (0..<20).map { _ in
      let items = Set(["a", "b", "c"].map { Item(name: $0) })
      let counts = [UUID(): 1, UUID(): 2]
      let dumps = try withSnapshots(filter: .ids) { (try dump(items), try dump(counts)) }
      let filtered = try SnapshotText.dump(items, [], filter: .ids)
      return [dumps.0, dumps.1, filtered].map(SnapshotFilter.ids.apply)
    }
    #expect(Set(texts).count == 1)
  }

  @Test func `Values have short forms`() throws {
    let values: [(Any, String)] = [
      (Optional<Int>.none as Any, "nil"),
      (Optional.some(Optional<Int>.none) as Any, ".some(nil)"),
      (Optional.some(Optional.some(1)) as Any, "1"),
      ([Int](), "[]"), ([String: Int](), "[:]"), (Set([3, 20, 1]), "[1, 3, 20]"),
      ([1.5, -0.0, .infinity], "[1.5, -0.0, inf]"),
      ((a: 1, "b"), #"(a: 1, "b")"#),
      ("a \"b\" \\ \t", #""a \"b\" \\ \t""#),
      (Character("é"), "\"é\""), ("ab".dropFirst(), "\"b\""),
      (1..<5, "Range<Int>(1..<5)"), (Duration.milliseconds(1_500), "Duration(1.5 seconds)"),
      (Duration.seconds(10_000_000) + .nanoseconds(1), "Duration(10000000.000000001 seconds)"),
      (Duration.seconds(-2), "Duration(-2.0 seconds)"),
      (\Film.title, "\\Film.title"), (AnyHashable(3), "3"), (Film.self, "Film.self"),
      ({ 1 } as () -> Int, "(Function)"),
      (Data([0, 0xAB]), "Data(00ab)"), (Decimal(string: "1.50") ?? 0, "Decimal(1.5)"),
      (
        UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
        "UUID(01020304-0506-0708-090A-0B0C0D0E0F10)"
      ),
      (Film.State.announced, ".announced"), (Film.State.rated(1), ".rated(1.0)"),
      (Film.State.released(year: 1922, country: "DE"), #".released(year: 1922, country: "DE")"#),
      (["b": 1, "a": 2] as KeyValuePairs, "[\n  \"b\": 1\n  \"a\": 2\n]"),
      (UnsafeRawPointer(bitPattern: 16) as Any, "UnsafeRawPointer(…)"),
    ]
    for (value, expected) in values {
      let text = try dump(value)
      #expect(text == expected)
    }
  }

  #if os(Linux)
    @Test func `Foundation's reference types have short forms`() throws {
      let values: [(NSObject, String)] = [
        (NSNumber(value: 1), "NSNumber(1)"), (NSNumber(value: 1.5), "NSNumber(1.5)"),
        (NSNumber(value: true), "NSNumber(true)"), (NSDecimalNumber(string: "1.50"), "NSDecimalNumber(1.5)"),
        (try #require(NSURL(string: "https://a.b/c")), "NSURL(https://a.b/c)"),
        (
          try #require(NSUUID(uuidString: "01020304-0506-0708-090A-0B0C0D0E0F10")),
          "NSUUID(01020304-0506-0708-090A-0B0C0D0E0F10)"
        ),
        (NSData(data: Data([0, 0xAB])), "NSData(00ab)"),
        (NSDate(timeIntervalSinceReferenceDate: 0.25), "NSDate(2001-01-01T00:00:00.25Z)"),
        (NSString("x"), "\"x\""),
      ]
      for (value, expected) in values {
        let text = try dump(value as Any)
        #expect(text == expected)
      }
    }
  #endif

  @Test func `Collections whose elements may have another order in each run are refused`() throws {
    let (set, dictionary): (Set, [String: Int]) = ([1, 2], ["a": 1])
    let values: [Any] = [
      dictionary.keys, dictionary.values, set.dropFirst(), dictionary.dropFirst(), AnyCollection(set), AnySequence(set),
      set.lazy.map(\.self), CollectionOfOne(set),
    ]
    for value in values {
      let problem = #expect(throws: SnapshotProblem.self) { try dump(value) }
      #expect(problem?.message.contains(" may have another order in each run: make it a Set,") == true)
    }
    #expect(try dump(AnyHashable(Set([2, 1]))) == "[1, 2]")
    #expect(try dump(["a": dictionary.keys], "a") == "[\n  \"a\": <a>\n]")
  }

  @Test func `A case with its own description is written with it`() throws {
    enum Genre: CustomStringConvertible {
      case horror
      var description: String { "Horror films" }
    }
    #expect(try dump(Genre.horror) == "Genre(Horror films)")
  }

  @Test func `A description is escaped once, and one of several lines has a line for each`() throws {
    enum Text: CustomStringConvertible {
      case tab, lines
      var description: String { self == .tab ? "a\tb" : "a\nb" }
    }
    #expect(String(decoding: VisibleText.encode(try dump(Text.tab)), as: UTF8.self) == "Text(a\\u{9}b)\n")
    #expect(try dump(Text.lines) == "Text(\n  \"\"\"\n    a\n    b\n    \"\"\"\n)")
  }

  @Test func `A range of values of other modules shows its bounds`() throws {
    let dates = Date(timeIntervalSince1970: 0.1)..<Date(timeIntervalSince1970: 1)
    #expect(
      try dump(dates) == """
        Range<Date>(
          lowerBound: Date(1970-01-01T00:00:00.1Z)
          upperBound: Date(1970-01-01T00:00:01Z)
        )
        """)
    #expect(try dump(dates, .values(of: Date.self)).contains("lowerBound: <Date>"))
  }

  @Test func `Values whose content Swift does not tell are refused`() throws {
    struct Grid { var characters = CharacterSet(charactersIn: "abc") }
    let problem = #expect(throws: SnapshotProblem.self) { try dump(Grid()) }
    #expect(problem?.message.hasPrefix("Swift does not tell the content of a value of type CharacterSet,") == true)
    #expect(try dump(Grid(), .values(of: CharacterSet.self, with: "-")) == "Grid(\n  characters: -\n)")
    if #available(macOS 26, iOS 26, *) {
      let cells: InlineArray<3, Int> = [1, 2, 3]
      #expect(throws: SnapshotProblem.self) { try dump(cells) }
    }
    final class Numbers: ManagedBuffer<Int, Int> {}
    #expect(throws: SnapshotProblem.self) { try dump(Numbers.create(minimumCapacity: 1) { _ in 1 }) }
    let values: [Any] = [Task { 1 }, AttributedString("a"), NSAttributedString(string: "a")]
    for value in values { #expect(throws: SnapshotProblem.self) { try dump(value) } }
    [UInt8(1)].withUnsafeBytes { bytes in
      for value in [bytes, DispatchData(bytes: bytes)] as [Any] {
        #expect(throws: SnapshotProblem.self) { try dump(value) }
      }
    }
  }

  #if os(Linux)
    @Test func `Values of C and of Foundation whose content Swift does not tell are refused`() throws {
      let values: [Any] = [
        in6_addr(), NSCharacterSet(charactersIn: "a"), NSCountedSet(array: [1]), \DateComponents.year,
        try NSRegularExpression(pattern: "a"),
      ]
      for value in values {
        let problem = #expect(throws: SnapshotProblem.self) { try dump(value) }
        #expect(problem?.message.hasPrefix("Swift does not tell the content of a value of type ") == true)
      }
    }
  #endif

  @Test func `A property that cannot be copied is refused unless it is redacted`() throws {
    final class Store { let films = Mutex(["a"]), name = "x" }
    let problem = #expect(throws: SnapshotProblem.self) { try dump(Store()) }
    #expect(problem?.message.hasPrefix("Swift shows the property films of Store as (),") == true)
    #expect(try dump(Store(), "films") == "Store(\n  films: <films>\n  name: \"x\"\n)")
    #expect(try dump([Store()], .path("[*]", with: "-")) == "[\n  -\n]")
  }

  @Test func `An error is written with its type`() throws {
    enum Network: Error { case timeout, status(Int) }
    enum Disk: Error { case timeout }
    struct State { var error: any Error }
    #expect(try dump(State(error: Disk.timeout)) == "State(\n  error: Disk.timeout\n)")
    #expect(try dump(State(error: Network.timeout)) == "State(\n  error: Network.timeout\n)")
    #expect(
      try dump(State(error: Network.status(3)), .path("error.status", with: "<n>"))
        == "State(\n  error: Network.status(<n>)\n)")
  }

  private final class Node {
    let name: String
    var links: [Node] = []
    init(_ name: String) { self.name = name }
  }

  @Test func `An instance is followed once`() {
    let (a, b) = (Node("a"), Node("b"))
    a.links = [b, a, b]
    assertSnapshot(dumping: a)
    a.links = []
  }

  @Test func `Instances that occur again are told apart`() throws {
    let (a, b, c) = (Node("x"), Node("x"), Node("x"))
    #expect(try dump([a, b, c, a]) != dump([a, b, c, b]))
    #expect(try dump([a, a]).hasSuffix("  Node(…)\n]"))
    let first = try dump([a, b, c, a, b])
    #expect(first != (try dump([a, b, c, b, a])))
    #expect(first.hasPrefix("[\n  Node#1(\n"))
    #expect(first.hasSuffix("  Node(\n    name: \"x\"\n    links: []\n  )\n  Node#1(…)\n  Node#2(…)\n]"))
  }

  private struct Entry { let user: Node }
  private struct Session { let log: [Entry], user: Node }

  @Test func `An instance in a part that is replaced is shown where it occurs elsewhere`() throws {
    let user = Node("Ada")
    let session = Session(log: [Entry(user: user), Entry(user: user)], user: user)
    let shown = "user: Node(\n    name: \"Ada\"\n    links: []\n  )\n)"
    #expect(try dump(session, "log") == "Session(\n  log: <log>\n  " + shown)
    #expect(try dump(session, "log[*].user").hasSuffix(shown))
    #expect(try dump(session).hasSuffix("user: Node(…)\n)"))
  }

  @Test func `Many instances take time in proportion to their number`() throws {
    final class Movie {
      let ratings = ["a": 1, "b": 2, "c": 3]
    }
    let movies = (0..<4_000).map { _ in Movie() }
    let time = try ContinuousClock().measure { _ = try dump(movies + movies) }
    #expect(time < .seconds(10))
  }

  private struct Wrapper: Hashable {
    let key: Int
    let node: Node
    static func == (one: Wrapper, other: Wrapper) -> Bool { one.key == other.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  @Test func `Elements of a set that share an instance do not depend on the order`() throws {
    let shared = Node("shared")
    let texts = try (0..<10).map { _ in
      var set = Set<Wrapper>(minimumCapacity: .random(in: 0...300))
      for key in (0..<5).shuffled() { set.insert(Wrapper(key: key, node: shared)) }
      return try dump([set, [Wrapper(key: 9, node: shared)]] as [Set<Wrapper>])
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].split(separator: "\n").filter { $0.contains("node: Node(…)") }.count == 1)
  }

  private struct Page { let byName: [String: Node], chosen: Node }

  @Test func `One of several instances in a dictionary is refused if it occurs again`() throws {
    let (a, b) = (Node("x"), Node("x"))
    let page = Page(byName: ["a": a, "b": b], chosen: a)
    let problem = #expect(throws: SnapshotProblem.self) { try dump(page) }
    #expect(problem?.message.hasPrefix("Of several instances of type Node,") == true)
    #expect(try dump(page, "byName").hasSuffix("chosen: Node(\n    name: \"x\"\n    links: []\n  )\n)"))
    #expect(try dump(page, "chosen").hasSuffix("chosen: <chosen>\n)"))
    #expect(try dump(Page(byName: ["a": a], chosen: a)).hasSuffix("chosen: Node(…)\n)"))
  }

  @Test func `Elements of a dictionary that share an instance show it in full`() throws {
    let (a, b) = (Node("x"), Node("x"))
    #expect(try dump(["a": a, "b": a, "c": b]) == dump(["a": a, "b": b, "c": b]))
    #expect(!(try dump(["a": a, "b": a]).contains("(…)")))
  }

  private class Base { let first = 1 }
  private final class Derived: Base {
    let second = 2
    lazy var third = 3
  }
  private actor Counter { let count = 1 }
  @Observable final class Model { var title = "a" }

  @Test func `Classes show inherited properties and no hidden ones`() throws {
    #expect(try dump(Derived()) == "Derived(\n  first: 1\n  second: 2\n  third: nil\n)")
    #expect(try dump(Counter()) == "Counter(\n  count: 1\n)")
    #expect(try dump(Model()) == "Model(\n  _title: \"a\"\n)")
  }

  @Test func `Values with too many levels or parts are refused`() {
    indirect enum List { case end, next(List) }
    let list = (0..<5_000).reduce(List.end) { list, _ in .next(list) }
    #expect(throws: (any Error).self) { try dump(list) }
    #expect(throws: (any Error).self) { try dump([Int](repeating: 0, count: ValueDumper.countLimit + 1)) }
  }

  private indirect enum Chain: Sendable { case end, next(Chain) }

  @Test func `The deepest values fit the stack of a thread of Apple's platforms`() {
    let chain = (0..<ValueDumper.depthLimit - 1).reduce(Chain.end) { chain, _ in .next(chain) }
    let lengths = Mutex<[Int?]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let texts = [
        try? SnapshotText.dump(chain),
        try? SnapshotText.json(data: (String(repeating: "[", count: 100) + String(repeating: "]", count: 100)).utf8),
      ]
      lengths.withLock { $0 = texts.map { $0?.utf8.count } }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(lengths.withLock { $0 }.allSatisfy { $0 ?? 0 > 500 })
  }

  @Test func `Values go through axes and filters`() {
    assertSnapshot(across: .axis("year", [1922, 1923]), filter: .replacing("DE", with: "<country>")) { year in
      (try? SnapshotText.dump(Film.State.released(year: year, country: "DE"), redacting: "released.year")) ?? ""
    }
  }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (-978_307_200, "1970-01-01T00:00:00Z"), (0.25, "2001-01-01T00:00:00.25Z"),
    (-0.5, "2000-12-31T23:59:59.5Z"), (99_705_600, "2004-02-29T00:00:00Z"), (-3_187_468_800, "1899-12-30T00:00:00Z"),
    (.infinity, "inf"),
  ])
  func `Dates are written in UTC`(seconds: Double, expected: String) {
    #expect(ValueDumper.timestamp(secondsSince2001: seconds) == expected)
  }

  @Test func `Dates agree with Foundation`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: -800_000, through: 500_000, by: 997) {
      let date = Date(timeIntervalSinceReferenceDate: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = ValueDumper.timestamp(secondsSince2001: date.timeIntervalSinceReferenceDate).prefix { $0 != "T" }
      let numbers = text.split(separator: "-").compactMap { Int($0) }
      if text.hasPrefix("-") || parts.year ?? 0 < 1583 { continue }
      #expect(numbers == [parts.year, parts.month, parts.day].compactMap(\.self))
    }
  }
}

/// Values of many kinds.
struct Film {
  enum State: Hashable {
    case announced
    case released(year: Int, country: String)
    case rated(Double)
    case reviewed(Review)
  }

  struct Review: Encodable, Hashable {
    var author: String
    var text: String
  }

  struct Person: Hashable {
    var id: UUID
    var name: String
  }

  var id = UUID()
  var title = "Nosferatu"
  var overview = "A vampire comes to town.\n\nIt ends \"badly\" \\ at dawn.\n"
  var director: Person? = Person(id: UUID(), name: "F. W. Murnau")
  var writer: Person?
  var cast: Set<Person> = [
    Person(id: UUID(), name: "Max Schreck"), Person(id: UUID(), name: "Greta Schröder"),
    Person(id: UUID(), name: "Alexander Granach"),
  ]
  var states: [State] = [
    .announced, .released(year: 1922, country: "DE"), .rated(7.8),
    .reviewed(Review(author: "ada", text: "Good")),
  ]
  var votes: [Int: Int] = [10: 3, 9: 5, 1: 2]
  var titles: [String: String] = ["en": "Nosferatu", "ru": "Носферату", "de": "Nosferatu, eine Symphonie des Grauens"]
  var sizes = [1, 2, 3]
  var tags: [String] = []
  var released = Date(timeIntervalSince1970: -1_500_000_000.25)
  var page = URL(string: "https://example.com/?a=1&b=2")
  var runtime: Duration = .seconds(94 * 60)
}

import MovieJSON

/// Every value can be read, and what is written can be read again.
enum JSONFuzzing {
  static func run(_ bytes: [UInt8]) throws {
    guard let node = JSONNode(parsing: bytes) else { return }
    walk(node)
    guard let value = JSONValue(node) else { return }
    for layout in JSONLayout.allCases {
      let text = value.encoded(layout)
      try ShownText.check(text)
      let read = JSONNode(parsing: Array(text.utf8)).flatMap(JSONValue.init)
      // Numbers may be written in another form.
      try require(read?.encoded(layout) == text, "JSON that is written is read differently: \(text)")
    }
  }

  /// Reads every value as every type.
  static func walk(_ node: JSONNode) {
    _ = (node.bool, node.integer, node.number, node.string, node.isNull, node.members.count)
    _ = node["id"]?.string
    node.children.forEach(walk)
  }
}

/// A JSON document whose values the fuzzer replaces.
///
/// Most random bytes are no JSON, and most random JSON lacks the fields that a parser needs. This starts with a sound
/// document, so that every change gets as far as the value it concerns.
struct OddJSON {
  private indirect enum Node {
    case raw([UInt8])
    case array([Node])
    case object([(key: [UInt8], value: Node)])
  }

  /// Returns the document with as many changes as there are choices. It is nil if the template is not JSON.
  static func document(_ template: String, _ choices: inout Choices) -> [UInt8]? {
    guard let value = JSONNode(parsing: Array(template.utf8)).flatMap(JSONValue.init) else { return nil }
    var root = node(value)
    var size = count(root)
    while !choices.isEmpty, size < mostValues {
      var place = choices.number(below: size)
      change(&root, at: &place, &choices)
      size = count(root)
    }
    return bytes(of: root)
  }

  /// Changes can double the document, and end when it is as large.
  private static let mostValues = 2000
  private static let mostCopies = 60

  /// JSON that is odd wherever it occurs.
  private static let oddities: [String] = [
    "null", "true", "false", "0", "-0", "-1", "1", "0.5", "7.0", "1e0", "1e18", "1e300", "1e999", "-1e999", "1e-400",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616", "2147483648",
    "4503599627370497.5", "01", "1.", "--1", "+1", "1e", #""""#, #"" ""#, #""7""#, #""-7""#, #""1e18""#, #""nan""#,
    #""inf""#, #""0x10""#, #""\u0000""#, #""\ud800""#, #""\udc00\ud800""#, #""\u001b[31m\u009b2J""#, #""\u202e\u200b""#,
    #""\n\r\t\u2028\u0085""#, #""\x""#, "\"\u{301}\u{301}\u{301}\"", "\"👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇺🇳\"", #""العنوان ‏שלום""#, "\"﷽ｗｉｄｅ全角\"",
    #""0000-00-00""#, #""9999-12-31""#, #""2024-02-30""#, #""2024-02-29T25:61:61Z""#, #""/../etc/passwd""#, #""//x""#,
    #""https://example.org/\u001b""#, #""javascript:alert(1)""#, #""http://a@b:99999/""#,
    #""**a _b* [c](d) <i>e&#xffffffff;""#,
    #""<a href='https://x'>y</b> &amp;&nosuch; `z``""#, #""| a | b |\n|---|\n> 1. - # x""#,
    "[]", "{}", "[[]]", "[null]",
    #"{"":""}"#, #"[1,"a",{},[],null,true]"#, #"{"results":null}"#,
  ]

  private static func node(_ value: JSONValue) -> Node {
    switch value {
    case .array(let elements): .array(elements.map(node))
    case .object(let members): .object(members.map { (quoted($0.key), node($0.value)) })
    default: .raw(Array(value.encoded().utf8))
    }
  }

  private static func quoted(_ text: String) -> [UInt8] { Array(JSONValue.string(text).encoded().utf8) }

  /// The number of values. A long text counts as several.
  private static func count(_ node: Node) -> Int {
    switch node {
    case .raw(let bytes): 1 + bytes.count / 64
    case .array(let elements): elements.reduce(1) { $0 + count($1) }
    case .object(let members): members.reduce(1) { $0 + count($1.value) }
    }
  }

  /// Changes the node at a place, counted in the order of the text. `place` is negative afterwards.
  private static func change(_ node: inout Node, at place: inout Int, _ choices: inout Choices) {
    place -= 1
    guard place >= 0 else {
      node = changed(node, &choices)
      return
    }
    switch node {
    case .raw: return
    case .array(var elements):
      for index in elements.indices where place >= 0 { change(&elements[index], at: &place, &choices) }
      node = .array(elements)
    case .object(var members):
      for index in members.indices where place >= 0 { change(&members[index].value, at: &place, &choices) }
      node = .object(members)
    }
  }

  private static func changed(_ node: Node, _ choices: inout Choices) -> Node {
    switch (choices.number(below: 8), node) {
    case (0, _), (1, _): return .raw(Array(choices.element(of: oddities).utf8))
    case (2, _): return .raw(quoted(choices.text()))
    case (3, _): return .raw([UInt8(ascii: "\"")] + choices.bytes() + [UInt8(ascii: "\"")])
    case (4, _): return .array([node])
    case (5, .array(let elements)):
      guard let element = elements.first else { return node }
      return .array(elements + Array(repeating: element, count: choices.number(below: mostCopies)))
    case (6, .array(var elements)):
      guard !elements.isEmpty else { return node }
      elements.remove(at: choices.number(below: elements.count))
      return .array(elements)
    case (5, .object(var members)):
      guard !members.isEmpty else { return node }
      members.remove(at: choices.number(below: members.count))
      return .object(members)
    case (6, .object(var members)):
      guard !members.isEmpty else { return node }
      // A key twice.
      members.append(members[choices.number(below: members.count)])
      return .object(members)
    case (5, .raw(let bytes)), (6, .raw(let bytes)):
      guard bytes.count > 2, bytes.first == UInt8(ascii: "\"") else { return .raw(choices.bytes()) }
      // Long text.
      let content = bytes.dropFirst().dropLast()
      return .raw(
        [UInt8(ascii: "\"")] + Array(repeatElement(content, count: 1 + choices.number(below: mostCopies)).joined())
          + [UInt8(ascii: "\"")])
    default: return .object([(quoted(choices.text()), node)])
    }
  }

  private static func bytes(of node: Node) -> [UInt8] {
    func list(_ open: String, _ parts: [[UInt8]], _ close: String) -> [UInt8] {
      Array(open.utf8) + parts.joined(separator: [UInt8(ascii: ",")]) + Array(close.utf8)
    }
    switch node {
    case .raw(let raw): return raw
    case .array(let elements): return list("[", elements.map(bytes(of:)), "]")
    case .object(let members):
      return list("{", members.map { member in member.key + [UInt8(ascii: ":")] + bytes(of: member.value) }, "}")
    }
  }
}

import MovieLibC
internal import SnapshotFiles

/// Makes the tree of any value from what `Mirror` shows of it.
struct ValueDumper {
  /// The maximum number of levels, to limit the stack.
  static let depthLimit = 100
  /// The maximum number of values, to limit time and memory.
  static let countLimit = 250_000

  /// The instances that were followed, in this order. They stay alive, so that no other one gets their address.
  private var instances: [AnyObject] = []
  private var followed: Set<ObjectIdentifier> = []
  /// The instances that occur again.
  private var recurring: [ObjectIdentifier: AnyObject] = [:]
  /// Instances that would otherwise look like others when they occur again.
  private var ambiguous: Set<ObjectIdentifier> = []
  /// The numbers of those that occurred.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether the value is in a set or a dictionary, which has another order in each run.
  private var isUnordered = false
  private var count = 0
  /// The steps to the current value.
  private var path: [PathStep] = []
  private let types: [TypeRule]
  /// The paths of values that are not shown.
  private let replaced: [ValuePath]
  /// The rules that there were values for, by their indexes.
  private var used: Set<Int> = []

  /// How values of a type are written: the text for a value; nil for values of other types.
  typealias TypeRule = (name: String, text: (Any) -> String?)

  /// Returns the tree of `value`, and the types of those rules that there was no value for. Of several instances of a
  /// type, those that occur again are numbered. The values at the paths of `replaced` will not be shown.
  static func tree(
    of value: Any, types: [TypeRule], replaced: [ValuePath]
  ) throws(SnapshotProblem) -> (tree: ValueTree, unusedTypes: [String]) {
    var dumper = ValueDumper(types: types, replaced: replaced)
    let tree = try dumper.tree(of: value)
    let unused = types.indices.filter { !dumper.used.contains($0) }.map { types[$0].name }
    var counts: [ObjectIdentifier: Int] = [:]
    for instance in dumper.instances { counts[ObjectIdentifier(type(of: instance)), default: 0] += 1 }
    let ambiguous = dumper.recurring.filter { counts[ObjectIdentifier(type(of: $0.value)), default: 0] > 1 }
    if ambiguous.isEmpty { return (tree, unused) }
    var second = ValueDumper(types: types, replaced: replaced)
    second.ambiguous = Set(ambiguous.keys)
    let numbered = try withExtendedLifetime(dumper) { () throws(SnapshotProblem) in try second.tree(of: value) }
    return (numbered, unused)
  }

  private mutating func tree(of value: Any, depth: Int = 0) throws(SnapshotProblem) -> ValueTree {
    count += 1
    guard count <= Self.countLimit, depth <= Self.depthLimit else {
      throw SnapshotProblem(
        "The value has more than \(Self.depthLimit) levels or \(Self.countLimit) parts: take a snapshot of a part of it."
      )
    }
    for (index, rule) in types.enumerated() {
      guard let text = rule.text(value) else { continue }
      used.insert(index)
      return .lines(text)
    }
    if let dumpable = value as? any SnapshotDumpable { return try tree(of: dumpable.snapshotDump, depth: depth + 1) }
    if let pairs = value as? any OrderedPairs { return try dictionary(pairs.pairs, isSorted: false, depth: depth) }
    // Before `leaf`, because the description of a set in it has no order.
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return try tree(of: hashable.base, depth: depth + 1)
    }
    if let leaf = try Self.leaf(value) { return leaf }
    if Self.isUntold(String(reflecting: type(of: value))) { throw Self.untold("\(type(of: value))") }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return try optional(mirror, depth: depth)
    case .collection:
      let elements = try members(mirror.children, depth: depth) { index, _ in (.index(index), nil) }
      return .group(
        ValueGroup(open: "[", members: elements, close: "]", sharesLine: elements.allSatisfy(\.value.isText)))
    case .set: return try set(mirror, depth: depth)
    case .dictionary:
      let pairs = mirror.children.map { child -> (key: Any, value: Any) in
        let parts = Mirror(reflecting: child.value).children.map(\.value)
        return parts.count == 2 ? (parts[0], parts[1]) : (child.label ?? "", child.value)
      }
      let keepsOrder = "\(type(of: value))".hasPrefix("Ordered")
      return try dictionary(pairs, isSorted: !keepsOrder, depth: depth)
    case .tuple: return try tuple(mirror, depth: depth)
    case .enum: return try enumeration(value, mirror, depth: depth)
    default: return try object(value, mirror, depth: depth)
    }
  }

  /// Returns the tree of a member of the current value.
  private mutating func tree(of value: Any, at step: PathStep, depth: Int) throws(SnapshotProblem) -> ValueTree {
    path.append(step)
    defer { path.removeLast() }
    let isReplaced = replaced.contains { $0.leads(to: path) }
    return try isReplaced ? hiddenTree(of: value, depth: depth) : tree(of: value, depth: depth)
  }

  /// The tree of a value that is not shown: its text, which a rule may look at, or nothing. Its instances are not followed,
  /// so that each is shown where it occurs elsewhere.
  private mutating func hiddenTree(of value: Any, depth: Int) -> ValueTree {
    var hidden = self
    let found = try? hidden.tree(of: value, depth: depth)
    (count, used) = (hidden.count, hidden.used)
    guard let tree = found, tree.leaf != nil else { return .group(ValueGroup(open: "", members: [], close: "")) }
    return tree
  }

  private mutating func optional(_ mirror: Mirror, depth: Int) throws(SnapshotProblem) -> ValueTree {
    guard let child = mirror.children.first else { return .text("nil") }
    // A `nil` in an optional of an optional.
    let inner = Mirror(reflecting: child.value)
    if inner.displayStyle == .optional, inner.children.isEmpty { return .text(".some(nil)") }
    return try tree(of: child.value, depth: depth + 1)
  }

  private mutating func members(
    _ children: Mirror.Children, depth: Int, place: (Int, Mirror.Child) -> (PathStep, String?)
  ) throws(SnapshotProblem) -> [ValueMember] {
    try children.enumerated().map { index, child throws(SnapshotProblem) in
      let (step, label) = place(index, child)
      let value = try tree(of: child.value, at: step, depth: depth + 1)
      return ValueMember(step: step, label: label.map(ValueTree.text), value: value)
    }
  }

  /// The elements of a set and the values of a dictionary start from the same instances, because their order, and so
  /// which one shows a shared instance, differs between runs.
  private mutating func set(_ mirror: Mirror, depth: Int) throws(SnapshotProblem) -> ValueTree {
    let (before, wasUnordered) = (instances.count, isUnordered)
    isUnordered = true
    var forgotten: [AnyObject] = []
    var members: [ValueMember] = []
    for child in mirror.children {
      members.append(ValueMember(step: .element, value: try tree(of: child.value, at: .element, depth: depth + 1)))
      forgotten += forget(after: before)
    }
    for instance in forgotten { _ = follow(instance) }
    isUnordered = wasUnordered
    return .group(
      ValueGroup(
        open: "[", members: members, close: "]", isSorted: true, sharesLine: members.allSatisfy(\.value.isText)))
  }

  private mutating func dictionary(
    _ pairs: [(key: Any, value: Any)], isSorted: Bool, depth: Int
  ) throws(SnapshotProblem) -> ValueTree {
    let (before, wasUnordered) = (instances.count, isUnordered)
    if isSorted { isUnordered = true }
    var forgotten: [AnyObject] = []
    var members: [ValueMember] = []
    for pair in pairs {
      let key = try tree(of: pair.key, depth: depth + 1)
      let step: PathStep =
        switch key {
        case .text(let text), .string(let text): .name(text.hasPrefix(".") ? String(text.dropFirst()) : text)
        default: .element
        }
      members.append(ValueMember(step: step, label: key, value: try tree(of: pair.value, at: step, depth: depth + 1)))
      if isSorted { forgotten += forget(after: before) }
    }
    for instance in forgotten { _ = follow(instance) }
    isUnordered = wasUnordered
    return .group(ValueGroup(open: "[", members: members, close: members.isEmpty ? ":]" : "]", isSorted: isSorted))
  }

  /// Adds an instance to those that were followed. Returns whether it is new.
  private mutating func follow(_ instance: AnyObject) -> Bool {
    guard followed.insert(ObjectIdentifier(instance)).inserted else { return false }
    instances.append(instance)
    return true
  }

  /// Removes and returns the instances that were followed after the first `count`.
  private mutating func forget(after count: Int) -> ArraySlice<AnyObject> {
    let last = instances[count...]
    for instance in last { followed.remove(ObjectIdentifier(instance)) }
    instances.removeSubrange(count...)
    return last
  }

  private mutating func tuple(_ mirror: Mirror, depth: Int) throws(SnapshotProblem) -> ValueTree {
    let members = try members(mirror.children, depth: depth) { index, child in
      guard let label = child.label, !label.hasPrefix(".") else { return (.index(index), nil) }
      return (.name(label), label)
    }
    return .group(
      ValueGroup(open: "(", members: members, close: ")", sharesLine: members.allSatisfy { $0.value.leaf != nil }))
  }

  private mutating func enumeration(
    _ value: Any, _ mirror: Mirror, depth: Int
  ) throws(SnapshotProblem) -> ValueTree {
    // An `any Error` does not tell its type otherwise.
    let type = value is any Error ? "\(type(of: value))" : ""
    guard let payload = mirror.children.first, let name = payload.label else {
      // A description replaces the name of the case.
      let describes = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      return describes
        ? Self.described("\(Swift.type(of: value))", String(describing: value)) : .text("\(type).\(value)")
    }
    return .payload(type: type, name: name, try tree(of: payload.value, at: .name(name), depth: depth + 1))
  }

  private mutating func object(_ value: Any, _ mirror: Mirror, depth: Int) throws(SnapshotProblem) -> ValueTree {
    var name = "\(type(of: value))"
    if type(of: value) is AnyClass {
      let instance = value as AnyObject
      let id = ObjectIdentifier(instance)
      let isFirst = follow(instance)
      // One that is first seen in a set or a dictionary has no number, because it would differ between runs.
      if isFirst, !isUnordered, ambiguous.contains(id), numbers[id] == nil { numbers[id] = numbers.count + 1 }
      if let number = numbers[id] { name += "#\(number)" }
      guard isFirst else {
        guard !ambiguous.contains(id) || numbers[id] != nil else {
          throw SnapshotProblem(
            "Of several instances of type \(name), one occurs again that is first in a set or a dictionary, which have no"
              + " order, so that another one in its place would not be noticed: redact one of the places, or make the type"
              + " that contains it SnapshotDumpable.")
        }
        recurring[id] = instance
        return .text("\(name)(…)")
      }
    }
    var mirrors = [mirror]
    while let superclass = mirrors.last?.superclassMirror { mirrors.append(superclass) }
    var all: [ValueMember] = []
    for mirror in mirrors.reversed() {
      let children = mirror.children.filter { !Self.isHidden($0.label) }
      all += try members(Mirror.Children(children), depth: depth) { index, child in
        guard let label = child.label else { return (.index(index), nil) }
        let property = label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
        return (.name(property), property)
      }
    }
    let hidesContent = all.contains { member in
      if case .text(let text) = member.value { ["(Unknown)", "(Opaque Value)"].contains(text) } else { false }
    }
    // Swift shows nothing of a union of C, and of a buffer only its header, which is all that a lock of C protects.
    let root = String(reflecting: mirrors[mirrors.count - 1].subjectType)
    let isUnion = root.hasPrefix("__C.") && all.isEmpty
    let isBuffer = root.hasPrefix("Swift.ManagedBuffer<") && !root.contains(", __C.")
    if hidesContent || isUnion || isBuffer { throw Self.untold(name) }
    let uncopied = all.first { member in
      if case .group(let group) = member.value { group.open == "(" && group.members.isEmpty } else { false }
    }
    // A property of type `Void` looks the same.
    if case .name(let property)? = uncopied?.step {
      throw SnapshotProblem(
        "Swift shows the property \(property) of \(name) as (), as all that cannot be copied, such as a Mutex, so a change in"
          + " it would not be noticed: redact it, or make the type SnapshotDumpable.")
    }
    return .group(ValueGroup(open: name + "(", members: all, close: ")"))
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Types of which Swift shows nothing, or not all, such as how often an element is in a set that counts, or which
  /// characters of a text are only the form of its attributes.
  private static let untoldTypes: Set = [
    "Foundation.CharacterSet", "Foundation.NSCharacterSet", "Foundation.NSMutableCharacterSet",
    "Foundation._NSCFCharacterSet", "Foundation.NSRegularExpression", "Foundation.NSCountedSet",
    "Foundation.AttributedString", "FoundationEssentials.AttributedString", "Foundation.NSAttributedString",
    "Foundation.NSMutableAttributedString", "Dispatch.DispatchData",
  ]

  private static func isUntold(_ type: String) -> Bool {
    untoldTypes.contains(type) || type.hasPrefix("Swift.Unsafe") && type.contains("BufferPointer")
  }

  private static func untold(_ type: String) -> SnapshotProblem {
    SnapshotProblem(
      "Swift does not tell the content of a value of type \(type), so a change in it would not be noticed: write it with"
        + " .values(of:), or make the type that contains it SnapshotDumpable.")
  }

  /// Whether the property belongs to the language or to Observation, not to the type.
  private static func isHidden(_ label: String?) -> Bool {
    label == "$defaultActor" || label == "_$observationRegistrar"
  }

  /// The tree of a value that is written in one piece; nil for others.
  private static func leaf(_ value: Any) throws(SnapshotProblem) -> ValueTree? {
    // Before casts, which bridge the number 1 to `true`.
    if type(of: value) is AnyClass, let known = foundationTree(of: value) { return known }
    switch value {
    case let string as String: return .string(string)
    case let string as Substring: return .string(String(string))
    case let string as Character: return .string(String(string))
    case let string as StaticString: return .string("\(string)")
    case let flag as Bool: return .text("\(flag)")
    case let number as any BinaryInteger: return .text("\(number)")
    case let number as any BinaryFloatingPoint: return .text("\(number)")
    case is any Any.Type: return .text("\(value).self")
    case let path as AnyKeyPath:
      let text = String(reflecting: path)
      // Without a name, it has an address: computed properties, and variables that subclasses or observers change.
      guard !text.contains("<computed 0x") else { throw untold("\(type(of: value))") }
      return .text(text)
    case let duration as Duration: return described("Duration", text(of: duration))
    default: break
    }
    if let known = foundationTree(of: value) { return known }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == nil || mirror.displayStyle == .struct else { return nil }
    let name = "\(type(of: value))"
    if name.contains("Pointer") && mirror.displayStyle == nil || name == "ObjectIdentifier" || name == "OpaquePointer" {
      return .text("\(name)(…)")
    }
    if hidesOrder(String(reflecting: type(of: value))) {
      throw SnapshotProblem(
        "The elements of a value of type \(name) may have another order in each run: make it a Set, a Dictionary or an"
          + " Array, or redact it.")
    }
    // The standard library's values describe themselves: ranges, scalars. A description of what contains values of other
    // modules may leave out parts of them, such as the fraction of the seconds of a range of dates.
    let parts = [value] + mirror.children.map(\.value)
    if parts.allSatisfy({ String(reflecting: type(of: $0)).hasPrefix("Swift.") }), value is any CustomStringConvertible
    {
      return described(name, String(describing: value))
    }
    return mirror.displayStyle == nil && mirror.children.isEmpty ? .text(String(describing: value)) : nil
  }

  /// Whether a sequence of the standard library is a part of a set or a dictionary, or may be one.
  private static func hidesOrder(_ type: String) -> Bool {
    type.hasPrefix("Swift.Any")
      || type.hasPrefix("Swift.") && (type.contains("Swift.Set<") || type.contains("Swift.Dictionary<"))
  }

  /// All digits, of which the description leaves some out.
  private static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var fraction = String(String(1_000_000_000_000_000_000 + attoseconds.magnitude).dropFirst())
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(duration < .zero ? "-" : "")\(seconds.magnitude).\(fraction) seconds"
  }

  private static func described(_ type: String, _ text: String) -> ValueTree {
    guard text.utf8.contains(0x0A) else { return .text("\(type)(\(text))") }
    return .group(
      ValueGroup(open: type + "(", members: [ValueMember(step: .index(0), value: .string(text))], close: ")"))
  }
}

/// Pairs whose order is part of the value.
private protocol OrderedPairs {
  var pairs: [(key: Any, value: Any)] { get }
}

extension KeyValuePairs: OrderedPairs {
  fileprivate var pairs: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

extension ValueDumper {
  /// The tree of a value of Foundation that is written in one piece, with its type; nil for values of other modules, and
  /// for those that have no short text. This module does not link Foundation, so it goes by names.
  private static func foundationTree(of value: Any) -> ValueTree? {
    let path = String(reflecting: Swift.type(of: value)).split(separator: ".")
    guard path.count == 2, path[0] == "Foundation" || path[0] == "FoundationEssentials" else { return nil }
    let name = String(path[1])
    let type = name == "__NSCFBoolean" ? "NSNumber" : name
    let children = Mirror(reflecting: value).children
    let text: String
    switch name {
    case "Date", "NSDate":
      guard let seconds = children.lazy.compactMap({ $0.value as? Double }).first else { return nil }
      text = timestamp(secondsSince2001: seconds)
    case "Data", "NSData", "NSMutableData":
      guard let bytes = value as? any Sequence<UInt8> else { return nil }
      text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case "Locale", "TimeZone":
      guard let identifier = children.first(where: { $0.label == "identifier" })?.value else { return nil }
      text = "\(identifier)"
    case "__NSCFBoolean": text = "\(value as? Bool ?? false)"
    case "URL", "UUID", "Decimal", "NSURL", "NSUUID", "NSNumber", "NSDecimalNumber": text = String(describing: value)
    default: return nil
    }
    return described(type, text)
  }

  /// Returns a moment as ISO 8601 in UTC, such as `2027-03-01T12:00:00.25Z`, rounded to microseconds. Seconds far from
  /// the present are returned as a number.
  static func timestamp(secondsSince2001 seconds: Double) -> String {
    guard seconds.magnitude < 1e11 else { return "\(seconds)" }
    let microseconds = Int((seconds * 1_000_000).rounded())
    let rest = (microseconds % 1_000_000 + 1_000_000) % 1_000_000
    var secondsSince1970 = time_t((microseconds - rest) / 1_000_000 + 978_307_200)
    var time = tm()
    gmtime_r(&secondsSince1970, &time)
    var text = "\(padded(Int(time.tm_year) + 1_900, 4))-\(padded(time.tm_mon + 1, 2))-\(padded(time.tm_mday, 2))"
    text += "T\(padded(time.tm_hour, 2)):\(padded(time.tm_min, 2)):\(padded(time.tm_sec, 2))"
    if rest > 0 {
      var fraction = padded(rest, 6)
      while fraction.last == "0" { fraction.removeLast() }
      text += "." + fraction
    }
    return text + "Z"
  }

  private static func padded(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

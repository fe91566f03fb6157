import MovieText

/// Numbers the clusters of several scalars, and decides what is drawn for a cluster.
struct ClusterTable {
  struct Form {
    /// The glyphs, one after the other. The last one is followed by blanks up to the cluster's width.
    var glyphs: [(glyph: Glyph, width: Int, isDoubtful: Bool)]
    /// The width that layouts count for the cluster.
    let width: Int
  }

  // By UTF-8: equal strings may have other scalars, and so another width.
  private var forms: [[UInt8]: Form] = [:]
  private var clusters: [[UInt8]] = []
  private let widths: WidthProfile

  init(widths: WidthProfile) {
    self.widths = widths
  }

  var count: Int { forms.count }

  subscript(index: UInt32) -> [UInt8] { clusters[Int(index)] }

  mutating func form(of cluster: Character) -> Form {
    let text = Array(cluster.utf8)
    if let form = forms[text] { return form }
    let form = makeForm(of: cluster)
    forms[text] = form
    return form
  }

  private mutating func makeForm(of cluster: Character) -> Form {
    let width = cluster.cellWidth
    let steady = SteadyText.scalars(of: cluster, widths: widths)
    // Letters in place of a flag.
    if steady.count == width, steady.count > 1, steady.allSatisfy(\.isASCII) {
      return Form(glyphs: steady.map { (.scalar($0), 1, false) }, width: width)
    }
    let drawn = Character(String(String.UnicodeScalarView(steady)))
    let isDoubtful = !SteadyText.isCertain(steady, widths: widths)
    let glyph = steady.count == 1 ? Glyph.scalar(steady[0]) : .cluster(UInt32(clusters.count))
    if steady.count > 1 { clusters.append(Array(drawn.utf8)) }
    return Form(glyphs: [(glyph, min(width, max(1, drawn.cellWidth)), isDoubtful)], width: width)
  }
}

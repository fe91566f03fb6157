/// The display model of numbers of the films that the viewer has seen.
public enum StatsScene {
  /// The whole screen: a section for each kind of number.
  public typealias ViewModel = ListViewModel<Section>

  /// Numbers of one kind, such as by genre.
  public struct Section: Sendable, Equatable {
    /// The heading; empty for the first section.
    public var title: String
    /// For how many films this is known; empty if it is for all.
    public var note: String
    /// Single values, such as the first day.
    public var facts: [Fact]
    /// Numbers to compare.
    public var bars: [Bar]

    /// Creates a section.
    public init(title: String = "", note: String = "", facts: [Fact] = [], bars: [Bar] = []) {
      self.title = title
      self.note = note
      self.facts = facts
      self.bars = bars
    }
  }

  /// A number as a bar.
  public struct Bar: Sendable, Equatable {
    /// What is counted, such as a genre.
    public var label: String
    /// The number as text, perhaps with another value beside it.
    public var value: String
    /// The length, from 0 through 1, which the largest number of the section has.
    public var length: Double
    /// Leads to more about it; nil if nothing does.
    public var route: Route?

    /// Creates a bar.
    public init(label: String, value: String, length: Double, route: Route? = nil) {
      self.label = label
      self.value = value
      self.length = length
      self.route = route
    }
  }
}

/// A view of the numbers of the films seen.
public typealias StatsDisplay = Display<StatsScene.ViewModel>

/// Text with emphasis and links, such as a review.
public struct FormattedText: Sendable, Equatable {
  /// A part of the text, such as a paragraph.
  public struct Block: Sendable, Equatable {
    /// How a block is shown.
    public enum Kind: Sendable, Equatable {
      /// Ordinary text.
      case paragraph
      /// A heading within the text.
      case heading
      /// An item of a list. The marker is a bullet, or a number with a period.
      case item(marker: String)
      /// Text quoted from elsewhere.
      case quote
      /// A line between two parts; the block has no text.
      case divider
    }

    /// How the block is shown.
    public var kind: Kind
    /// The text. Line feeds in it are line breaks.
    public var runs: [Run]

    /// Creates a block.
    public init(_ kind: Kind = .paragraph, _ runs: [Run]) {
      self.kind = kind
      self.runs = runs
    }
  }

  /// Text in one style, with one link.
  public struct Run: Sendable, Equatable {
    /// The text.
    public var text: String
    /// Whether the text stands out strongly, as in bold type.
    public var isStrong: Bool
    /// Whether the text is emphasized, as in italics.
    public var isEmphasized: Bool
    /// The address that the text links to, not validated; nil when there is none.
    public var link: String?

    /// Creates a run, by default of ordinary text.
    public init(_ text: String, isStrong: Bool = false, isEmphasized: Bool = false, link: String? = nil) {
      self.text = text
      self.isStrong = isStrong
      self.isEmphasized = isEmphasized
      self.link = link
    }
  }

  /// The parts, in order.
  public var blocks: [Block]

  /// Creates a text from its parts.
  public init(_ blocks: [Block]) {
    self.blocks = blocks
  }

  /// The text without emphasis and links, one block to a line.
  public var plain: String {
    blocks.map { $0.runs.map(\.text).joined() }.joined(separator: "\n")
  }
}

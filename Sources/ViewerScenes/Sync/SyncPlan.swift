public import MovieDisplay
public import MovieDomain

/// What to change here and in an account, so that both have the same.
///
/// A mark that one side has changed since the last sync is changed on the other. Only ratings can have been changed on
/// both sides to different values. A mark that the last sync did not see is never removed.
public struct SyncPlan: Sendable, Equatable {
  /// What one side has.
  public struct Side: Sendable, Equatable {
    /// The marks.
    public var marks: AccountMarks = [:]
    /// The titles of the films.
    public var titles: [Movie.ID: String] = [:]
    /// The days of the ratings, as far as they are known.
    public var ratingDays: [Movie.ID: CalendarDate] = [:]
    /// The lists of which films may be missing.
    public var incomplete: Set<AccountList> = []
    /// Those of them that are doubted because they are empty: nothing is put on them, or the next sync would not doubt them.
    var emptied: Set<AccountList> = []

    /// Creates a side without marks.
    public init() {}

    fileprivate func isUnknown(_ mark: AccountMark) -> Bool {
      marks[mark] == nil && incomplete.contains(mark.list)
    }
  }

  /// A change on one side.
  public struct Step: Sendable, Equatable {
    /// What is changed.
    public var mark: AccountMark
    /// The title of the film.
    public var title: String
    /// Whether it is changed here, or else in the account.
    public var isHere: Bool
    /// The new value; nil to remove it.
    public var value: Int?
    /// The value before; nil if there was none.
    public var earlier: Int?
    /// The day on which the other side rated the film; nil if it is not known, or on another list.
    public var ratedOn: CalendarDate?
    /// Why it is changed.
    public var reason: SyncScene.Reason

    var isRemovedHere: Bool { isHere && value == nil }
    fileprivate var order: (Int, String, Int) { (isHere ? 0 : 1, mark.list.rawValue, mark.movie) }
  }

  /// The changes, those here first.
  public private(set) var steps: [Step] = []
  /// What both sides have already, and was not seen like this by the last sync; nil for what both have removed.
  public private(set) var agreed: [AccountMark: Int?] = [:]
  /// The number of changes here that wait because a list of the account is incomplete.
  public private(set) var held = 0

  /// Compares both sides with what the last sync saw. A value below 0 is that of a film that it was removing from the
  /// account when it ended.
  ///
  /// Of two ratings, the later one counts. An account has days of UTC, and the viewer may be a day behind, so it has to be
  /// more than one day later. Otherwise, the one here counts, or the one there if no sync has seen it, because only changes
  /// here can be undone.
  public init(seen: AccountMarks, here: Side, there: Side) {
    for mark in Set(seen.keys).union(here.marks.keys).union(there.marks.keys) {
      let (saw, own, other) = (seen[mark], here.marks[mark], there.marks[mark])
      // What is not there any more was removed by that sync, and what is here then was added again.
      let last: Int? = if let saw, saw < 0 { other == nil ? nil : 0 &- saw } else { saw }
      // To put a film on a list where it may be already changes nothing.
      let isPut = own != nil && last == nil && mark.list != .ratings && !there.emptied.contains(mark.list)
      if here.isUnknown(mark) || there.isUnknown(mark) && !isPut {
        if !here.isUnknown(mark), own != saw { held += 1 }
        continue
      }
      if own == other {
        if own != saw { agreed.updateValue(own, forKey: mark) }
        continue
      }
      // By how many days the rating there is later; 0 if a day is not known.
      let lead =
        here.ratingDays[mark.movie].flatMap { day in
          there.ratingDays[mark.movie].map { $0.dayNumber - day.dayNumber }
        } ?? 0
      let isHere: Bool
      let reason: SyncScene.Reason
      if own == last || other == last {
        (isHere, reason) = (own == last, .changed)
      } else if own == nil || other == nil {
        (isHere, reason) = (own == nil, .kept)
      } else if abs(lead) > 1 {
        (isHere, reason) = (lead > 1, .later)
      } else if last == nil {
        (isHere, reason) = (true, .account)
      } else {
        (isHere, reason) = (false, .own)
      }
      let source = isHere ? there : here
      steps.append(
        Step(
          mark: mark, title: here.titles[mark.movie] ?? there.titles[mark.movie] ?? "", isHere: isHere,
          value: isHere ? other : own, earlier: isHere ? own : other,
          ratedOn: mark.list == .ratings ? source.ratingDays[mark.movie] : nil, reason: reason))
    }
    steps.sort { $0.order < $1.order }
  }
}

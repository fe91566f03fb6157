import LibC
import MovieDomain

// The only place where errors of the system become store errors.
extension StoreError {
  /// The error for an `errno`.
  static func system(_ number: Int32 = errno, path: String?) -> StoreError {
    let code: Code =
      switch number {
      case EACCES, EPERM: .denied
      case EROFS: .readOnly
      case ENOSPC, EDQUOT, EFBIG: .diskFull
      case EAGAIN, EBUSY: .busy
      case EIO: .unreadable
      default: .failed
      }
    return StoreError(code, path: path)
  }
}

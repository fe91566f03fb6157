import LibC
import MovieDomain

// The one place where errors of the file system become errors of the store.
extension StoreError {
  /// What the last failed call of the system left behind.
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

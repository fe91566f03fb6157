import Dispatch
import MovieLibC

extension Folder {
  /// An element after files in this folder were written, by any process: one for several writes in a row.
  ///
  /// The system tells of them, so that waiting costs nothing. Nil if it cannot, as on systems other than Linux. Creates a
  /// missing folder, which could not be watched.
  func writes() -> AsyncStream<Void>? {
    #if os(Linux)
      try? create()
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE)) >= 0 else {
        close(descriptor)
        return nil
      }
      // Sources may be canceled on any thread; Dispatch's module does not say so.
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      source.setEventHandler {
        var events = [UInt8](repeating: 0, count: 4_096)
        while read(descriptor, &events, events.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
      return stream
    #else
      return nil
    #endif
  }
}

import MovieLibC

/// The memory that the C library keeps to give it out again.
enum MemoryArenas {
  /// Lets all threads share it, and gives large pieces back. Otherwise each thread keeps what it once needed, and asks the
  /// kernel page by page.
  static func limit() {
    #if canImport(Glibc)
      // Swift's module of glibc leaves out <malloc.h>.
      guard let function = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(function, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
      _ = mallopt(-8, 1)  // M_ARENA_MAX
      _ = mallopt(-3, 128 << 10)  // M_MMAP_THRESHOLD
    #endif
  }
}

#if canImport(Glibc)
  import CMalloc
#endif

/// The memory that the C library keeps to give it out again.
enum MemoryArenas {
  /// Lets all threads share it, and gives large pieces back. Otherwise each thread keeps what it once needed, and asks the
  /// kernel page by page.
  static func limit() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_MMAP_THRESHOLD, 128 << 10)
    #endif
  }
}

#if canImport(Glibc)
  import CMalloc
#endif

/// The memory that the C library keeps to give it out again.
enum MemoryArenas {
  /// Lets all threads share it. Otherwise each of them keeps what it once needed, and asks the kernel page by page.
  static func shareOne() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }
}

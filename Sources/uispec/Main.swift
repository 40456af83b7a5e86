import Terminal

#if canImport(Glibc)
    import CMalloc
#endif

@main
enum Main {
    /// Runs on the main thread because glibc grows the heap of that thread in the largest steps.
    @MainActor static func main() async {
        growMemoryInLargeSteps()
        await Launch.run(UISpec.self, commandForPaths: "uispec check")
    }

    /// Makes glibc grow heaps in large steps. By default it grows all but the main thread's page by page, with one
    /// system call per page.
    private static func growMemoryInLargeSteps() {
        #if canImport(Glibc)
            // In bytes of address space: a page uses memory only once it is written to. An arena has 64 MiB.
            _ = mallopt(M_TOP_PAD, 48 << 20)
            // Setting any option turns off the automatic threshold. Blocks up to this size, such as pictures, are
            // reused instead of returned to the system.
            _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        #endif
    }
}

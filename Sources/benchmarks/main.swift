for line in try SnapshotBenchmarks.run() { print(line) }

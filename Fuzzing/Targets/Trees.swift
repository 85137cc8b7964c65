@testable import StackLayout

// Trees and edits from bytes: the engine agrees with the second solver, an edited tree is that of a fresh one to
// the bit (P6), what is told to have changed has changed, and no frame holds a NaN.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 2 else { return 0 }
    let profile = Profile.all[Int(start[0]) % Profile.all.count]
    SeededGenerator.begin(start + 2, count - 2)
    if start[1] % 2 == 0 { compareWithReference(profile) } else { compareWithFresh(profile) }
    return 0
}

private func compareWithReference(_ profile: Profile) {
    do {
        if let wrong = try Agreement.withReference(RandomTree.testCase(profile, seed: 1)) { fatalError(wrong) }
    } catch {
        fatalError("\(error)")
    }
}

private func compareWithFresh(_ profile: Profile) {
    do {
        var forest = try EditedForest(profile, seed: 1)
        try forest.solve()
        for round in 0..<12 where !SeededGenerator.isExhausted {
            let before = forest.frames
            for _ in 0...round % 3 { try forest.editAtRandom() }
            if round == 7 { forest.setDirection(.rightToLeft) }
            try forest.solve()
            let changes = Agreement.ofChanges(in: forest.edited.tree, before, forest.frames)
            guard let wrong = try Agreement.withFresh(forest) ?? changes else { continue }
            fatalError(wrong + "\n" + forest.log.suffix(8).joined(separator: "\n"))
        }
    } catch {
        fatalError("\(error)")
    }
}

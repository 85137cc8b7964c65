import Foundation
import Synchronization

/// A second thread that helps the calling one, and sleeps in between. Whoever is free takes the next piece.
///
/// The system's pool does the same; with a thread of our own it is known how many there are.
final class ThreadPair: Sendable {
    /// What both threads work on.
    private struct Work {
        let count: Int
        let body: @Sendable (Int) -> Void
    }

    private struct State {
        var work: Work?
        var isEnding = false
    }

    private let state = Mutex(State())
    private let next = Atomic<Int>(0)
    private let begins = DispatchSemaphore(value: 0)
    private let ends = DispatchSemaphore(value: 0)

    init() {
        Thread { [self] in
            while true {
                begins.wait()
                let (work, isEnding) = state.withLock { ($0.work, $0.isEnding) }
                if isEnding { return }
                if let work { takeAll(work) }
                ends.signal()
            }
        }.start()
    }

    /// Lets the second thread end.
    func end() {
        state.withLock { $0.isEnding = true }
        begins.signal()
    }

    /// Runs the body for each number below `count`, on both threads.
    func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let work = Work(count: count, body: body)
        next.store(0, ordering: .relaxed)
        state.withLock { $0.work = work }
        begins.signal()
        takeAll(work)
        ends.wait()
        state.withLock { $0.work = nil }
    }

    private func takeAll(_ work: Work) {
        while true {
            let number = next.add(1, ordering: .relaxed).oldValue
            guard number < work.count else { return }
            work.body(number)
        }
    }
}

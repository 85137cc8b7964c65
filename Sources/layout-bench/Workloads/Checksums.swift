/// The frames that trees of the default seed must have, as numbers.
///
/// `layout-bench list --checksums` prints the table anew. Replace it only when a workload changed, or when the
/// rules did: otherwise a difference means wrong frames.
enum Checksums {
    /// The seed that a run uses unless told otherwise.
    static let seed: UInt64 = 1

    /// The sum expected of a tree; `nil` for a tree that the table does not have.
    static func expected(_ workload: Workload, size: Int, seed: UInt64) -> UInt64? {
        seed == self.seed ? table[workload]?[size] : nil
    }

    /// The sizes that `list --check` solves; the largest of trees only that have no rare properties, whose memory
    /// many machines have.
    static func sizes(of workload: Workload) -> [Int] {
        [100, 1000, 10_000, 100_000, 1_000_000] + (workload.isExchangeable ? [10_000_000] : [])
    }

    private static let table: [Workload: [Int: UInt64]] = [
        .balanced: [
            100: 0xf339309fee8a2b0c,
            1000: 0x0dca0c7801233227,
            10_000: 0x8a3482834dfcc40c,
            100_000: 0x289f476b93b666a8,
            1_000_000: 0xe926e33dffcb1f30,
            10_000_000: 0x3bc0bf868c01cb8f,
        ],
        .feed: [
            100: 0xe947921eaea8b5f5,
            1000: 0xf036899f27f68ab5,
            10_000: 0x6b3ffcae575ffbb5,
            100_000: 0xf9e1926171c722b5,
            1_000_000: 0x95bb581f7722bcb5,
            10_000_000: 0x8bb62134ad7e5d35,
        ],
        .deep: [
            100: 0xc494f5c892ae3665,
            1000: 0x03fed50943fa8ca5,
            10_000: 0x69fbb50526795d25,
            100_000: 0x0510f05422229b25,
            1_000_000: 0xe03629bb30ffb325,
            10_000_000: 0x97280bdc7a083525,
        ],
        .kit: [
            100: 0xc6348c8533e9ef23,
            1000: 0x0465be955f96cc23,
            10_000: 0xb6827290deb9c605,
            100_000: 0x8cb89b450c0f2c61,
            1_000_000: 0x231a549b038dd515,
        ],
        .screens: [
            100: 0x2b461386b17c6595,
            1000: 0x9cdeaedb1a584255,
            10_000: 0x92a9be59630cfed5,
            100_000: 0x7b4f928547669155,
            1_000_000: 0xfe8ca0665ce80055,
            10_000_000: 0xc61421e4ad2fca55,
        ],
        .text: [
            100: 0x603a4e37546a05f5,
            1000: 0x647bc1d706fd6735,
            10_000: 0xa6be09ff75a5bfb5,
            100_000: 0xc92265f484764d55,
            1_000_000: 0x6c59e21c03b61f25,
        ],
        .wrap: [
            100: 0x109fe7acf1a486b5,
            1000: 0x4dd4e0e422e67c50,
            10_000: 0x9062b3fa95823765,
            100_000: 0x97dbcee5c0880a5b,
            1_000_000: 0x08de02b4b72f02cb,
        ],
        .everything: [
            100: 0xca1ebcd1ee3ba3a7,
            1000: 0x377b2918ec47d6eb,
            10_000: 0xfb9b860b607f1a40,
            100_000: 0x789dfd3009d75689,
            1_000_000: 0x6784d7fb625ea1fd,
        ],
    ]
}

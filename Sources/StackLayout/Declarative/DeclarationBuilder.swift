/// Collects the children of a container, one after the other: with `if`, `switch`, `for`, optionals, arrays.
@resultBuilder
public enum DeclarationBuilder {
    /// One child.
    @inlinable public static func buildExpression(_ child: consuming some Declarative) -> DeclarationList {
        .one(child.declaration)
    }
    /// One child, or none for `nil`.
    @inlinable public static func buildExpression(_ child: consuming (some Declarative)?) -> DeclarationList {
        guard let child else { return .none }
        return .one(child.declaration)
    }
    /// The children of an array, in its order.
    @inlinable public static func buildExpression(_ children: [some Declarative]) -> DeclarationList {
        .many(children.map { $0.declaration })
    }

    /// The children of an array of declarations, in its order.
    @inlinable public static func buildExpression(_ children: consuming [Declaration]) -> DeclarationList {
        .many(children)
    }

    /// No children.
    @inlinable public static func buildBlock() -> DeclarationList { .none }
    /// The first statement of a block.
    @inlinable public static func buildPartialBlock(first: consuming DeclarationList) -> DeclarationList {
        first
    }
    /// The next statement of a block, behind those before it.
    ///
    /// - Complexity: amortised O(children of the next statement).
    @inlinable public static func buildPartialBlock(
        accumulated: consuming DeclarationList, next: consuming DeclarationList
    ) -> DeclarationList {
        accumulated.append(next)
        return accumulated
    }

    /// An `if` without `else`.
    @inlinable public static func buildOptional(_ list: consuming DeclarationList?) -> DeclarationList {
        list ?? .none
    }
    /// The first branch of an `if` or `switch`.
    @inlinable public static func buildEither(first: consuming DeclarationList) -> DeclarationList { first }
    /// Another branch of an `if` or `switch`.
    @inlinable public static func buildEither(second: consuming DeclarationList) -> DeclarationList { second }
    /// A loop: the children of all its rounds.
    ///
    /// - Complexity: O(children).
    @inlinable public static func buildArray(_ lists: consuming [DeclarationList]) -> DeclarationList {
        var all: [Declaration] = []
        all.reserveCapacity(lists.count)
        for list in lists { list.add(to: &all) }
        return .many(all)
    }
}

/// What a builder has collected so far. A single child needs no array yet.
public enum DeclarationList: Sendable {
    /// No child.
    case none
    /// One child.
    case one(Declaration)
    /// Any number of children, in document order.
    case many([Declaration])

    @inlinable mutating func append(_ next: consuming DeclarationList) {
        var all: [Declaration]
        switch consume self {
        case .none:
            self = next
            return
        case .one(let first): all = [first]
        case .many(let list): all = list
        }
        next.add(to: &all)
        self = .many(all)
    }

    @inlinable consuming func add(to all: inout [Declaration]) {
        switch consume self {
        case .none: break
        case .one(let declaration): all.append(declaration)
        case .many(let list): all.append(contentsOf: list)
        }
    }

    /// The children of a container.
    @inlinable var all: [Declaration] {
        consuming get {
            switch consume self {
            case .none: []
            case .one(let declaration): [declaration]
            case .many(let list): list
            }
        }
    }
}

/// The documented components of the kit, as stack trees.
///
/// Each is written in the kit notation beside the frames that its reference page states; the engine derives
/// those frames from the declarations. Names are kept as stored, oddities included.
public enum KitScreens {
    /// All 32 components, in the order of the pages.
    public static let components: [Component] = {
        // The text is part of the program: an error in it is one of ours, and every test meets it.
        var components = try! Notation.parse(notation)
        // Lines of this text mean nothing to a reader.
        for component in components.indices {
            for part in components[component].parts.indices {
                components[component].parts[part].line = nil
            }
        }
        return components
    }()

    /// The components in the kit notation, as their pages write them.
    public static let notation: String = {
        var texts: [String] = []
        for layout in EmptyState.allCases { texts.append(layout.notation(.light)) }
        for layout in EmptyState.allCases { texts.append(layout.notation(.dark)) }
        for appearance in Appearance.allCases {
            texts.append(progressRow(appearance))
            for size in SpinnerSize.allCases { texts.append(spinner(size, appearance)) }
            texts.append(spinnerWithLabel(appearance))
        }
        for appearance in Appearance.allCases {
            for size in ControlSize.allCases {
                for state in ControlState.allCases {
                    texts.append(segmentedControl(size, state, appearance))
                }
            }
            for state in SegmentState.allCases { texts.append(segment(state, appearance)) }
            texts.append(touchGlass(appearance))
        }
        return texts.joined(separator: "\n\n") + "\n"
    }()

    /// The component with the given stored name; `nil` if there is none.
    ///
    /// - Complexity: O(components).
    public static func component(named name: String) -> Component? {
        components.first { $0.name == name }
    }
}

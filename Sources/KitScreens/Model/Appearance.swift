/// How a component is drawn, whatever its name says.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light = "Light"
    case dark = "Dark"

    /// One value for each appearance.
    public func choose<Value>(light: Value, dark: Value) -> Value { self == .light ? light : dark }
}

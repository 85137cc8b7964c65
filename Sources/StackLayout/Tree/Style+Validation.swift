extension PlainStyle {
    /// Whether all numbers are seen at one glance to be ones that their properties can take. If not,
    /// ``Style/validate(at:)`` takes a closer look.
    ///
    /// As bit patterns, numbers from 0 to ``Style/largest`` are those up to that of `largest`: a sign and NaN
    /// are above. That leaves out −0, which is rare.
    @inline(__always)
    var isValidAtAGlance: Bool {
        var top = max(width.bitPattern, height.bitPattern)
        top = max(top, padding.top.bitPattern, padding.right.bitPattern)
        top = max(top, padding.bottom.bitPattern, padding.left.bitPattern)
        top = max(top, content.width.bitPattern, content.height.bitPattern)
        top = max(top, gap.magnitude.bitPattern)
        return top <= Style.largest.bitPattern
    }
}

extension Style {
    /// Throws for the first number that its property cannot take (SEMANTICS 19.4).
    func validate(at site: LayoutError.Site) throws(LayoutError) {
        try validateSizing(at: site)
        try validateContainer(at: site)
        try Self.require(shrink, .shrink, at: site)
        if let aspectRatio, !(aspectRatio > 0 && aspectRatio <= Self.largest) {
            throw .invalidValue(site, property: .aspectRatio, value: aspectRatio)
        }
        if let pins { try pins.validate(at: site) }
        if case .radii(let radii) = corners {
            try Self.require(radii.topLeft, .cornerRadius, at: site)
            try Self.require(radii.topRight, .cornerRadius, at: site)
            try Self.require(radii.bottomRight, .cornerRadius, at: site)
            try Self.require(radii.bottomLeft, .cornerRadius, at: site)
        }
        if case .size(let size, let baseline) = content {
            try Self.require(size.width, .contentWidth, at: site)
            try Self.require(size.height, .contentHeight, at: site)
            if let baseline, !(baseline.magnitude <= Self.largest) {
                throw .invalidValue(site, property: .baseline, value: baseline)
            }
        }
    }

    private func validateSizing(at site: LayoutError.Site) throws(LayoutError) {
        try width.validate(as: .width, at: site)
        try height.validate(as: .height, at: site)
        try widthLimits.validate(.minWidth, .maxWidth, at: site)
        try heightLimits.validate(.minHeight, .maxHeight, at: site)
    }

    private func validateContainer(at site: LayoutError.Site) throws(LayoutError) {
        try Self.require(padding.top, .paddingTop, at: site)
        try Self.require(padding.right, .paddingRight, at: site)
        try Self.require(padding.bottom, .paddingBottom, at: site)
        try Self.require(padding.left, .paddingLeft, at: site)
        if !(gap.magnitude <= Self.largest) { throw .invalidValue(site, property: .gap, value: gap) }
        if !(crossGap.magnitude <= Self.largest) {
            throw .invalidValue(site, property: .crossGap, value: crossGap)
        }
    }

    /// The largest magnitude of any number: sums over all nodes of a tree stay finite.
    static let largest = 1e100

    /// What a fraction or an aspect ratio makes of another size: at most ``largest``, so that the product stays
    /// finite however deep such products are nested.
    static func bounded(_ product: Double) -> Double { min(product, largest) }

    /// Throws unless the value is at least 0 and at most ``largest``.
    static func require(
        _ value: Double, _ property: LayoutError.Property, at site: LayoutError.Site
    ) throws(LayoutError) {
        if !(value >= 0 && value <= Self.largest) {
            throw .invalidValue(site, property: property, value: value)
        }
    }
}

extension Sizing {
    fileprivate func validate(
        as property: LayoutError.Property, at site: LayoutError.Site
    ) throws(LayoutError) {
        switch self {
        case .fixed(let points): try Style.require(points, property, at: site)
        case .fill(let weight): try Style.require(weight, .fillWeight, at: site)
        case .fraction(let fraction): try Style.require(fraction, .fraction, at: site)
        case .hug: break
        }
    }
}

extension Limits {
    fileprivate func validate(
        _ minimum: LayoutError.Property, _ maximum: LayoutError.Property, at site: LayoutError.Site
    ) throws(LayoutError) {
        try Style.require(min, minimum, at: site)
        if !(max >= 0 && (max <= Style.largest || max == .infinity)) {
            throw .invalidValue(site, property: maximum, value: max)
        }
    }
}

extension Pins {
    fileprivate func validate(at site: LayoutError.Site) throws(LayoutError) {
        try Self.require(left, .left, at: site)
        try Self.require(right, .right, at: site)
        try Self.require(top, .top, at: site)
        try Self.require(bottom, .bottom, at: site)
        try Self.require(centerX, .centerX, at: site)
        try Self.require(centerY, .centerY, at: site)
    }

    private static func require(
        _ value: Double?, _ property: LayoutError.Property, at site: LayoutError.Site
    ) throws(LayoutError) {
        if let value, !(value.magnitude <= Style.largest) {
            throw .invalidValue(site, property: property, value: value)
        }
    }
}

import CPangoCairo
package import Values

/// The way a color is composited with its backdrop (W3C Compositing 1, section 10).
package enum BlendMode: Sendable, Hashable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    /// Adds the components (`plus-lighter`).
    case add
    /// Erases the backdrop in proportion to the color's alpha.
    case erase

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .add: CAIRO_OPERATOR_ADD
        case .erase: CAIRO_OPERATOR_DEST_OUT
        }
    }
}

/// The shape of the ends of a stroked line.
package enum LineCap: Sendable, Hashable {
    case butt, round, square
}

/// A color at a position of a gradient, from 0 at its start to 1 at its end.
package struct ColorStop: Hashable, Sendable {
    package var position: Double
    package var color: RGBA

    package init(_ position: Double, _ color: RGBA) {
        self.position = position
        self.color = color
    }
}

extension Surface {
    /// Paints the whole clip area.
    package func fill(_ color: RGBA, blend: BlendMode = .normal) {
        unsafe cairo_save(context)
        unsafe cairo_set_operator(context, blend.cairo)
        setSource(color)
        unsafe cairo_paint(context)
        unsafe cairo_restore(context)
    }

    package func fill(_ path: Path, _ color: RGBA, blend: BlendMode = .normal) {
        guard !path.isEmpty else { return }
        unsafe cairo_save(context)
        unsafe cairo_set_operator(context, blend.cairo)
        setSource(color)
        trace(path)
        unsafe cairo_fill(context)
        unsafe cairo_restore(context)
    }

    /// Strokes a path, with half the width on each side.
    ///
    /// - Parameter dash: the alternating lengths of dashes and gaps; empty for a solid line.
    package func stroke(_ path: Path, _ color: RGBA, width: Points, dash: [Points] = [], cap: LineCap = .butt) {
        guard !path.isEmpty, width > 0, width.isFinite else { return }
        unsafe cairo_save(context)
        setSource(color)
        trace(path)
        unsafe cairo_set_line_width(context, width.value)
        let caps: cairo_line_cap_t =
            switch cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        unsafe cairo_set_line_cap(context, caps)
        if cap == .round { unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND) }
        let lengths = dash.map(\.value)
        // Negative lengths and dashes that are all 0 would put the context in an error state for the rest of its life.
        if lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) {
            unsafe cairo_set_dash(context, lengths, Int32(lengths.count), 0)
        }
        unsafe cairo_stroke(context)
        unsafe cairo_restore(context)
    }

    /// Fills a path with a linear gradient from one point to another. Beyond the ends the outer colors continue.
    package func fillLinearGradient(_ path: Path, stops: [ColorStop], from start: Point, to end: Point) {
        let pattern = unsafe cairo_pattern_create_linear(start.x.value, start.y.value, end.x.value, end.y.value)
        unsafe fill(path, gradient: pattern, stops: stops)
    }

    /// Fills a path with a radial gradient around a center.
    package func fillRadialGradient(
        _ path: Path, stops: [ColorStop], center: Point, innerRadius: Points = 0, outerRadius: Points
    ) {
        let pattern = unsafe cairo_pattern_create_radial(
            center.x.value, center.y.value, max(innerRadius.value, 0), center.x.value, center.y.value,
            max(outerRadius.value, 0))
        unsafe fill(path, gradient: pattern, stops: stops)
    }

    @unsafe private func fill(_ path: Path, gradient: OpaquePointer?, stops: [ColorStop]) {
        guard let gradient = unsafe gradient else { return }
        defer { unsafe cairo_pattern_destroy(gradient) }
        guard !path.isEmpty else { return }
        for stop in stops {
            let color = pageSaturation?.applied(to: stop.color) ?? stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                gradient, stop.position, color.red, color.green, color.blue, color.alpha)
        }
        unsafe cairo_save(context)
        unsafe cairo_set_source(context, gradient)
        trace(path)
        unsafe cairo_fill(context)
        unsafe cairo_restore(context)
    }

    func setSource(_ color: RGBA) {
        let color = pageSaturation?.applied(to: color) ?? color
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Makes a path the current path of the cairo context.
    func trace(_ path: Path) {
        unsafe cairo_new_path(context)
        unsafe Self.trace(path, in: context)
    }

    @unsafe static func trace(_ path: Path, in context: OpaquePointer) {
        for element in path.elements {
            switch element {
            case .move(let point): unsafe cairo_move_to(context, point.x.value, point.y.value)
            case .line(let point): unsafe cairo_line_to(context, point.x.value, point.y.value)
            case .curve(let first, let second, let point):
                unsafe cairo_curve_to(
                    context, first.x.value, first.y.value, second.x.value, second.y.value, point.x.value, point.y.value)
            case .close: unsafe cairo_close_path(context)
            }
        }
    }
}

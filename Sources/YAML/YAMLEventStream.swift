import CLibYAML

/// Reads one range of bytes with libyaml. Only this type uses its pointers.
///
/// The parser is allocated on the heap, because libyaml keeps pointers into it. The copy of the bytes must live as
/// long.
@safe struct YAMLEventStream: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    /// The maximum number of bytes that libyaml reads for one event. Without it, libyaml reads text of any length,
    /// slowly.
    private let window: Int
    /// libyaml's position when the window was opened, in characters.
    private var opened = 0

    /// - Parameter window: more bytes than the longest text that is supported.
    init(_ bytes: ArraySlice<UInt8>, window: Int) throws(YAMLProblem) {
        self.window = window
        unsafe input = .allocate(capacity: bytes.count)
        _ = unsafe input.initialize(fromContentsOf: bytes)
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            throw YAMLProblem(problem: "out of memory", index: 0, context: "", contextIndex: 0)
        }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// The next event. There is none after a problem or the end of the stream.
    mutating func next() throws(YAMLProblem) -> YAMLEvent {
        openWindow()
        var event = unsafe yaml_event_t()
        let isRead = unsafe yaml_parser_parse(parser, &event) == 1
        defer { unsafe yaml_event_delete(&event) }
        if isCut { throw tooLong }
        guard isRead else { throw problem }
        return unsafe Self.read(event)
    }

    /// Allows libyaml to read one more window from its current position.
    private mutating func openWindow() {
        opened = unsafe Int(parser.pointee.mark.index)
        guard let start = unsafe input.baseAddress else { return }
        let read = unsafe parser.pointee.input.string.current - UnsafePointer(start)
        unsafe parser.pointee.input.string.end = UnsafePointer(start) + min(input.count, read + window)
    }

    /// Whether libyaml reached the end of the window instead of the end of the file.
    private var isCut: Bool {
        guard let start = unsafe input.baseAddress, unsafe parser.pointee.eof != 0 else { return false }
        return unsafe parser.pointee.input.string.end - UnsafePointer(start) < input.count
    }

    private var tooLong: YAMLProblem {
        YAMLProblem(problem: YAMLProblem.tooLong, index: opened, context: "", contextIndex: opened)
    }

    private var problem: YAMLProblem {
        let state = unsafe parser.pointee
        guard unsafe state.error != YAML_MEMORY_ERROR else {
            return YAMLProblem(problem: "out of memory", index: 0, context: "", contextIndex: 0)
        }
        let hasMark = unsafe state.error != YAML_READER_ERROR
        return unsafe YAMLProblem(
            problem: text(state.problem), index: hasMark ? Int(state.problem_mark.index) : Int(state.mark.index),
            context: text(state.context), contextIndex: Int(state.context_mark.index))
    }

    private func text(_ string: UnsafePointer<CChar>?) -> String {
        if let string = unsafe string { unsafe String(cString: string) } else { "" }
    }

    private static func read(_ event: yaml_event_t) -> YAMLEvent {
        var read = unsafe YAMLEvent(
            kind: .streamEnd, start: Int(event.start_mark.index), end: Int(event.end_mark.index))
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            read.kind = unsafe .documentStart(isImplicit: event.data.document_start.implicit != 0)
        case YAML_DOCUMENT_END_EVENT:
            read.kind = unsafe .documentEnd(isImplicit: event.data.document_end.implicit != 0)
        case YAML_ALIAS_EVENT:
            read.kind = unsafe .alias(name(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            read.tag = unsafe name(scalar.tag)
            read.anchor = unsafe name(scalar.anchor)
            let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            read.kind = unsafe .scalar(
                text: String(decoding: bytes, as: UTF8.self), style: style(scalar.style, tag: read.tag))
        case YAML_SEQUENCE_START_EVENT:
            let start = unsafe event.data.sequence_start
            read.anchor = unsafe name(start.anchor)
            read.tag = unsafe name(start.tag)
            read.kind = unsafe .collectionStart(.sequence, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
        case YAML_MAPPING_START_EVENT:
            let start = unsafe event.data.mapping_start
            read.anchor = unsafe name(start.anchor)
            read.tag = unsafe name(start.tag)
            read.kind = unsafe .collectionStart(.mapping, isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            read.kind = .collectionEnd
        case YAML_STREAM_START_EVENT:
            read.kind = .streamStart
        default:
            read.kind = .streamEnd
        }
        return read
    }

    private static func name(_ string: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        if let string = unsafe string { unsafe String(cString: string) } else { nil }
    }

    private static func style(_ style: yaml_scalar_style_t, tag: String?) -> YAMLEvent.ScalarStyle {
        switch style {
        case YAML_PLAIN_SCALAR_STYLE: YAMLTags.isText(tag) ? .plainText : .plain
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .quoted
        }
    }
}

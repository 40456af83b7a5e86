extension FollowedHelp {
    static let acceptance = [
        Self("unmet-expectation 2", ("typeSize: [large, ax3] } }", "typeSize: [large] } }")),
        Self("unmet-expectation 3", ("expect:\n  - { node: body, height: 44, in: $compact }\n", "")),
        Self("unverified-criterion 1", ("drawn.\n", "drawn.\n    verifiedBy: [manual]\n")),
    ]
}

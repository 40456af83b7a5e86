import Project
package import Source

/// Every rule there is. A rule that is not listed here does not run; a test compares the list with the files.
package enum Registry {
    /// By group, in the order in which `explain` lists them.
    package static let rules: [any Rule.Type] = [
        SyntaxError.self, DuplicateKey.self, UnknownKey.self, WrongType.self, UnresolvedReference.self,
        ReferenceCycle.self,
        UnusedToken.self, DeprecatedToken.self, LiteralValue.self, MissingDarkValue.self, OutOfGamutColor.self,
        OffConventionName.self, NonstandardToken.self, UnavailableSymbol.self,
        SmallTapTarget.self, OverlappingTapTargets.self, UnreachableTapTarget.self,
        LowContrastText.self, UnmeasuredText.self, LowContrastGraphic.self, WeakerIncreasedContrast.self,
        ColorOnlyState.self,
        OffScaleRadius.self, OversizedRadius.self, MismatchedNestedRadius.self, OffScaleSpacing.self,
        UnmetExpectation.self, MissingGlyph.self, SmallText.self, FixedSizeText.self, TruncatedText.self,
        OverlappingContent.self, ContentOutsideSafeArea.self, OverflowingContent.self,
        MissingLabel.self, ForeignLabel.self, MissingHint.self, ConfusingReadingOrder.self, UngroupedCard.self,
        SilentAnnouncement.self,
        GestureOnlyAction.self, OffSpecGestureThreshold.self,
        MissingReducedMotion.self, OffScaleDuration.self, FlashingContent.self,
        MissingState.self, DeadEndState.self, EndlessLoading.self, JumpingContent.self,
        ForbiddenCopy.self,
        OffConventionEvent.self, PrivateEventField.self,
        InvalidAppIcon.self,
        UnverifiedCriterion.self,
        UnknownRule.self, ExpiredWaiver.self, UnusedWaiver.self, UnusedSuppression.self,
    ]

    package static func rule(_ id: RuleID) -> (any Rule.Type)? {
        rules.first { $0.facts.id == id }
    }

    /// What is said of every rule.
    package static var facts: [RuleFacts] { rules.map { $0.facts } }

    package static var ids: [RuleID] { rules.map { $0.facts.id } }
}

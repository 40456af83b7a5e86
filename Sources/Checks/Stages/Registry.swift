import Project
package import Source

/// All rules. A rule that is not listed here does not run; a test compares the list with the files.
package enum Registry {
    /// By group, in the order in which `explain` lists them.
    package static let rules: [any Rule.Type] = [
        SyntaxError.self, DuplicateKey.self, UnknownKey.self,
        MismatchedType.self, UnknownValue.self, OutOfRangeValue.self, MissingKey.self, ConflictingKeys.self,
        MisplacedElement.self, IgnoredTag.self, ExceededLimit.self, InvalidDocument.self, MismatchedTokenType.self,
        UntypedToken.self, AppearanceDependentLayout.self, UnreadableImage.self, UnreadableFont.self,
        UnknownToken.self, UnknownComponent.self, UnknownState.self, UnknownProperty.self, UnknownNode.self,
        UnknownAction.self, UnknownAnimation.self, UnknownItem.self, InvalidStateTarget.self, UnknownModifier.self,
        InvalidPointer.self, MissingFile.self,
        ReferenceCycle.self,
        UnusedToken.self, DeprecatedToken.self, LiteralValue.self, MissingDarkValue.self, OutOfGamutColor.self,
        OffConventionName.self, NonstandardToken.self, VaryingValue.self, ClashingName.self,
        UnavailableSymbol.self,
        SmallTapTarget.self, OverlappingTapTargets.self, UnreachableTapTarget.self, SeveralPrimaryActions.self,
        LowContrastText.self, UnmeasuredText.self, LowContrastGraphic.self, WeakerIncreasedContrast.self,
        ColorOnlyState.self,
        OffScaleRadius.self, OversizedRadius.self, MismatchedNestedRadius.self, OffScaleSpacing.self,
        UnmetExpectation.self, MissingGlyph.self, SmallText.self, FixedSizeText.self, TruncatedText.self,
        OverlappingContent.self, ContentOutsideSafeArea.self, OverflowingContent.self, UnmirroredSymbol.self,
        MissingLabel.self, ForeignLabel.self, MissingHint.self, ConfusingReadingOrder.self, UngroupedCard.self,
        SilentAnnouncement.self, UnannouncedState.self, LabelWithoutVisibleText.self, NestedControl.self,
        PlaceholderOnlyLabel.self, AmbiguousLabel.self,
        GestureOnlyAction.self, OffSpecGestureThreshold.self,
        MissingReducedMotion.self, OffScaleDuration.self, FlashingContent.self,
        MissingState.self, DeadEndState.self, EndlessLoading.self, JumpingContent.self,
        UnusedDefinition.self, MistakenUse.self,
        ForbiddenCopy.self,
        OffConventionEvent.self, PrivateEventField.self,
        InvalidAppIcon.self,
        UnverifiedCriterion.self, UnsignedMockup.self,
        UnknownRule.self, ExpiredWaiver.self, UnusedWaiver.self, UnusedSuppression.self,
    ]

    package static func rule(_ id: RuleID) -> (any Rule.Type)? {
        rules.first { $0.facts.id == id }
    }

    /// The facts of every rule, in the order of ``rules``.
    package static var facts: [RuleFacts] { rules.map { $0.facts } }

    package static var ids: [RuleID] { rules.map { $0.facts.id } }

    // MARK: Families

    /// Every id that a user may write: those of rules and those of families.
    package static var addressableIDs: [RuleID] { ids + RuleFamily.all.map(\.id) }

    /// The rules that a written id addresses: the rule itself, the members of a family, or none if the id is unknown.
    package static func rules(addressedBy id: RuleID) -> [RuleID] {
        if let family = RuleFamily.all.first(where: { $0.id == id }) { return family.members }
        return rule(id) == nil ? [] : [id]
    }

    /// Whether a written id addresses no rule.
    package static func isUnknown(_ id: RuleID) -> Bool { rules(addressedBy: id).isEmpty }
}

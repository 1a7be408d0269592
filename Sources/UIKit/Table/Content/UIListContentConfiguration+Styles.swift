extension UIListContentConfiguration {
  public static func cell() -> UIListContentConfiguration { make(.body, .subheadline) }

  public static func subtitleCell() -> UIListContentConfiguration { make(.body, .subheadline) }

  public static func valueCell() -> UIListContentConfiguration {
    var made = make(.body, .body)
    made.secondaryTextProperties.color = .secondaryLabel
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  public static func plainHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }
  public static func plainFooter() -> UIListContentConfiguration { muted() }
  public static func groupedHeader() -> UIListContentConfiguration { muted() }
  public static func groupedFooter() -> UIListContentConfiguration { muted() }

  public static func sidebarCell() -> UIListContentConfiguration { make(.body, .subheadline) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(.body, .subheadline)
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    make(.body, .subheadline)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    make(.body, .subheadline)
  }
  public static func sidebarHeader() -> UIListContentConfiguration { make(.headline, .subheadline) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.headline, .subheadline)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.title3, .subheadline)
  }

  private static func make(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(style: text),
      secondaryTextProperties: TextProperties(style: secondary))
  }

  private static func muted() -> UIListContentConfiguration {
    var made = make(.footnote, .footnote)
    made.textProperties.color = .secondaryLabel
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }
}

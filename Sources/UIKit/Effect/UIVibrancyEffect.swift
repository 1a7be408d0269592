/// How things stand out on a blur, kept as data.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  private var style = UIVibrancyEffectStyle.label

  public convenience init(blurEffect: UIBlurEffect) { self.init() }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
    self.style = style
  }
}

/// What it is that stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
  case separator
}

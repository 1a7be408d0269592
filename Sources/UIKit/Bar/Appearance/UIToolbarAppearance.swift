/// How a toolbar looks. Kept as data.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

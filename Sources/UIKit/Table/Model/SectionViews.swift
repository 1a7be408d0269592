/// The header and footer of a section on screen. Asked for once, when the section comes on screen.
struct SectionViews {
  var header: UIView?
  var headerTitle: String?
  var footer: UIView?
  var footerTitle: String?
  /// The footer is asked for when the section's last row comes on screen.
  var hasFooter = false
}

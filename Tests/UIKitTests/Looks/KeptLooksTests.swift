import Testing
import UIKit

/// Members that are kept and read back, and mean nothing to a host.
@MainActor @Suite struct KeptLooksTests {
  @Test("A segmented control keeps its images and offsets apart by state, side and metrics")
  func segments() {
    let control = UISegmentedControl(items: ["All", "Mine"])
    let (back, divider) = (UIImage(systemName: "square"), UIImage(systemName: "minus"))
    control.setBackgroundImage(back, for: .selected, barMetrics: .default)
    control.setDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    let offset = UIOffset(horizontal: 3, vertical: 4)
    control.setContentPositionAdjustment(offset, forSegmentType: .left, barMetrics: .compact)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === back)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
        === divider)
    #expect(
      control.dividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default) == nil)
    #expect(
      control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .compact) == offset)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
  }

  @Test("A bar's appearance keeps its effect, and so does its copy")
  func effect() {
    let appearance = UINavigationBarAppearance()
    let effect = UIBlurEffect(style: .dark)
    appearance.backgroundEffect = effect
    #expect(UINavigationBarAppearance(barAppearance: appearance).backgroundEffect === effect)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
  }

  @Test("A scroll view has a pinch only where it can be zoomed")
  func pinch() {
    let scroll = UIScrollView()
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 2
    let pinch = scroll.pinchGestureRecognizer
    #expect(pinch != nil && scroll.pinchGestureRecognizer === pinch)
  }

  @Test("What else is kept")
  func kept() {
    let label = UILabel()
    label.lineBreakStrategy = .pushOut
    #expect(label.lineBreakStrategy == .pushOut)
    let table = UITableView()
    let effect = UIBlurEffect(style: .light)
    table.separatorEffect = effect
    #expect(table.separatorEffect === effect)
    let item = UIBarButtonItem()
    #expect(item.preferredMenuElementOrder == .automatic)
    item.preferredMenuElementOrder = .fixed
    #expect(item.preferredMenuElementOrder == .fixed)
    let bar = UINavigationBar()
    bar.preferredBehavioralStyle = .mac
    #expect(bar.preferredBehavioralStyle == .mac)
    let attributes = UICollectionViewLayoutAttributes()
    attributes.transform3D.m34 = -0.002
    #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.transform3D.m34 == -0.002)
    let navigationItem = UINavigationItem(title: "")
    let more = UIDeferredMenuElement { $0([]) }
    navigationItem.additionalOverflowItems = more
    #expect(navigationItem.additionalOverflowItems === more)
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.imageConfiguration.traitCollection == traits)
  }

  @Test("A class that is drawn in a nib compiles, and can call what UIKit would")
  func awake() {
    final class Card: UIView {
      var isAwake = false
      override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
      }
      override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    }
    let card = Card()
    #expect(!card.isAwake)
    card.awakeFromNib()
    #expect(card.isAwake)
  }
}

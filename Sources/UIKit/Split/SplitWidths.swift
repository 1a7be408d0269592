/// What few split views are told of their looks. Kept as data: a host gives columns their widths.
@MainActor struct SplitWidths {
  var preferredPrimary = UISplitViewController.automaticDimension
  var preferredPrimaryFraction = UISplitViewController.automaticDimension
  var minimumPrimary = UISplitViewController.automaticDimension
  var maximumPrimary = UISplitViewController.automaticDimension
  var preferredSupplementary = UISplitViewController.automaticDimension
  var preferredSupplementaryFraction = UISplitViewController.automaticDimension
  var minimumSupplementary = UISplitViewController.automaticDimension
  var maximumSupplementary = UISplitViewController.automaticDimension
}

extension UISplitViewController {
  public var preferredPrimaryColumnWidth: CGFloat {
    get { widths.preferredPrimary }
    set { widths.preferredPrimary = newValue }
  }
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.preferredPrimaryFraction }
    set { widths.preferredPrimaryFraction = newValue }
  }
  public var minimumPrimaryColumnWidth: CGFloat {
    get { widths.minimumPrimary }
    set { widths.minimumPrimary = newValue }
  }
  public var maximumPrimaryColumnWidth: CGFloat {
    get { widths.maximumPrimary }
    set { widths.maximumPrimary = newValue }
  }
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { widths.preferredSupplementary }
    set { widths.preferredSupplementary = newValue }
  }
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths.preferredSupplementaryFraction }
    set { widths.preferredSupplementaryFraction = newValue }
  }
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { widths.minimumSupplementary }
    set { widths.minimumSupplementary = newValue }
  }
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { widths.maximumSupplementary }
    set { widths.maximumSupplementary = newValue }
  }

  /// The preferred width, else what the system is likely to choose.
  public var primaryColumnWidth: CGFloat {
    preferredPrimaryColumnWidth > 0 ? preferredPrimaryColumnWidth : 320
  }
  public var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 320
  }
}

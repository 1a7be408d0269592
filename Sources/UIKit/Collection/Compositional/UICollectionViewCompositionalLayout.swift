public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout put together from sections, groups and items.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  /// Those that the provider gave since the layout was last invalidated.
  private var sections: [Int: NSCollectionLayoutSection] = [:]
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = Self.copy(configuration)
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    storedConfiguration = Self.copy(configuration)
    super.init()
  }

  // Inherited by Apple's class, and so no row of its own in Apple's table.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { nil }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .ofList(configuration))
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = Self.copy(newValue)
      invalidateLayout()
    }
  }

  private static func copy(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  // MARK: What a collection asks

  private func section(at index: Int) -> NSCollectionLayoutSection? {
    if let known = sections[index] { return known }
    let section = sectionProvider(index, environment)
    sections[index] = section
    return section
  }

  private var environment: LayoutEnvironment {
    let own = collectionView?.bounds.size ?? .zero
    let screen = collectionView?.window?.bounds.size ?? .zero
    let fallback = CGSize(width: 390, height: 844)
    let size = own.width > 0 ? own : screen.width > 0 ? screen : fallback
    return LayoutEnvironment(size: size, traits: collectionView?.traitCollection ?? .screen)
  }

  override func forgetPlan() { sections = [:] }

  override func plan(ofSection index: Int) -> SectionPlan {
    guard let section = section(at: index) else { return SectionPlan() }
    var plan = SectionPlan()
    plan.list = section.list
    plan.scrollsSideways = section.orthogonalScrollingBehavior != .none
    plan.pages = [.paging, .groupPaging, .groupPagingCentered].contains(
      section.orthogonalScrollingBehavior)
    plan.leadingKinds = section.boundarySupplementaryItems.filter { !$0.isAtEnd }.map(\.elementKind)
    plan.trailingKinds = section.boundarySupplementaryItems.filter(\.isAtEnd).map(\.elementKind)
    plan.itemKinds = section.group.leaves.map { $0.supplementaryItems.map(\.elementKind) }
    return plan
  }

  override var scrollsHorizontally: Bool { storedConfiguration.scrollDirection == .horizontal }

  override var outerKinds: (leading: [String], trailing: [String]) {
    let items = storedConfiguration.boundarySupplementaryItems
    return (
      items.filter { !$0.isAtEnd }.map(\.elementKind), items.filter(\.isAtEnd).map(\.elementKind)
    )
  }
}

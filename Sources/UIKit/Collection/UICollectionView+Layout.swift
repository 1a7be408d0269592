// What a collection asks its layout.
extension UICollectionView {
  func use(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    if layout !== storedLayout {
      let old = storedLayout
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      old.storedCollectionView = nil
      storedLayout = layout
      layout.storedCollectionView = self
      for entry in displayedCells.entries { entry.cell.willTransition(from: old, to: layout) }
      layout.invalidateLayout()
      loadDisplayedRows()
      for entry in displayedCells.entries { entry.cell.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    guard let completion else { return }
    if animated { afterAnimation { completion(true) } } else { completion(true) }
  }

  /// Views that the new plan has no place for leave the screen; what it adds comes with the next
  /// layout.
  func layoutDidInvalidate() {
    plans = [:]
    endDisplaying(supplementary: supplementaryViews.keys.filter { !isPlanned($0) })
    setNeedsDisplayedRows()
  }

  private func isPlanned(_ place: SupplementaryPlace) -> Bool {
    guard place.path.count == 2 else {
      let kinds = storedLayout.outerKinds
      return kinds.leading.contains(place.kind) || kinds.trailing.contains(place.kind)
    }
    let plan = plan(ofSection: place.path.section)
    return plan.leadingKinds.contains(place.kind) || plan.trailingKinds.contains(place.kind)
      || plan.kinds(ofItem: place.path.item).contains(place.kind)
  }

  func plan(ofSection section: Int) -> SectionPlan {
    if let known = plans[section] { return known }
    let plan = storedLayout.plan(ofSection: section)
    plans[section] = plan
    return plan
  }

  /// Whether the items follow one another to the side.
  package var scrollsHorizontally: Bool { storedLayout.scrollsHorizontally }

  func beginTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = storedLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveTransition = InteractiveLayoutTransition(
      old: old, new: layout, completion: completion)
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = interactiveTransition else { return }
    interactiveTransition = nil
    if finished { use(transition.new, animated: false, completion: nil) }
    guard let completion = transition.completion else { return }
    afterAnimation { completion(true, finished) }
  }
}

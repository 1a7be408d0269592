extension UICollectionView {
  func apply(_ plan: TablePlan, from old: TableShape, to new: TableShape) {
    let leaving = moveRows(by: plan, from: old, to: new)
    let gone = moveViews(plan)
    plans = [:]
    storedLayout.invalidateLayout()
    setNeedsDisplayedRows()
    // Callbacks come when the collection is in its new state.
    endDisplaying(leaving)
    for (place, view) in gone {
      recycle(view, kind: place.kind)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }
  }

  /// Gives the views of sections and items their new places.
  ///
  /// - Returns: those whose section or item is gone.
  private func moveViews(
    _ plan: TablePlan
  ) -> [(SupplementaryPlace, UICollectionReusableView)] {
    let views = supplementaryViews
    supplementaryViews = [:]
    var gone: [(SupplementaryPlace, UICollectionReusableView)] = []
    for (place, view) in views.sorted(by: { $0.key.path < $1.key.path }) {
      if let moved = newPath(of: place, by: plan) {
        supplementaryViews[SupplementaryPlace(kind: place.kind, path: moved)] = view
      } else {
        gone.append((place, view))
      }
    }
    return gone
  }

  private func newPath(of place: SupplementaryPlace, by plan: TablePlan) -> IndexPath? {
    guard place.path.count == 2 else { return place.path }
    let section = place.path.section
    let belongsToItem = self.plan(ofSection: section).kinds(ofItem: place.path.item).contains(
      place.kind)
    if belongsToItem {
      return plan.keeps(place.path) ? plan.path(from: place.path) : nil
    }
    guard plan.keepsSection(section), let moved = plan.section(from: section) else { return nil }
    return IndexPath(item: 0, section: moved)
  }
}

/// A change of layout that code has begun and not ended.
struct InteractiveLayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

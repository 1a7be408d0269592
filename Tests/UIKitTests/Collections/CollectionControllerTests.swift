import Testing
import UIKit

@MainActor @Suite struct CollectionControllerTests {
  final class Letters: UICollectionViewController {
    var selected: [Int] = []
    var scrolls = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test func `what only a subclass implements is heard`() {
    let stage = Stage()
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(letters)
    stage.run {
      #expect(letters.collectionView.visibleCells.count == 40)
      letters.collectionView.userSelectsItem(at: .item(3))
      letters.collectionView.userScrollsOn()
    }
    #expect(letters.selected == [3])
    #expect(letters.scrolls == 1)
    #expect(letters.collectionView.visibleCells.count == 80)
  }

  @Test func `the selection is put away when the screen comes back`() {
    let stage = Stage()
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    let stack = UINavigationController(rootViewController: letters)
    stage.show(stack)
    stage.run {
      _ = letters.collectionView.visibleCells
      letters.collectionView.userSelectsItem(at: .item(3))
      stack.pushViewController(UIViewController(), animated: false)
      #expect(letters.collectionView.indexPathsForSelectedItems == [.item(3)])
      stack.popViewController(animated: false)
    }
    #expect(letters.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `editing the controller edits the collection, and its cells say so`() {
    let stage = Stage()
    let letters = Letters(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(letters)
    stage.run {
      letters.setEditing(true, animated: false)
      #expect(letters.collectionView.isEditing)
      #expect(letters.collectionView.visibleCells.allSatisfy { $0.configurationState.isEditing })
    }
  }
}

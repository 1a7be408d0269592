import UIKit

final class GoodsViewController: UITableViewController {
  private let goods: [Shop.Good]
  private var bought: Set<Int> = []

  init(goods: [Shop.Good]) {
    self.goods = goods
    super.init(style: .plain)
    title = "Shop"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign In",
      primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.signIn() })
  }

  required init?(coder: NSCoder) { nil }

  private func signIn() {
    let sheet = UINavigationController(rootViewController: SignInViewController())
    present(sheet, animated: true)
  }

  private func buy(_ index: Int) {
    let screen = BuyViewController(good: goods[index]) { [weak self] isBought in
      if isBought { self?.bought.insert(index) }
      self?.tableView.reloadData()
    }
    navigationController?.pushViewController(screen, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let good = goods[indexPath.row]
    let title = UILabel()
    title.text = good.title
    let detail = UILabel()
    detail.text = bought.contains(indexPath.row) ? "Yours" : "3 €"
    detail.textColor = .secondaryLabel
    let lines = UIStackView(arrangedSubviews: [title, detail])
    lines.axis = .vertical
    let row = UIStackView(arrangedSubviews: [lines])
    if let image = good.thumbnail.flatMap({ UIImage(contentsOfFile: $0.path) }) {
      row.insertArrangedSubview(UIImageView(image: image), at: 0)
    }
    if !bought.contains(indexPath.row) {
      row.addArrangedSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.buy(indexPath.row) }))
    }
    cell.contentView.addSubview(row)
    cell.accessibilityIdentifier = good.title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      GoodViewController(good: goods[indexPath.row]), animated: true)
  }
}

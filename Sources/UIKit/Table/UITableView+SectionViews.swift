// Headers and footers on screen.
extension UITableView {
  func beginDisplayingViews(ofSection section: Int, footer: Bool) {
    var views = sectionViews[section] ?? SectionViews()
    let pass = reloadCount
    if sectionViews[section] == nil {
      (views.header, views.headerTitle) = header(ofSection: section)
      if let header = views.header, reloadCount == pass {
        delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
        addSubview(header)
      }
    }
    if footer, !views.hasFooter {
      views.hasFooter = true
      (views.footer, views.footerTitle) = self.footer(ofSection: section)
      if let footer = views.footer, reloadCount == pass {
        delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
        addSubview(footer)
      }
    }
    if reloadCount == pass { sectionViews[section] = views }
  }

  private func header(ofSection section: Int) -> (UIView?, String?) {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height == 0 { return (nil, nil) }
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return (view, nil) }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return (title.map(titleView), title)
  }

  private func footer(ofSection section: Int) -> (UIView?, String?) {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height == 0 { return (nil, nil) }
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return (view, nil) }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return (title.map(titleView), title)
  }

  private func titleView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func endDisplayingViews(ofSection section: Int) {
    guard let views = sectionViews.removeValue(forKey: section) else { return }
    remove(views, ofSection: section)
  }

  func remove(_ views: SectionViews, ofSection section: Int) {
    if let header = views.header {
      recycle(headerFooter: header)
      delegate?.tableView(self, didEndDisplayingHeaderView: header, forSection: section)
    }
    if let footer = views.footer {
      recycle(headerFooter: footer)
      delegate?.tableView(self, didEndDisplayingFooterView: footer, forSection: section)
    }
  }

  /// For the views around the rows.
  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }
}

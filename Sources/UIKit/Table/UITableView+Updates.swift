extension UITableView {
  func apply(_ plan: TablePlan, from old: TableShape, to new: TableShape) {
    let leaving = moveRows(by: plan, from: old, to: new)
    let views = sectionViews
    sectionViews = [:]
    for (section, sectionViews) in views {
      if plan.keepsSection(section), let moved = plan.section(from: section) {
        self.sectionViews[moved] = sectionViews
      } else {
        remove(sectionViews, ofSection: section)
      }
    }
    setNeedsDisplayedRows()
    endDisplaying(leaving)
  }
}

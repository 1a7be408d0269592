/// One or more wheels, on each of which one row is chosen.
@MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// The rows of each wheel and the one chosen, as far as they have been asked for.
  private var wheels: [Wheel]?

  private struct Wheel {
    var rowCount: Int
    /// -1 where the wheel has no rows.
    var selected: Int

    mutating func select(_ row: Int) { selected = min(max(row, 0), rowCount - 1) }
  }

  // MARK: Content

  open var numberOfComponents: Int { loaded().count }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Asks the data source again; the chosen rows stay as far as they are still there.
  open func reloadAllComponents() {
    let chosen = wheels?.map(\.selected) ?? []
    wheels = nil
    for (component, row) in chosen.enumerated() where row >= 0 { select(row, in: component) }
    contentDidChange()
  }

  open func reloadComponent(_ component: Int) {
    guard let old = wheel(component), let dataSource else { return }
    let rowCount = dataSource.pickerView(self, numberOfRowsInComponent: component)
    var new = Wheel(rowCount: rowCount, selected: -1)
    new.select(old.selected)
    wheels?[component] = new
    contentDidChange()
  }

  /// The view that the delegate makes for the row; nil where it makes none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard
      let view = delegate?.pickerView(
        self, viewForRow: row, forComponent: component, reusing: nil), !(view is NoPickerRowView)
    else { return nil }
    return view
  }

  /// Zero: sizes are the host's.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }

  private func loaded() -> [Wheel] {
    if let wheels { return wheels }
    guard let dataSource else { return [] }
    let made = (0..<dataSource.numberOfComponents(in: self)).map { component in
      let rowCount = dataSource.pickerView(self, numberOfRowsInComponent: component)
      return Wheel(rowCount: rowCount, selected: rowCount > 0 ? 0 : -1)
    }
    wheels = made
    return made
  }

  private func wheel(_ component: Int) -> Wheel? {
    let wheels = loaded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selection

  /// -1 where the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  /// Tells the delegate nothing. A row beyond the last stands for the last.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    select(row, in: component)
    contentDidChange()
  }

  private func select(_ row: Int, in component: Int) {
    guard wheel(component) != nil else { return }
    wheels?[component].select(row)
  }

  // MARK: The user

  /// What the delegate gives the row to read, if it is text.
  package func title(forRow row: Int, inComponent component: Int) -> String? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// The user turns a wheel to a row.
  ///
  /// - Returns: false when the picker does not answer or has no such row.
  @discardableResult package func userSelect(_ row: Int, inComponent component: Int) -> Bool {
    guard answersTouches, let wheel = wheel(component), (0..<wheel.rowCount).contains(row) else {
      return false
    }
    guard row != wheel.selected else { return true }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }
}

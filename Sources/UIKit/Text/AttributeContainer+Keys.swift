extension AttributeContainer {
  /// UIKit's attributes and links in the form that `NSAttributedString` keeps: Foundation on Linux
  /// cannot make one of an `AttributedString`.
  var byKey: [NSAttributedString.Key: Any] {
    let values: [NSAttributedString.Key: Any?] = [
      .font: self.font, .paragraphStyle: self.paragraphStyle,
      .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor,
      .ligature: self.ligature, .kern: self.kern, .tracking: self.tracking,
      .strikethroughStyle: self.strikethroughStyle?.rawValue,
      .underlineStyle: self.underlineStyle?.rawValue, .strokeColor: self.strokeColor,
      .strokeWidth: self.strokeWidth,
      .textEffect: self.textEffect?.rawValue, .baselineOffset: self.baselineOffset,
      .underlineColor: self.underlineColor, .strikethroughColor: self.strikethroughColor,
      .obliqueness: self.obliqueness, .expansion: self.expansion, .link: self.link,
    ]
    return values.compactMapValues { $0 }
  }
}

import AppHost
import Testing
import UIKit

/// What views are to somebody who does not see them.
@MainActor struct ViewNodeTests {
  @Test func `a label is a text`() throws {
    let stage = try Stage { $0.text("Hello").accessibilityIdentifier = "greeting" }
    let node = try #require(stage.node("Hello"))
    #expect(node.role == .text)
    #expect(node.identifier == "greeting")
    #expect(node.actions == [])
    #expect(node.state == [])
  }

  @Test func `a label with the header trait is a heading`() throws {
    let stage = try Stage { $0.text("Chapter").accessibilityTraits = .header }
    #expect(stage.node("Chapter")?.role == .heading)
  }

  @Test func `a text in the system's red alarms, one in a secondary colour matters less`() throws {
    let stage = try Stage {
      $0.text("Wrong").textColor = .systemRed
      $0.text("By the way").textColor = .secondaryLabel
    }
    #expect(stage.node("Wrong")?.state == .alarming)
    #expect(stage.node("By the way")?.state == .secondary)
  }

  @Test func `a button has its title, and can be tapped`() throws {
    let stage = try Stage { $0.button("Play").accessibilityIdentifier = "play" }
    let node = try #require(stage.node("Play"))
    #expect(node.role == .button)
    #expect(node.actions == [.tap])
    #expect(node.identifier == "play")
  }

  @Test func `a label that the app gives goes before what is written`() throws {
    let stage = try Stage {
      $0.button("▶︎").accessibilityLabel = "Play"
      $0.text("1/2").accessibilityLabel = "one of two"
    }
    #expect(stage.node("Play")?.role == .button)
    #expect(stage.node("one of two")?.role == .text)
    #expect(stage.node("▶︎") == nil)
  }

  @Test func `a button tells its state`() throws {
    let stage = try Stage {
      $0.button("Off").isEnabled = false
      $0.button("On").isSelected = true
      $0.button("Delete").role = .destructive
      $0.button("Main").configuration = .filled()
    }
    #expect(stage.node("Off")?.state == .disabled)
    #expect(stage.node("Off")?.actions == [])
    // A chosen button stands on a ground, as UIKit draws it.
    #expect(stage.node("On")?.state == [.selected, .tinted])
    #expect(stage.node("Delete")?.state == .destructive)
    #expect(stage.tree.root.first { $0.state == .prominent }?.role == .button)
  }

  @Test func `a field is called what its placeholder says, and holds its text`() throws {
    let stage = try Stage {
      let field = $0.field("Name")
      field.text = "Ada"
      field.textContentType = .username
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.returnKeyType = .next
      field.keyboardType = .emailAddress
    }
    let node = try #require(stage.node("Name"))
    #expect(node.role == .textField)
    #expect(node.value == "Ada")
    #expect(node.actions == [.type, .submit])
    #expect(
      node.field
        == FieldTraits(
          placeholder: "Name", contentType: "username", keyboard: .email, capitalizes: false,
          autocorrects: false, returnKey: "next"))
  }

  @Test func `a secure field's text is masked`() throws {
    let stage = try Stage {
      let field = $0.field("Password")
      field.isSecureTextEntry = true
      field.text = "secret"
    }
    let node = try #require(stage.node("Password"))
    #expect(node.value == "••••••")
    #expect(node.field?.isSecure == true)
    #expect(
      try !String(decoding: JSONEncoder().encode(stage.tree), as: UTF8.self).contains("secret"))
  }

  @Test func `the field that has the keyboard is focused`() throws {
    let stage = try Stage {
      $0.field("Name")
      $0.field("Password")
    }
    #expect(stage.node("Name")?.state == [])
    stage.perform(.type(try #require(stage.node("Name")).id, text: "Ada"))
    #expect(stage.node("Name")?.state == .focused)
    #expect(stage.node("Password")?.state == [])
  }

  @Test func `an activity indicator is busy while it turns, and else not there`() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    let stage = try Stage { $0.add(indicator) }
    #expect(stage.node("Loading") == nil)
    indicator.startAnimating()
    #expect(stage.node("Loading")?.role == .activityIndicator)
    #expect(stage.node("Loading")?.state == .busy)
    indicator.stopAnimating()
    #expect(stage.node("Loading") == nil)
  }

  @Test func `an image says what it shows and where its bytes are`() throws {
    let gif = try #require(
      Data(base64Encoded: "R0lGODlhAgADAAAAACH5BAEAAAAALAAAAAACAAMAAAICRAEAOw=="))
    let stage = try Stage {
      $0.add(UIImageView(image: UIImage(data: gif))).accessibilityLabel = "A dot"
      $0.add(UIImageView(image: UIImage(systemName: "star"))).accessibilityLabel = "A star"
    }
    #expect(stage.node("A dot")?.role == .image)
    #expect(stage.node("A dot")?.picture == .bytes(gif, width: 2, height: 3))
    #expect(stage.node("A star")?.picture == .symbol("star"))
  }

  @Test func `an image that has a name is there before its picture`() throws {
    let view = UIImageView()
    let stage = try Stage { $0.add(view) }
    #expect(stage.tree.screen?.all { $0.role == .image }.isEmpty == true)
    view.accessibilityLabel = "A star"
    #expect(stage.node("A star")?.role == .image)
    #expect(stage.node("A star")?.picture == nil)
    let id = stage.node("A star")?.id
    view.image = UIImage(systemName: "star")
    #expect(stage.node("A star")?.picture == .symbol("star"))
    #expect(stage.node("A star")?.id == id)
  }

  @Test func `a stack view is a group along its axis`() throws {
    let stage = try Stage {
      let row = UIStackView()
      row.accessibilityLabel = "Pair"
      let label = UILabel()
      label.text = "Left"
      row.addArrangedSubview(label)
      $0.add(row)
    }
    let pair = try #require(stage.node("Pair"))
    #expect(pair.role == .group)
    #expect(pair.axis == .horizontal)
    #expect(pair.children.map(\.label) == ["Left"])
    #expect(stage.tree.screen?.first { $0.role == .group }?.axis == .vertical)
  }

  @Test func `what is hidden, transparent or empty is not there`() throws {
    let stage = try Stage {
      $0.text("Hidden").isHidden = true
      $0.text("Clear").alpha = 0.001
      $0.text("Faint").alpha = 0.5
      $0.text("Passed over").accessibilityElementsHidden = true
      $0.text("")
    }
    let texts = stage.tree.root.all { $0.role == .text }.map(\.label)
    #expect(texts == ["Faint"])
  }

  @Test func `what a view that takes no touches holds cannot be acted on`() throws {
    let stage = try Stage {
      $0.column.isUserInteractionEnabled = false
      $0.button("Play")
      $0.field("Name")
    }
    #expect(stage.node("Play")?.actions == [])
    #expect(stage.node("Name")?.actions == [])
  }
}

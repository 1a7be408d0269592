extension UIFontDescriptor {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "NSCTFont\(name)Attribute" }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName("Matrix")
    public static let characterSet = AttributeName("CharacterSet")
    public static let cascadeList = AttributeName("CascadeList")
    public static let traits = AttributeName("Traits")
    public static let fixedAdvance = AttributeName("FixedAdvance")
    public static let featureSettings = AttributeName("FeatureSettings")
    public static let textStyle = AttributeName("UIUsage")
    static let design = AttributeName("Design")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var traitItalic: SymbolicTraits { Self(rawValue: 1 << 0) }
    public static var traitBold: SymbolicTraits { Self(rawValue: 1 << 1) }
    public static var traitExpanded: SymbolicTraits { Self(rawValue: 1 << 5) }
    public static var traitCondensed: SymbolicTraits { Self(rawValue: 1 << 6) }
    public static var traitMonoSpace: SymbolicTraits { Self(rawValue: 1 << 10) }
    public static var traitVertical: SymbolicTraits { Self(rawValue: 1 << 11) }
    public static var traitUIOptimized: SymbolicTraits { Self(rawValue: 1 << 12) }
    public static var traitTightLeading: SymbolicTraits { Self(rawValue: 1 << 15) }
    public static var traitLooseLeading: SymbolicTraits { Self(rawValue: 1 << 16) }
    public static var classMask: SymbolicTraits { Self(rawValue: 0xF000_0000) }
    public static var classOldStyleSerifs: SymbolicTraits { Self(rawValue: 1 << 28) }
    public static var classTransitionalSerifs: SymbolicTraits { Self(rawValue: 2 << 28) }
    public static var classModernSerifs: SymbolicTraits { Self(rawValue: 3 << 28) }
    public static var classClarendonSerifs: SymbolicTraits { Self(rawValue: 4 << 28) }
    public static var classSlabSerifs: SymbolicTraits { Self(rawValue: 5 << 28) }
    public static var classFreeformSerifs: SymbolicTraits { Self(rawValue: 7 << 28) }
    public static var classSansSerif: SymbolicTraits { Self(rawValue: 8 << 28) }
    public static var classOrnamentals: SymbolicTraits { Self(rawValue: 9 << 28) }
    public static var classScripts: SymbolicTraits { Self(rawValue: 10 << 28) }
    public static var classSymbolic: SymbolicTraits { Self(rawValue: 12 << 28) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why the system did not do what an app asked for a scene.
public struct UISceneError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported
    case requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  package let code: Code

  package init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UISceneErrorDomain }
  @_documentation(visibility: internal)
  public var errorCode: Int { code.rawValue }

  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension WebHost {
  public struct Configuration: Sendable {
    /// The address to listen at. Only this machine's browsers reach the default.
    public var host: String
    /// 0 takes any that is free.
    public var port: Int
    /// Names besides `localhost` that browsers may ask for. Addresses are always right.
    public var names: Set<String>
    /// How long a session may go unused before it is ended.
    public var idleLimit: Duration
    /// How many sessions there may be. A further one ends the one that has gone unused longest.
    public var sessionLimit: Int
    /// Whether each request is a line on standard error.
    public var isVerbose: Bool
    /// Whether an app is stopped where it does what Apple's UIKit may corrupt its state over.
    public var isStrict: Bool

    public init(
      host: String = "127.0.0.1", port: Int = 8080, names: Set<String> = [],
      idleLimit: Duration = .seconds(3600), sessionLimit: Int = 2000, isVerbose: Bool = false,
      isStrict: Bool = false
    ) {
      self.host = host
      self.port = port
      self.names = names
      self.idleLimit = idleLimit
      self.sessionLimit = sessionLimit
      self.isVerbose = isVerbose
      self.isStrict = isStrict
    }

    var limits: SessionStore.Limits {
      SessionStore.Limits(idle: idleLimit, sessions: sessionLimit)
    }
  }
}

/// How the end of a line looks.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

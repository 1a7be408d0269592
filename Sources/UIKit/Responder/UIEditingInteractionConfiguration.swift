/// Whether the gestures of three fingers undo, redo, cut, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

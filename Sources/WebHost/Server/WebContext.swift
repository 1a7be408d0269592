package import Hummingbird

/// Nothing: all that an answer depends on is in the request and in the session.
package struct WebContext: InitializableFromSource {
  package init() {}
  package init(source: ApplicationRequestContextSource) {}
}

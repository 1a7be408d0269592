import Testing
import WebHost

@Suite struct `Rendered HTML` {
  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"),
    ("naïve 日本 👩‍👩‍👧 \u{202E}", "naïve 日本 👩‍👩‍👧 \u{202E}"),
    ("a\u{0}b\u{7F}", "a\u{FFFD}b\u{FFFD}"),
    ("line\r\n", "line&#13;\n"),
  ])
  func `shows any text as text`(text: String, rendered: String) {
    #expect(HTML.text(text).rendered == rendered)
  }

  @Test func `escapes attributes`() {
    let html = HTML.element("p", ["title": "\"><script>"])
    #expect(html.rendered == "<p title=\"&quot;&gt;&lt;script&gt;\"></p>")
  }

  @Test func `leaves out attributes without a value and closes no void element`() {
    let html = HTML.element("input", ["disabled": "", "value": nil, "type": "text"])
    #expect(html.rendered == "<input disabled type=\"text\">")
  }
}

import SiteViews
import Testing

struct HTMLTests {
  @Test(arguments: [
    (#"<script>alert("1")</script>"#, "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"),
    ("Tom & Jerry's", "Tom &amp; Jerry&#39;s"),
    ("a\u{0}b\u{1B}[2Jc\u{9B}d", "a\u{FFFD}b\u{FFFD}[2Jc\u{FFFD}d"),
    ("left\u{202E}right\u{2066}", "left\u{FFFD}right\u{FFFD}"),
    ("Amélie – 天気の子 “quoted”", "Amélie – 天気の子 “quoted”"),
    ("two\nlines", "two\nlines"),
  ])
  func `text is escaped`(text: String, expected: String) {
    #expect(("<p>\(text)</p>" as HTML).text == "<p>\(expected)</p>")
  }

  @Test func `markup is not escaped again`() {
    let inner: HTML = "<b>\("<")</b>"
    let missing: HTML? = nil
    #expect(
      ("<p>\(inner)\([inner, inner])\(missing)\(7)</p>" as HTML).text
        == "<p><b>&lt;</b><b>&lt;</b><b>&lt;</b>7</p>")
  }

  @Test func `text in an attribute cannot end it`() {
    let title = #"" onclick="alert(1)"#
    #expect((#"<a title="\#(title)">"# as HTML).text == #"<a title="&quot; onclick=&quot;alert(1)">"#)
  }
}

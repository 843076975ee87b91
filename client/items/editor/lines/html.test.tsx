import { expect, it } from "vitest"
import { htmlOfEditor, openEditor } from "../extension.ts"
import { htmlFromLines } from "./html-from-lines.ts"

function throughEditor(html: string) {
  return htmlOfEditor(openEditor(html))
}

const stored = [
  "",
  "<p>Form 5 measured the shadow of the flagpole.</p>",
  "<p>One</p><p>Two</p>",
  "<p>One</p><p><br></p><p>Two</p>",
  "<p><br></p><p><br></p>",
  "<p>One<br>Two<br><br>Three</p>",
  "<p>Ends with an empty line<br><br></p>",
  "<p><strong>Bold</strong>, <em>italic</em> and <strong><em>both</em></strong>.</p>",
  "<p><strong>Bold with <em>italic</em> inside</strong></p>",
  "<p><em>Italic with <strong>bold</strong> inside</em></p>",
  "<p><strong>Bold<br>over a break</strong></p>",
  '<p><span class="ql-size-large">Large<br>over a break</span><br><span class="ql-size-small">small</span></p>',
  '<p><a href="/about">About<br>us</a><br><a href="/news">news</a></p>',
  '<p><span class="ql-size-large">Large</span> and <span class="ql-size-small">small</span></p>',
  '<p><strong class="ql-size-large">Large and bold</strong></p>',
  '<p><em class="ql-size-small">Small and italic</em></p>',
  '<p><strong class="ql-size-large"><em>All three</em></strong></p>',
  '<p><span class="ql-size-large">Large with <strong>bold</strong> inside</span></p>',
  '<p><strong>Bold with <span class="ql-size-small">small</span> inside</strong></p>',
  '<p class="ql-indent-1">In</p><p class="ql-indent-8">Deep in</p>',
  "<blockquote>Curious, kind, unafraid.</blockquote>",
  '<blockquote class="ql-indent-2">One<br>Two</blockquote><blockquote>Three</blockquote>',
  "<ul><li>One</li><li>Two</li></ul>",
  "<ol><li>One</li><li><strong>Two</strong></li></ol><p>Between</p><ol><li>One again</li></ol>",
  "<ol><li>One</li></ol><ul><li>Another kind</li></ul>",
  "<ul><li>One<ul><li>One in</li><li>Two in</li></ul></li><li>Two</li></ul>",
  "<ol><li>One<ul><li>Bullet in<ol><li>Number in</li></ol></li></ul></li></ol>",
  "<ul><li>One<ol><li>Number</li></ol><ul><li>Bullet</li></ul></li></ul>",
  '<ul><li class="ql-indent-1">Deeper than its list</li><li>Not</li></ul>',
  '<ol><li>One<ol><li class="ql-indent-1">Two levels in</li><li>One level in</li></ol></li></ol>',
  "<ul><li><br></li><li>After an empty one</li></ul>",
  '<p>See <a href="https://example.org/?a=1&amp;b=2">the <strong>plan</strong></a> or <a href="#/news/view/12">news</a>.</p>',
  '<p><a href="/search?q=&quot;A &amp; B&quot;">Quoted</a></p>',
  '<p><a href="mailto:office@example.org">Write</a> or <a href="tel:+15550100">ring</a></p>',
  '<p><strong>Read <a href="/about">about us</a> first</strong></p>',
  '<p>5 &lt; 6 &amp; 7 &gt; 6, “quoted” and "straight"</p>',
  "<p>Two \u00a0spaces and\u00a0one that holds</p>",
  "<h2>What to <em>bring</em></h2><p>a</p><h3>On <strong>Friday</strong></h3><h3>Later</h3>",
  "<p>a</p><hr><hr><p>b</p>",
  '<p>a</p><figure><img src="https://school.example/images/1-a.jpg?key=1.2.x" alt="A &lt; &quot;B&quot; &amp; C" width="1600" height="900"><figcaption>Fig &amp; Ash</figcaption></figure><p>b</p>',
  '<figure><img src="/images/1.png" alt=""></figure><figure><img src="/images/2.png"></figure>',
  "<table><tr><th>Day</th><th>Gate</th></tr><tr><td>Monday<br><br>Friday</td><td><strong>8</strong></td></tr></table>",
  "<p>a</p><table><tr><th>a</th><td></td></tr></table><table><tr><td></td></tr></table><p><br></p>",
]

it.each(stored)("Stored HTML comes back from the editor as it went in: %s", (html) => {
  expect(throughEditor(html)).toBe(html)
})

it("A tab becomes a space, a non-breaking one beside another space", () => {
  const html = htmlFromLines([{ kind: "p", indent: 0, runs: [{ text: "\tMon\t\tTue" }] }])
  expect(html).toBe("<p>\u00a0Mon \u00a0Tue</p>")
  expect(htmlFromLines([{ kind: "p", indent: 0, runs: [{ text: "Mon\tTue" }] }])).toBe("<p>Mon Tue</p>")
})

it("Trailing spaces are removed, formatted or not", () => {
  expect(htmlFromLines([{ kind: "p", indent: 0, runs: [{ text: "One" }, { text: "  ", bold: true }] }])).toBe(
    "<p>One</p>",
  )
})

const old: [string, string, string][] = [
  ["b and i", "<p><b>Bold</b> <i>italic</i></p>", "<p><strong>Bold</strong> <em>italic</em></p>"],
  [
    "Quill's flat list",
    '<ul><li>One</li><li class="ql-indent-1">In</li><li class="ql-indent-2">Further</li><li>Two</li></ul>',
    "<ul><li>One<ul><li>In<ul><li>Further</li></ul></li></ul></li><li>Two</li></ul>",
  ],
  [
    "Quill's flat lists of two kinds",
    '<ol><li>One</li></ol><ul><li class="ql-indent-1">In</li></ul><ol><li>Two</li></ol>',
    "<ol><li>One<ul><li>In</li></ul></li><li>Two</li></ol>",
  ],
  [
    "Quill 2's list",
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>One</li><li data-list="ordered" class="ql-indent-1">In</li></ol>',
    "<ul><li>One<ol><li>In</li></ol></li></ul>",
  ],
  ["text outside of paragraphs", "Hello <b>you</b><br>there", "<p>Hello <strong>you</strong><br>there</p>"],
  ["paragraphs in items", "<ul><li><p>One</p><p>more</p></li></ul>", "<ul><li>One<br>more</li></ul>"],
  [
    "paragraphs in quotes",
    "<blockquote><p>One</p><p>Two</p></blockquote>",
    "<blockquote>One</blockquote><blockquote>Two</blockquote>",
  ],
  [
    "white space between tags",
    "<p>One</p>\n\n<ul>\n  <li>Two\n  lines</li>\n</ul>\n",
    "<p>One</p><ul><li>Two lines</li></ul>",
  ],
  [
    "text after a nested list",
    "<ul><li>One<ul><li>In</li></ul>after</li></ul>",
    "<ul><li>One<ul><li>In</li></ul></li><li>after</li></ul>",
  ],
  [
    "Word's comments",
    '<p>One<a class="MsoCommentReference">[1]</a></p><div style="mso-element: comment-list"><p>A comment</p></div><p><o:p>&nbsp;</o:p></p>',
    "<p>One</p><p><br></p>",
  ],
  ["empty paragraphs", "<p></p><p>One</p>", "<p><br></p><p>One</p>"],
  ["a lone empty paragraph", "<p><br></p>", ""],
  [
    "the keyword sizes of an older editor",
    '<p>Not <span style="font-size: large">big</span></p>',
    '<p>Not <span class="ql-size-large">big</span></p>',
  ],
  [
    "sizes copied from the site's editor",
    '<p><span style="font-size: var(--small-text)">s</span><span style="font-size: var(--large-text)">l</span></p>',
    '<p><span class="ql-size-small">s</span><span class="ql-size-large">l</span></p>',
  ],
  [
    "styles in capitals, and by numbers",
    '<p><i style="FONT-STYLE: NORMAL">a</i><b style="font-weight:500">b</b><span style=" FONT-WEIGHT : 600 ">c</span></p>',
    "<p>ab<strong>c</strong></p>",
  ],
  [
    "preformatted text with a normal part",
    '<pre>a\tb\r\nc  <b>d  e</b><span style="white-space: normal"> f  g</span></pre>',
    "<p>a b<br>c \u00a0<strong>d \u00a0e</strong> f g</p>",
  ],
  ["spaces beside a break", "<p>One <br> <b>two <br></b> three</p>", "<p>One<br><strong>two</strong><br>three</p>"],
  ["the cursor of an older editor", '<p>One<span class="ql-cursor">\ufeff</span> two</p>', "<p>One two</p>"],
  [
    "an item that begins with an empty line",
    "<ul><li><p><br></p><p>One</p></li><li><p><b><br></b></p><p>two</p></li></ul>",
    "<ul><li>One</li><li>two</li></ul>",
  ],
  [
    "items with aria levels",
    '<ul><ul><li data-aria-level="1">One</li></ul></ul><ul><li data-aria-level="2">In</li></ul>',
    "<ul><li>One<ul><li>In</li></ul></li></ul>",
  ],
  ["a link with spaces around it", '<p><a href=" /about ">us</a></p>', '<p><a href="/about">us</a></p>'],
  [
    "rows of different lengths",
    "<table><tbody><tr><td></td></tr><tr><td><b>a</b> <i>c</i></td><td><p><br></p></td></tr></tbody></table>",
    "<table><tr><td></td><td></td></tr><tr><td><strong>a</strong> <em>c</em></td><td></td></tr></table>",
  ],
  ["unsafe links", '<p><a href="javascript:alert(1)">One</a> <a href="//evil.example">two</a></p>', "<p>One two</p>"],
  [
    "underlines, colours and fonts",
    '<p><u>One</u> <span style="color: red">two</span> <font face="Arial">three</font></p>',
    "<p>One two three</p>",
  ],
  [
    "an indent deeper than eight",
    `<ul>${"<li>x<ul>".repeat(10)}<li>y</li>${"</ul></li>".repeat(10)}</ul>`,
    `<ul>${"<li>x<ul>".repeat(8)}<li>x</li><li>x</li><li>y</li>${"</ul></li>".repeat(8)}</ul>`,
  ],
]

it.each(old)("HTML of other sources is normalised in one pass: %s", (_, html, expected) => {
  expect(throughEditor(html)).toBe(expected)
  expect(throughEditor(expected)).toBe(expected)
})

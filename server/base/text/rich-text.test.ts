import { describe, expect, it } from "vitest"
import { numbersFrom } from "../../../test/random.ts"
import { openingOf } from "../../content/items/opening.ts"
import { withOrigin, withoutFigures, withoutOrigin } from "./figures.ts"
import { plainLines, plainText, withoutControls } from "./plain-text.ts"
import { isBlank, isClean, rewriteRichText, safeRichText, sanitizeRichText } from "./rich-text.ts"

const makeSamples = () =>
  Array.from({ length: 4000 }, (_, number) => {
    const random = numbersFrom(number)
    const pick = <T>(from: T[]) => from[Math.floor(random() * from.length)] as T
    const inline = (depth: number): string => {
      const [open, close] = pick(elements)
      const inner = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        depth > 3 ? pick(words) : inline(depth + 1),
      )
      return random() < 0.45 ? pick(words) : `${open}${inner.join("")}${random() < 0.9 ? close : pick(elements)[1]}`
    }
    return Array.from({ length: 1 + Math.floor(random() * 2) }, () => inline(0)).join("")
  })

const elements: [string, string][] = [
  ...["p", "strong", "em", "ol", "ul", "li", "blockquote", "span", "a", "h2", "h3", "table", "tr", "td", "th"].map(
    (name): [string, string] => [`<${name}>`, `</${name}>`],
  ),
  ["<p>", "</p>"],
  ["<br>", ""],
  ["<hr>", ""],
  ['<figure><img src="/images/1.png" alt=""></figure>', ""],
  ['<figure><img src="/images/2.png">', "</figure>"],
  ['<p class="ql-indent-2">', "</p>"],
  ['<span class="ql-size-large">', "</span>"],
  ['<a href="https://a.example/?b=1&amp;c=2">', "</a>"],
  ['<a href="/news/view/1">', "</a>"],
  ['<a href="mailto:a@b.example?subject=&quot;Hi&quot;">', "</a>"],
]
const words =
  'word| and |\u00a0|Tom &amp; Jerry|5 &lt; 7|7 &gt; 5|"quoted"|\n|é|\ud83d\ude00|&nbsp;|R&D|a > b|&quot;'.split("|")

describe("rich text", () => {
  it.each([
    "<p>Plain.</p>",
    "<p>A <strong>bold</strong> and <em>italic</em> word<br>and a line.</p>",
    '<p><span class="ql-size-large">Large</span> <strong class="ql-size-small">small</strong></p>',
    '<p class="ql-indent-3">Indented</p><blockquote>Quoted</blockquote>',
    '<ol><li>One<ul><li class="ql-indent-1">Two</li></ul></li></ol>',
    '<p><a href="https://jacarandahill.example/a?b=1&amp;c=2">link</a> <a href="#/apply">apply</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+442079460100">call</a></p>',
    "<h2>What to <em>bring</em></h2><h3>On Friday</h3><hr><p>a</p>",
    "<table><tr><th>Day</th><th>Gate</th></tr><tr><td>Monday<br>and Friday</td><td></td></tr></table>",
    "<p>Fish &amp; chips &lt; 5</p>",
    "<p>Grüße,  “two”  spaces\u00a0here</p>",
  ])("from the toolbar stays byte for byte the same: %s", (html) => {
    expect(sanitizeRichText(html)).toBe(html)
    expect(safeRichText(html)).toBe(html)
    expect(sanitizeRichText(sanitizeRichText(html))).toBe(html)
  })

  it.each([
    ["<script>x()</script><p>a</p>", "<p>a</p>"],
    ['<p onclick="x()" style="color:red" id="a">a</p>', "<p>a</p>"],
    ['<p class="ql-indent-9 evil">a</p>', "<p>a</p>"],
    ['<a href="javascript:x()">a</a>', "<a>a</a>"],
    ['<a href="JaVaScRiPt&#58;x()">a</a>', "<a>a</a>"],
    ['<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    ["<img src=x onerror=y><iframe src=z></iframe><p>a</p>", "<p>a</p>"],
    ["<b>a</b><i>b</i>", "<strong>a</strong><em>b</em>"],
    ["<svg><style><p>a</p></style></svg>", ""],
    ["<p>a", "<p>a</p>"],
    ['<math><mi//xlink:href="data:x,<script>alert(4)</script>">', ""],
    ["<style>@import 'x'</style><h1>a</h1><h4>b</h4><h6>c</h6>", "<h2>a</h2><h3>b</h3><h3>c</h3>"],
    [
      "<table class=x><tbody><tr><td colspan=2 style=y>a</td></tr></tbody></table>",
      "<table><tr><td>a</td></tr></table>",
    ],
    ["<!-- comment --><p>a</p>", "<p>a</p>"],
  ])("loses what is not allowed: %s", (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
    expect(safeRichText(html)).toBe(clean)
  })

  it.each([
    "<p>a</p><p>b",
    "</p><p>a</p>",
    "<p><strong>a</p></strong>",
    '<p class="ql-size-large">a</p>',
    '<p class="ql-indent-1" onclick="x()">a</p>',
    '<a href="https://a.example" target="_blank">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<a href="https://a.example"onclick="x()">a</a>',
    "<a href=https://a.example>a</a>",
    "<P>a</P>",
    "<p >a</p>",
    "<pre>a</pre>",
    "<!--a--><p>a</p>",
    ...["<tr><tr>a</tr></tr>", "<tr><td><tr>a</tr></td></tr>", "<td><th><td>a</td></th></td>", "<th><th>a</th></th>"],
    ...["<h2><h3>a</h3></h2>", "<p><h2>a</h2></p>", "<p><table></table></p>", "<p>a<hr></p>"],
    "<p>a < b</p>",
    "<p>a<",
  ])("that is not in the sanitiser's form is sanitised before it is shown: %s", (html) => {
    expect(safeRichText(html)).toBe(sanitizeRichText(html))
    expect(safeRichText(html)).not.toBe(html)
  })

  it("is judged clean only if the sanitiser would keep it, and always once it is sanitised", () => {
    const samples = makeSamples()
    const [clean, other] = [true, false].map((wanted) => samples.filter((html) => isClean(html) === wanted))
    expect(clean?.length).toBeGreaterThan(500)
    expect(other?.length).toBeGreaterThan(500)
    for (const html of clean ?? []) expect(html.trim()).toBe(rewriteRichText(html))
    for (const html of samples.map(rewriteRichText)) {
      expect(isClean(html)).toBe(true)
      expect(plainText(html)).toBe(plainText(`${html}<!-- by the sanitiser -->`))
    }
  })

  it("may have eight indents and two sizes, only where the toolbar puts them", () => {
    const accepted = (html: string) => sanitizeRichText(`${html}<!-- for the sanitiser -->`) === html && isClean(html)
    for (const name of ["p", "li", "blockquote", "span", "strong", "em", "ol", "a"])
      for (let level = 0; level <= 9; level++) {
        const isTaken = level >= 1 && level <= 8 && ["p", "li", "blockquote"].includes(name)
        expect(accepted(`<${name} class="ql-indent-${level}">a</${name}>`), `${name} ${level}`).toBe(isTaken)
      }
    for (const [name, isTaken] of Object.entries({ span: true, strong: true, em: true, p: false, li: false, a: false }))
      for (const size of ["small", "large", "huge"])
        expect(accepted(`<${name} class="ql-size-${size}">a</${name}>`)).toBe(isTaken && size !== "huge")
    for (const html of ["\n <p>a</p> ", "\n <div><p>a</p></div> "]) expect(sanitizeRichText(html)).toBe("<p>a</p>")
  })

  it("is blank when it shows nothing", () => {
    for (const html of ["", "<p><br></p>", "<p>  </p>", "<p>&nbsp;</p>", "<ul><li></li></ul>", "<p>\u200b&#8288;</p>"])
      expect(isBlank(sanitizeRichText(html))).toBe(true)
    for (const html of ["<p>a</p>", "<p>\u200ba</p>", "<p>👩‍🏫</p>"]) expect(isBlank(html)).toBe(false)
  })

  it("is refused if it is too long or nests too deeply", () => {
    const nested = (depth: number) => `${"<b>".repeat(depth)}a${"</b>".repeat(depth)}`
    expect(sanitizeRichText(nested(100))).toContain("a")
    expect(() => sanitizeRichText(nested(101))).toThrow("more than 100 levels of nesting")
    expect(() => sanitizeRichText("<x>".repeat(60_000))).toThrow("more than 100 levels")
    expect(() => sanitizeRichText("<b></i>".repeat(20_000))).toThrow("more than 100 levels")
    expect(sanitizeRichText("<p>a".repeat(10_000))).toHaveLength(80_000)
    for (const [piece, length] of [
      ["a", 1],
      ["<", "&lt;".length],
    ] as const) {
      expect(sanitizeRichText(piece.repeat(200_000 / length))).toHaveLength(200_000)
      expect(() => sanitizeRichText(piece.repeat(200_000 / length + 1))).toThrow("at most 200,000 characters")
    }
  })

  it("may have tables of up to 100 rows, 20 columns and 1,000 cells", () => {
    const table = (rows: number, columns: number) =>
      `<table>${`<tr>${"<td>a</td>".repeat(columns)}</tr>`.repeat(rows)}</table>`
    for (const html of [table(100, 10), table(50, 20), table(50, 20).repeat(2)])
      expect(sanitizeRichText(html)).toBe(html)
    for (const html of [table(101, 1), table(1, 21), table(51, 20), table(2, 2) + table(101, 1)])
      expect(() => sanitizeRichText(html)).toThrow("at most 100 rows, 20 columns and 1,000 cells")
  })

  it("is shown as plain text if it was stored beyond the limits", () => {
    expect(safeRichText("<b>".repeat(101))).toBe("&lt;b>".repeat(101))
  })
})

describe("rich text as plain text", () => {
  const party =
    '<p>Cake  &amp;\ntea:</p><ol><li>5 &lt; 7</li><li class="ql-indent-1">&quot;Now&quot; &gt; then</li></ol>'
  const quoted = "<blockquote>Said<br> she</blockquote><p></p><p></p><p>End</p>"

  it("is one line, or a line for each paragraph with a dot before each list item", () => {
    for (const html of [party + quoted, `<p></p><h1></h1>${party}${quoted}`]) {
      expect(plainText(html)).toBe(`Cake & tea: 5 < 7 · "Now" > then Said she End`)
      expect(plainLines(html)).toBe(`Cake & tea:\n• 5 < 7\n• "Now" > then\nSaid\nshe\nEnd`)
    }
    for (const broken of ["a<br>b", "a<br />b", "a<BR/>b", "<P>a</P>b"]) expect(plainText(broken)).toBe("a b")
    for (const asText of [plainText, plainLines])
      expect(asText("<p>&amp;lt;b&amp;gt; <script>x()</script><u>a</u> &amp;amp;</p>")).toBe("&lt;b&gt; a &amp;")
  })

  it("puts headings and rows on their own lines, and a dot between cells that are not empty", () => {
    const day = "<tr><th>Day</th><th></th><th>Gate</th></tr><tr><td><br></td><td>Mon<br>day</td><td>8</td></tr>"
    const html = `<h2>When</h2>See<table>${day}</table><hr><h3>Who</h3><p>All</p>`
    expect(plainLines(html)).toBe("When\nSee\nDay · Gate\nMon\nday · 8\nWho\nAll")
    expect(plainText(html)).toBe("When See Day · Gate Mon day · 8 Who All")
  })

  it("puts list items on their own lines, or a dot between them", () => {
    const html = "<ul><li>a hat<ol><li>wide</li></ol></li><li>water</li></ul>"
    expect(plainLines(html)).toBe("• a hat\n• wide\n• water")
    expect(plainText(html)).toBe("a hat wide · water")
    expect(plainText("<ol><li>Ring.</li><li>Come in</li></ol>")).toBe("Ring. Come in")
  })

  it("has an opening of up to 280 characters, cut at the end of a word", () => {
    const word = (length: number) => "x".repeat(length)
    const openings: [text: string, opening: string][] = [
      [word(280), word(280)],
      [word(281), `${word(279)}…`],
      [`${word(278)} ${word(1)}`, `${word(278)} ${word(1)}`],
      [`${word(278)} ${word(2)}`, `${word(278)}…`],
      [`${word(279)} ${word(1)}`, `${word(279)}…`],
      [`${word(280)} ${word(1)}`, `${word(279)}…`],
      [`A ${word(280)}`, "A…"],
      ...[",", ";", ":", "–", "-"].map((mark): [string, string] => [`A${mark} ${word(280)}`, "A…"]),
    ]
    for (const [text, opening] of openings) expect(openingOf(`<p>${text}</p>`)).toBe(opening)
  })

  it("loses only the characters that XML and calendars forbid", () => {
    const kept = "a\tb\nc\r d~\u00e9\ud7ff\ue000\ufffd\u{1f600}"
    expect(
      withoutControls(`\0\x08\x0b\x0c\x1f${kept}\ud83d\udc00\ufffe\uffff`.replace("\ud83d\udc00", "\ud83d ")),
    ).toBe(`${kept} `)
  })
})

describe("pictures in a text", () => {
  const river = '<figure><img src="/images/1-river.jpg" alt="The river" width="1600" height="900"></figure>'
  const fig = '<figure><img src="/images/a%20b.png"><figcaption>Fig, &amp; "Ash" &lt;3</figcaption></figure>'
  const decorative = '<figure><img src="/images/c.webp" alt="" width="3" height="2"></figure>'

  it.each([river, fig, decorative, `<p>a</p>${river}${fig}<ul><li>b</li></ul>`])(
    "stay byte for byte the same, also with the site's origin added and removed: %s",
    (text) => {
      for (const clean of [sanitizeRichText, safeRichText, rewriteRichText]) expect(clean(text)).toBe(text)
      expect(isClean(text)).toBe(true)
      const outside = withOrigin(text, "https://school.example")
      expect(outside).toContain('src="https://school.example/images/')
      expect(withoutOrigin(outside, "https://school.example")).toBe(text)
      expect(sanitizeRichText(withoutOrigin(outside, "https://old.example"))).not.toContain("<img")
    },
  )

  it.each([
    [
      '<p>a <img src="/images/1.png?key=2&amp;w=3" onerror=x() style=y class=z> b</p>',
      '<p>a  b</p><figure><img src="/images/1.png"></figure>',
    ],
    [
      '<p><a href="/x"><img alt="A &gt; B" src=/images/1.png></a></p>c',
      '<figure><img src="/images/1.png" alt="A &gt; B"></figure>c',
    ],
    [
      '<figure><p>a</p><img src="/images/1.png" width=3 height=x><figcaption> <b>Fig</b>\n& <i>Ash</i></figcaption></figure>',
      '<p>a</p><figure><img src="/images/1.png"><figcaption>Fig &amp; Ash</figcaption></figure>',
    ],
    [
      '<ul><li>a<figure><img src="/images/1.png"></figure></li><li>b</li></ul>',
      '<ul><li>a</li><li>b</li></ul><figure><img src="/images/1.png"></figure>',
    ],
    [
      '<figure><img src="/images/1.png"><img src="/images/2.png"><figcaption>C</figcaption></figure>',
      '<figure><img src="/images/2.png"></figure><figure><img src="/images/1.png"><figcaption>C</figcaption></figure>',
    ],
    ['<img src="https://evil.example/images/1.png"><img src="//evil.example/1.png"><img src="data:image/png,x">', ""],
    [
      '<img src="/images/../x.png"><img src="/images/a\\b.png"><img src="/other/1.png"><img src="images/1.png"><img src="/images/\ud800">',
      "",
    ],
    ['<figure><img src="x"><figcaption>Words stay</figcaption></figure>', "Words stay"],
  ])("must be the site's own, and each gets its own figure: %s", (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it("are at most 40, with descriptions of up to 300 and captions of up to 500 characters", () => {
    expect(sanitizeRichText(river.repeat(40))).toBe(river.repeat(40))
    const long = [river.repeat(41), river.replace("The", "T".repeat(300)), fig.replace("Fig", "F".repeat(500))]
    for (const text of long) expect(() => sanitizeRichText(text)).toThrow(/at most \d+/)
  })

  it("count as content, can be removed by file name, and give their captions to plain text", () => {
    expect([isBlank(river), isBlank("<p></p>")]).toEqual([false, true])
    const text = `<p>a</p>${river}${fig}`
    expect(withoutFigures(text, new Set(["a b.png"]))).toBe(`<p>a</p>${river}`)
    const json = JSON.stringify([JSON.stringify({ text })])
    expect(JSON.parse(JSON.parse(withoutFigures(json, new Set(["1-river.jpg", "a b.png"])))[0])).toEqual({
      text: "<p>a</p>",
    })
    expect(plainLines(text)).toBe('a\nFig, & "Ash" <3')
  })
})

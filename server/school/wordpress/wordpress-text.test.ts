import { describe, expect, it } from "vitest"
import { longestRichText } from "../../base/text/rich-text.ts"
import { placeOf } from "./text-writer.ts"
import { readText } from "./wordpress-text.ts"

const blog = "https://old.example/blog"
const htmlOf = (content: string) => readText(content, blog).html
/** A text of the block editor, where newlines mean nothing. */
const ofBlocks = (content: string) => htmlOf(`<!-- wp:x -->${content}`)

describe("a WordPress text", () => {
  it.each([
    ["paragraphs and lines", "a\r\nb\r\rc\n \nd", "<p>a<br>b</p><p>c</p><p>d</p>"],
    ["white space of all kinds", "a \t\f b", "<p>a b</p>"],
    ["text that resembles markup", '&lt;b&gt;x &amp;lt; "y" &amp;amp;', '<p>&lt;b&gt;x &amp;lt; "y" &amp;amp;</p>'],
    ["elements that overlap a paragraph", "<b><i>x<p>y</p></i></b>", "<p><strong><em>x</em></strong></p><p>y</p>"],
    ["elements without text of their own", "x<b><i><p>y</p></i></b>", "<p>x</p><p>y</p>"],
    ["brackets that are no shortcode", "see [the] [1] [x y]", "<p>see [the] [1] [x y]</p>"],
    ["an element nested in itself", "<b><b>x</b> y</b> z", "<p><strong>x y</strong> z</p>"],
    [
      "headings, also in a list",
      "<h1>a</h1><ul><li><h3>b</h3>c</li></ul>",
      "<h2>a</h2><ul><li><strong>b</strong><br>c</li></ul>",
    ],
    ["paragraphs in a list", "<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li>a<br>b</li></ul>"],
    ["lines in a list", "<ul><li>a\nb</li></ul>", "<ul><li>a b</li></ul>"],
    [
      "lists in lists",
      "<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ol>",
      '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ol>',
    ],
    ["an empty list", "a<ul><li> </li></ul>b", "<p>a</p><p>b</p>"],
    ["list text outside the items", "<ul>a<li>b</li></ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["a list item without a list", "a<li>b</li>c", "<p>a</p><p>b</p><p>c</p>"],
    [
      "quotations",
      "a<blockquote>b<p>c</p></blockquote>d",
      "<p>a</p><blockquote>b</blockquote><blockquote>c</blockquote><p>d</p>",
    ],
    ["headings of two levels, and rules", "<h2>a</h2>b<hr><h4>c</h4>", "<h2>a</h2><p>b</p><hr><h3>c</h3>"],
    [
      "tables after their captions",
      "a<table><caption>b</caption><thead><tr><th>c</th><th> </th></tr></thead><tr><td colspan=2>d</td></tr></table>e",
      "<p>a</p><p>b</p><table><tr><th>c</th><th></th></tr><tr><td>d</td><td></td></tr></table><p>e</p>",
    ],
    [
      "paragraphs, lists and tables in a table cell",
      "<table><tr><td><p>a</p><h3>b</h3><ul><li>c</li><li>d</li></ul><blockquote>e</blockquote><table><tr><td>f</td><td>g</td></tr></table></td></tr></table>",
      "<table><tr><td>a<br><strong>b</strong><br>• c<br>• d<br>e<br>f · g</td></tr></table>",
    ],
    ["an empty table", "<table></table>a", "<p>a</p>"],
    [
      "tables in a list",
      "<ul><li>x<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></li></ul>",
      "<ul><li>x<br>a · b<br>c</li></ul>",
    ],
    ["preformatted lines", "<!-- wp:x --><pre>a\nb</pre>c\nd", "<p>a<br>b</p><p>c d</p>"],
    ["scripts and buttons", "a<script>x</script><button>b<p>c</p></button>d<svg><text>x</text></svg>", "<p>ad</p>"],
    ["description lists", "<dl><dt>a</dt><dd>b</dd></dl>", "<p><strong>a</strong></p><p>b</p>"],
  ])("converts %s", (_, content, html) => expect(htmlOf(content)).toBe(html))

  it.each([
    ["line breaks become spaces", "<p>a\nb</p>", "<p>a b</p>"],
    ["needless breaks are removed", "<p><br>a<br> <br>b<br></p>", "<p>a<br>b</p>"],
    ["empty elements are removed", "<p>a</p><p><b> </b></p><p> </p><div></div><p>c</p>", "<p>a</p><p>c</p>"],
    ["text outside paragraphs gets its own", " a <p>b</p> c ", "<p>a</p><p>b</p><p>c</p>"],
  ])("from the block editor: %s", (_, content, html) => expect(ofBlocks(content)).toBe(html))

  it.each([
    ["https://old.example/blog/a/?b=1&amp;lt;c#d", "/blog/a/?b=1&amp;lt;c#d"],
    ["http://www.old.example/blog/a", "/blog/a"],
    ["https://old.example/blog/wp-content/a.pdf", "/blog/wp-content/a.pdf"],
    ["https://old.example/wp-content/a.pdf", "https://old.example/wp-content/a.pdf"],
    ["https://old.example/shop", "https://old.example/shop"],
    ["https://other.example/blog/a", "https://other.example/blog/a"],
    ["mailto:office@old.example", "mailto:office@old.example"],
  ])("links %s as %s", (href, to) => expect(htmlOf(`<a href="${href}">x</a>`)).toBe(`<p><a href="${to}">x</a></p>`))

  it.each([[`<a href='https://a.example/"onclick="x'>x</a>`], ['https://a.example/"onclick="x']])(
    "escapes the quotes in an address: %s",
    (content) => {
      expect(htmlOf(content)).toMatch(/^<p><a href="https:\/\/a.example\/&quot;onclick=&quot;x">[^<]+<\/a><\/p>$/)
    },
  )

  it("links an address that stands alone, and keeps only the words of a link without an address", () => {
    const link = '<p><a href="https://a.example/?b=1&amp;lt;c">https://a.example/?b=1&amp;lt;c</a></p>'
    expect(htmlOf("a\n\n  https://a.example/?b=1&amp;lt;c  \n\n")).toBe(`<p>a</p>${link}`)
    expect(htmlOf("[embed width=1]\n https://a.example/?b=1&amp;lt;c [/embed]b")).toBe(`${link}<p>b</p>`)
    expect(htmlOf("<p>a</p>\nhttps://a.example/?b=1&amp;lt;c\nb")).toBe(`<p>a</p>${link}<p>b</p>`)
    const file = (words: string) => `<a href="https://a.example/menu.pdf">${words}</a>`
    expect(ofBlocks(`<div>${file("Menu")}${file("Download")}</div>`)).toBe(`<p>${file("Menu")} ${file("Download")}</p>`)
    expect(ofBlocks(`<p>${file("a")}</p>${file("b")}`)).toBe(`<p>${file("a")}</p><p>${file("b")}</p>`)
    expect(htmlOf("see https://a.example now")).toBe("<p>see https://a.example now</p>")
    expect(htmlOf("<b><a>x</a><a href=''>y</a>z</b>")).toBe("<p><strong>xyz</strong></p>")
  })

  it.each([
    ['<iframe src="https://a.example/1"></iframe>', "https://a.example/1", "what plays (iframe), but for its address"],
    ['<video><source src="//a.example/2"></video>', "https://a.example/2", "what plays (video), but for its address"],
    ['[video mp4="https://a.example/3"][/video]', "https://a.example/3", "the shortcode [video]"],
    ['<audio src="javascript:x"></audio>', undefined, "what plays (audio), but for its address"],
    ["[Playlist]", undefined, "the shortcode [Playlist]"],
    ["[my-form]", undefined, "the shortcode [my-form]"],
    ["[row]x[/row]", undefined, "the shortcode [row]"],
  ])("turns %s into its address, if any, and reports what is dropped", (content, address, what) => {
    const { html, dropped } = readText(content, blog)
    expect(html).toBe(address ? `<p><a href="${address}">${address}</a></p>` : content.includes("x[") ? "<p>x</p>" : "")
    expect(dropped).toEqual([what])
  })

  it("has its pictures with their captions, and those of its galleries", () => {
    const image = '<img class="x wp-image-7" src="/a.png" alt="A">'
    const shown = (caption: string) => ({ id: 7, src: "/a.png", alt: "A", caption })
    const read = (content: string) => {
      const { html, images, showsAttached } = readText(content, blog)
      return { html, images, ...(showsAttached && { showsAttached }) }
    }
    const within = "<ul><li>c</li></ul><pre>d</pre>"
    const [one, two] = [placeOf(0), placeOf(1)]
    for (const [content, html, ...captions] of [
      [`x${image} y`, `<p>x y</p>${one}`, ""],
      [`<ul><li>x${image}</li><li>y</li></ul>`, `<ul><li>x</li><li>y</li></ul>${one}`, ""],
      [`<ul><li><figure>${image}</figure></li></ul>x`, `${one}<p>x</p>`, ""],
      [`<figure>${image}<figcaption>b &amp; <b>c</b></figcaption></figure>d`, `${one}<p>d</p>`, "b & c"],
      [
        `<figure>${image}<figcaption>b${within}</figcaption></figure><!-- wp:x --><pre>e\nf</pre>`,
        `${one}<p>e<br>f</p>`,
        "bcd",
      ],
      [`<figure>${image}</figure><figcaption>b</figcaption>`, `${one}<p>b</p>`, ""],
      [`<figure>${image}${image}<figcaption>b</figcaption></figure>`, `${one}${two}<p>b</p>`, "", ""],
      [`[caption width="1"]<a href="/a.png">${image}</a>b[/caption]`, one, "b"],
      [`[caption caption="c"]${image}[/caption]`, one, "c"],
      [`<a href="https://a.example">${image}</a>x`, `${one}<p>x</p>`, ""],
    ] as [string, string, ...string[]][])
      expect(read(content)).toEqual({ html, images: captions.map(shown) })
    const images = [3, 4].map((id) => ({ id, caption: "" }))
    expect(read('[gallery columns="2" ids="3, 4"]')).toEqual({ html: "", images })
    expect(read("[gallery]")).toEqual({ html: "", images: [], showsAttached: true })
  })

  it("splits large tables, and joins cells beyond the twentieth into the last one", () => {
    const row = (cells: number) => `<tr>${"<td>a</td>".repeat(cells)}</tr>`
    expect(htmlOf(`<table>${row(1).repeat(51)}</table>`)).toBe(
      `<table>${row(1).repeat(50)}</table><table>${row(1)}</table>`,
    )
    expect(htmlOf(`<table>${row(22)}</table>`)).toBe(
      `<table>${row(20).replace(/a<\/td><\/tr>$/, "a · a · a</td></tr>")}</table>`,
    )
  })

  it("may have 200 levels of nesting and a million characters, and no more", () => {
    const deep = (depth: number) => htmlOf(`${"<div>".repeat(depth)}x`)
    expect(deep(200)).toBe("<p>x</p>")
    expect(() => deep(201)).toThrow("more than 200 levels")
    const long = (length: number) => htmlOf(`${" ".repeat(length - 1)}x`)
    expect(long(5 * longestRichText)).toBe("<p>x</p>")
    expect(() => long(5 * longestRichText + 1)).toThrow("too long")
  })
})

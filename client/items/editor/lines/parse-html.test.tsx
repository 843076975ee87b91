import { describe, expect, it } from "vitest"
import { parseHtml } from "./parse-html.ts"

const read = (html: string) => parseHtml(html).innerHTML

describe("HTML from the clipboard", () => {
  it.each([
    ["an event handler", '<p onclick="a()">One</p>', "<p>One</p>"],
    ["a handler without quotes", "<img src=x onerror=a()>", '<img data-src="x">'],
    ["a handler after a slash", "<p/onclick='a()'>One</p>", "<p>One</p>"],
    ["a handler behind a value that looks like the tag's end", '<p title="a>b" ONCLICK=a()>One</p>', "<p>One</p>"],
    ["a handler behind a stray quote", '<p a"b onclick=a()>One</p>', "<p>One</p>"],
    ["a handler with an unclosed quote", '<p onclick="a()>One</p>', "<p>One</p>"],
    ["a tag that never ends", "One <p onclick='a()'", "One "],
    [
      "a style, which is kept under another name",
      '<b style="font-weight:400">One</b>',
      '<b data-style="font-weight:400">One</b>',
    ],
    ["a document inside", '<iframe srcdoc="<p onclick=a()>"></iframe>', "<iframe></iframe>"],
    ["a value that brings quotes", '<a href=x"onclick=a()>One</a>', '<a href="x&quot;onclick=a()">One</a>'],
    ["an attribute without a value", "<a href class=x>One</a>", '<a href="" class="x">One</a>'],
    ["attributes in capitals", '<A HREF="/a" ONCLICK=a()>One</A>', '<a href="/a">One</a>'],
    ["a tag in a comment", '<!-- <p onclick="a() -->One', "One"],
  ])("loses what the content security policy forbids: %s", (_, html, expected) => {
    expect(read(html)).toBe(expected)
  })

  it("keeps links, classes and list levels", () => {
    const html =
      '<li class="ql-indent-1" data-list="bullet" data-aria-level="2"><a href=https://school.example/a?b=1>x</a></li>'
    expect(read(html)).toBe(html.replace("=https://school.example/a?b=1", '="https://school.example/a?b=1"'))
  })
})

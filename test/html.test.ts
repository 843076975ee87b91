import { HtmlValidate } from "html-validate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { docsPaths } from "../server/docs/pages.ts"
import { plainPage } from "./crawl.ts"
import { School } from "./school.ts"

let school: School

beforeAll(async () => {
  school = await School.openPages({ SEED: "school" })
}, 120_000)

afterAll(() => school?.close())

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] })

const paths = [
  ..."/ /news /news?page=2 /news/view/1 /blog /blog/view/1 /events /events?when=past /events/view/1".split(" "),
  ..."/gallery /gallery/view/1 /profiles /governors /profiles/view/1 /about /faqs /accessibility".split(" "),
  ..."/dates /contact /apply /search?q=chess /login /unauthorized /nothing-here".split(" "),
  ...docsPaths,
]

describe("the HTML of a page", () => {
  it.each(paths)("%s is valid", async (path) => {
    const { html } = await plainPage(school.url, path)
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} ${excerpt(html, line, column)}`),
    )
    expect(faults).toEqual([])
  })
})

describe("the address of a page", () => {
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(school.url + path, { headers: { accept: "text/html", ...headers } })).status

  it.each(["/nothing-here", "/%0dx", "/news/%0a", "/admin/nothing-here", "/user/nothing/here", "/gallery/addpics"])(
    "%s is 404 where there is no screen, whoever asks",
    async (path) => {
      expect(await statusOf(path)).toBe(404)
      expect(await statusOf(path, { cookie: "signed-in=1" })).toBe(404)
    },
  )

  it.each(["/", "/news/view/1", "/admin", "/admin/users", "/user/view/1", "/news/add", "/unauthorized", "/about"])(
    "%s is 200 where there is one, though it may ask for signing in",
    async (path) => {
      expect(await statusOf(path)).toBe(200)
      expect(await statusOf(path, { cookie: "signed-in=1" })).toBe(200)
    },
  )
})

describe("the address of a preview", () => {
  it("is a page that nobody keeps, finds or tells of, and holds nothing of the item before the browser asks", async () => {
    const open = await fetch(`${school.url}/news/view/1`, { headers: { accept: "text/html" } })
    expect(open.headers.get("cache-control")).toBe("no-cache")
    const preview = await fetch(`${school.url}/news/view/1?preview=token`, { headers: { accept: "text/html" } })
    expect(preview.status).toBe(200)
    expect(preview.headers.get("cache-control")).toBe("no-store")
    expect(preview.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    expect(preview.headers.get("referrer-policy")).toBe("no-referrer")
    const [html, page] = await Promise.all([preview.text(), open.text()])
    expect(page).toContain("served-content")
    expect(html).not.toContain("served-content")
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

function excerpt(html: string, line: number, column: number) {
  return (html.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 40), column + 80)
}

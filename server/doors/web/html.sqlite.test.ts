import "reflect-metadata"
import { HtmlValidate } from "html-validate"
import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { School } from "../../../test/school.ts"
import { docsPaths } from "../docs/pages.ts"

const { school } = schoolOfThisFile({}, { SEED: "school" }, School.openPages)

const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] })

const paths = [
  ..."/ /news /news?page=2 /news/view/1 /blog /blog/view/1 /events /events?when=past /events/view/1".split(" "),
  ..."/gallery /gallery/view/1 /profiles /governors /profiles/view/1 /about /faqs /accessibility".split(" "),
  ..."/dates /contact /apply /search?q=chess /login /unauthorized /nothing-here".split(" "),
  ...docsPaths,
]

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(school.url + path, { headers: { accept: "text/html", ...headers } })

it("The HTML of every page is valid", async () => {
  const faults: string[] = []
  for (const path of paths) {
    const html = await (await ask(path)).text()
    const { results } = await validator.validateString(html)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}, ${ruleId}: ${message} ${excerpt(html, line, column)}`)
  }
  expect(faults).toEqual([])
})

it("An address answers 200 if it has a screen and 404 if not, signed in or not", async () => {
  const screens = "/ /news/view/1 /admin /admin/users /user/view/1 /news/add /unauthorized /about".split(" ")
  const nothing = "/nothing-here /%0dx /news/%0a /admin/nothing-here /user/nothing/here /gallery/addpics".split(" ")
  for (const path of [...screens, ...nothing])
    for (const cookie of ["", "signed-in=1"]) {
      const { status } = await ask(path, { cookie })
      expect([path, cookie, status]).toEqual([path, cookie, screens.includes(path) ? 200 : 404])
    }
})

it("The HTML of a preview holds no content, and is noindex", async () => {
  const [open, preview] = await Promise.all(
    ["/news/view/1", "/news/view/1?preview=token"].map(async (path) => (await ask(path)).text()),
  )
  expect(open).toContain("served-content")
  expect(preview).not.toContain("served-content")
  expect(preview).toContain('<meta name="robots" content="noindex">')
})

function excerpt(html: string, line: number, column: number) {
  return (html.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 40), column + 80)
}

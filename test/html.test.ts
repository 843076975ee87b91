import { HtmlValidate } from "html-validate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
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
  ..."/contact /apply /search?q=chess /login /unauthorized /nothing-here /docs/rest".split(" "),
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

function excerpt(html: string, line: number, column: number) {
  return (html.split("\n")[line - 1] ?? "").slice(Math.max(0, column - 40), column + 80)
}

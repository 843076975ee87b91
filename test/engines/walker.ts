import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect } from "vitest"
import { addressOf, password } from "../school.ts"
import { clicks, type Engine, presses, types } from "./engine.ts"

/** Finds elements by role and name, in the page. */
const library = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
)

type How = "Role" | "LabelText" | "Text"

const patience = { timeout: 30_000, interval: 100 }

/** Somebody who uses the site in some browser. */
export class Walker {
  constructor(
    readonly engine: Engine,
    private readonly site: string,
  ) {}

  goTo(path: string) {
    return this.engine.open(`${this.site}/#${path}`)
  }

  /** A page at its real address, as its visitors load it. */
  openPage(path: string) {
    return this.engine.open(this.site + path)
  }

  async signIn(name: string) {
    await this.goTo("/login")
    await this.fill("Email", addressOf(name))
    await this.fill("Password", password)
    await this.click("Role", "button", "Sign In")
    await this.see("Role", "button", "Log out")
  }

  /** By role and part of the accessible name, or by label or text. */
  see(how: How, first: string, name = "") {
    return expect.poll(() => this.place(how, first, name), patience).toBeTruthy()
  }

  titled(name: string) {
    return this.see("Role", "heading", name)
  }

  async click(how: How, first: string, name = "") {
    await this.see(how, first, name)
    await expect.poll(() => this.isStill(how, first, name), patience).toBe(true)
    const place = await this.place(how, first, name)
    if (place) await this.engine.act(clicks(...place))
  }

  async fill(label: string, text: string) {
    await this.click("LabelText", label)
    await this.press("Control+a")
    await this.press("Delete")
    await this.type(text)
  }

  async fillAll(answers: Record<string, string>) {
    for (const [label, text] of Object.entries(answers)) await this.fill(label, text)
  }

  async choose(...files: string[]) {
    await expect.poll(() => this.engine.run("() => !!document.querySelector('input[type=file]')"), patience).toBe(true)
    await this.engine.choose("input[type=file]", files)
  }

  press(chord: string) {
    return this.engine.act(presses(chord))
  }

  type(text: string, pause = 0) {
    return this.engine.act(types(text, pause))
  }

  html(label: string) {
    return this.in((element) => element.innerHTML, "LabelText", label)
  }

  private async isStill(...what: [How, string, string?]) {
    const [before, after] = [await this.place(...what), await this.place(...what)]
    return String(before) === String(after)
  }

  /** The middle of the first visible element, once it is in the window. */
  private place(...what: [How, string, string?]): Promise<[number, number] | null> {
    return this.in(
      (element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left + width / 2, top + height / 2] as [number, number]
      },
      ...what,
    )
  }

  private async in<Answer>(use: (element: HTMLElement) => Answer, how: How, first: string, name = "") {
    const { engine } = this
    if (!(await engine.run(() => "TestingLibraryDom" in window))) await engine.run(`() => { ${library} }`)
    return (await engine.run(
      `(how, first, name) => {
        const find = window.TestingLibraryDom["queryAllBy" + how]
        const [what, options] = how === "Role" ? [first, { name: new RegExp(name, "i") }] : [new RegExp(first, "i"), {}]
        const found = find(document.body, what, options)
        const seen = found.find((element) => element.getBoundingClientRect().width > 0)
        return seen ? (${use})(seen) : null
      }`,
      how,
      first,
      name,
    )) as Answer | null
  }
}

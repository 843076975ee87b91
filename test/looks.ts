import { errors, type Locator, type Page } from "playwright-core"

type Waits = Pick<Locator, "waitFor">
type Options = Parameters<Locator["waitFor"]>[0]

/** Below 2.5 s of patience, Playwright looks for an element every 100 ms; above, soon only every 500. */
const piece = 2_400

/** What first waits until the element is there. */
const acting = ["click", "fill", "check", "selectOption", "press", "focus", "evaluate", "textContent"] as const

let often = false

/** Makes each wait for an element a row of short ones, which find it up to half a second sooner, and have as much patience. */
export function lookOften(page: Page, patience: number) {
  if (often) return
  often = true
  const locators = Object.getPrototypeOf(page.locator("body")) as Record<string, (...given: unknown[]) => unknown>
  const once = locators.waitFor as (this: Waits, options: Options) => Promise<void>
  async function waitFor(this: Waits, options: Options = {}) {
    const { timeout = patience } = options
    for (let left = timeout; ; left -= piece)
      try {
        return await once.call(this, { ...options, timeout: Math.min(left, piece) })
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        if (left <= piece) throw new errors.TimeoutError(error.message.replace(/\d+ms/, `${timeout}ms`))
      }
  }
  locators.waitFor = waitFor as (typeof locators)[string]
  for (const name of acting) {
    const act = locators[name] as (typeof locators)[string]
    locators[name] = async function (this: Waits, ...given: unknown[]) {
      await waitFor.call(this, { state: "attached" })
      return act.apply(this, given)
    }
  }
}

import type { Browser } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { sharedBrowser } from "./chromium.ts"
import { School } from "./school.ts"
import { signedIn } from "./staff.ts"
import { Visit } from "./visit.ts"

type VisitOptions = Parameters<typeof Visit.start>[2]

/** A browser and a school with its pages, for the tests of one file. */
class Stage {
  browser!: Browser
  school!: School

  /** Somebody who is not signed in. */
  visit(options?: VisitOptions): Promise<Visit> {
    return Visit.start(this.browser, this.school, options)
  }

  /** Somebody of the staff, signed in, on the screen of a hash route. */
  signedIn(name: string, path: string, options?: VisitOptions): Promise<Visit> {
    return signedIn(this.browser, this.school, name, path, options)
  }
}

/**
 * Opens a school before the file's tests and closes it afterwards, with every page of the browser.
 * @param variables the school's settings, as in the environment
 * @param prepare what else stands before the first test begins
 */
export function openStage(
  variables: Record<string, string> = {},
  prepare: (school: School) => Promise<unknown> = async () => {},
): Stage {
  const stage = new Stage()
  beforeAll(async () => {
    stage.browser = await sharedBrowser()
    stage.school = await School.openPages(variables)
    await prepare(stage.school)
  })
  afterAll(async () => {
    for (const context of stage.browser?.contexts() ?? []) await context.close()
    await stage.school?.close()
  })
  return stage
}

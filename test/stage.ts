import type { Browser } from "playwright-core"
import { afterAll, beforeAll, beforeEach } from "vitest"
import { sharedBrowser } from "./chromium.ts"
import { School } from "./school.ts"
import { signedIn } from "./staff.ts"
import { Visit } from "./visit.ts"

type VisitOptions = Parameters<typeof Visit.start>[2]

/** A browser and a school with its pages, for the tests of one file. */
class Stage {
  browser!: Browser
  school!: School

  /** A visitor who is not signed in. */
  visit(options?: VisitOptions): Promise<Visit> {
    return Visit.start(this.browser, this.school, options)
  }

  /** A signed-in user on the screen of a hash route. */
  signedIn(name: string, path: string, options?: VisitOptions): Promise<Visit> {
    return signedIn(this.browser, this.school, name, path, options)
  }

  /**
   * A signed-in user's page for all tests of the file.
   * @param end `endRefused` if the server must refuse something in one of them
   */
  shared(name: string, end: End = "end"): Visit {
    // Draws no screen yet, as each test goes to its own.
    return sharedBy(() => this.signedIn(name, "/unauthorized"), end)
  }

  /** A visitor's page for all tests of the file. Each test undoes what it did to the page: routes, sizes, sign-ins. */
  sharedVisit(options: VisitOptions = {}, end: End = "end"): Visit {
    return sharedBy(() => this.visit({ path: "/unauthorized", ...options }), end)
  }
}

type End = "end" | "endRefused"

function sharedBy(start: () => Promise<Visit>, end: End): Visit {
  const visit = Object.create(Visit.prototype) as Visit
  beforeAll(async () => void Object.assign(visit, await start()))
  // A form that is still open would ask before the next test leaves it.
  beforeEach(({ onTestFailed }) => onTestFailed(() => visit.reopen()))
  afterAll(() => visit.page && visit[end]())
  return visit
}

/**
 * Opens a school before the file's tests and closes it afterwards, with every page of the browser.
 * @param variables the school's settings, as in the environment
 * @param prepare further work before the first test begins
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

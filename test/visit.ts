import type { Browser, BrowserContextOptions, Page, Request } from "playwright-core"
import { expect } from "vitest"
import { deferred } from "./deferred.ts"
import { addressOf, password } from "./school.ts"

type VisitOptions = BrowserContextOptions & {
  path?: string
  email?: string
  /** True if the service worker caches pages. Most tests need every answer from the site itself. */
  worker?: boolean
  /** True to detect faces, which takes seconds. */
  detector?: boolean
}

/** Disables service workers. */
function disableWorkers() {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined })
}

/** Records when the app has hydrated the page, which is visible before. */
function recordHydration() {
  addEventListener("app-listens", () => Object.assign(window, { appListens: true }))
}

/** Keeps toasts open as if the pointer were on them, as tests are slow on a busy machine. */
function keepToastsOpen() {
  const read = new WeakSet<Element>()
  const point = () => {
    for (const message of document.querySelectorAll("[role=alert]")) {
      if (read.has(message)) continue
      read.add(message)
      message.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
    }
  }
  new MutationObserver(point).observe(document, { childList: true, subtree: true })
}

/** Reports these faces in every picture, as real detection takes seconds. */
export function findFaces(faces: object[]) {
  const { Worker } = window
  const finder = {
    postMessage(this: Worker) {
      setTimeout(() => this.onmessage?.({ data: faces } as MessageEvent))
    },
    terminate: () => undefined,
  }
  function FinderOrWorker(address: URL, options: WorkerOptions) {
    return String(address).includes("find-faces") ? { ...finder } : new Worker(address, options)
  }
  Object.assign(window, { Worker: FinderOrWorker })
}

/** Evaluated on an element of the page. */
export const isFocused = (element: Element) => element === document.activeElement

/** A user's browser page, with everything that must never happen in it. */
export class Visit {
  private readonly problems: string[] = []
  /** Pending requests of the open page. */
  private readonly pending = new Set<Request>()

  private constructor(
    public page: Page,
    private readonly school: { url: string },
  ) {}

  /**
   * A fresh browser profile on the school's home page, after hydration, or on the screen of a hash route; signed in if
   * `email` is given.
   */
  static async start(
    browser: Browser,
    school: { url: string },
    { path = "/", email, worker = false, detector = false, ...options }: VisitOptions = {},
  ): Promise<Visit> {
    const context = await browser.newContext({
      locale: "en-GB",
      timezoneId: "Europe/London",
      reducedMotion: "reduce",
      ...options,
    })
    context.setDefaultTimeout(30_000)
    if (!worker) await context.addInitScript(disableWorkers)
    // Simulates an earlier sign-in by another tab.
    if (email) await context.request.post(`${school.url}/users/login`, { data: { user: email, pwd: password } })
    for (const script of [recordHydration, keepToastsOpen]) await context.addInitScript(script)
    if (!detector) await context.addInitScript(findFaces, [])
    const page = await context.newPage()
    const visit = new Visit(page, school)
    visit.watchPage()
    await visit.goTo(path)
    if (path === "/" && !email && options.javaScriptEnabled !== false) await visit.hydrated({ input: true })
    return visit
  }

  goTo(path: string) {
    return this.page.goto(`${this.school.url}/#${path}`)
  }

  /** Opens the page at a real address, and waits for its hydration. */
  async openPage(path: string, { input = true } = {}) {
    await this.page.goto(this.school.url + path)
    await this.hydrated({ input })
    await this.quiet()
  }

  /** Waits until the app has hydrated a visitor's page; without an input, that takes seconds. */
  private async hydrated({ input }: { input: boolean }) {
    if (input) await this.page.keyboard.press("Shift")
    await this.page.waitForFunction(() => "appListens" in window)
  }

  /** Ends the tab without notice, like a crash, and opens another one in the same browser. */
  async reopen(path = "/") {
    const context = this.page.context()
    await this.page.close()
    this.page = await context.newPage()
    this.watchPage()
    await this.goTo(path)
  }

  /** Signs in by the sign-in screen. */
  async signIn(email: string) {
    await this.goTo("/login")
    await this.signInHere(email)
  }

  /** Signs in on the sign-in screen that has opened by itself. */
  async signInHere(email: string, secret = password) {
    await this.page.getByLabel("Email").fill(email)
    await this.page.getByLabel("Password", { exact: true }).fill(secret)
    await this.page.getByRole("button", { name: "Sign In" }).click()
    await this.signedIn()
  }

  /** Waits until the page knows its user. */
  async signedIn() {
    // On a phone it is in the menu, out of sight.
    await this.page.locator("button[aria-label='Log out']").first().waitFor({ state: "attached" })
  }

  /** Signs in by name, and goes to the screen of a hash route. */
  async signInAs(name: string, path: string) {
    await this.signIn(addressOf(name))
    await this.goTo(path)
  }

  heading(name: string | RegExp) {
    return this.page.getByRole("heading", { name })
  }

  /** Waits for the screen with this heading. */
  titled(name: string | RegExp) {
    return this.page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
  }

  /** Waits for a message with exactly this text. */
  hasToast(text: string | RegExp) {
    return this.page.getByRole("alert").getByText(text, { exact: true }).waitFor()
  }

  press(button: string | RegExp) {
    return this.page.getByRole("button", { name: button, exact: true }).click()
  }

  unfold(title: string) {
    return this.page.locator("summary", { has: this.page.getByText(title, { exact: true }) }).click()
  }

  /** Waits until no request is pending, and none can follow from the last answer. */
  async quiet() {
    for (let still = 0; still < 2; still = this.pending.size === 0 ? still + 1 : 0)
      await this.page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))
  }

  /** Cuts the connection while no request is pending, as a pending one would hang and never fail. */
  async goOffline() {
    await this.quiet()
    await this.page.context().setOffline(true)
  }

  goOnline() {
    return this.page.context().setOffline(false)
  }

  /** Answers the question. A picture still loading when its item is deleted is a 404, which the console shows. */
  async confirmDeletion() {
    await this.quiet()
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  }

  /** @returns the function that lets the page's matching requests through, which wait until then */
  async holdBack(body: RegExp) {
    const gate = deferred()
    await this.page.route("**/graphql", async (route) => {
      if (body.test(route.request().postData() ?? "")) await gate.promise
      await route.fallback()
    })
    return async () => {
      gate.resolve()
      await this.page.unroute("**/graphql")
    }
  }

  /** Loses the answer to the next request of this kind, which the server carries out. */
  async loseAnswer(body: RegExp) {
    let isLost = false
    await this.page.route("**/graphql", async (route) => {
      if (isLost || !body.test(route.request().postData() ?? "")) return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
  }

  /** Ends the visit. Nothing may have been written to the console, and nothing requested from another host. */
  async end() {
    expect(this.problems).toEqual([])
    await this.page.context().close()
  }

  /** Ends a visit in which the server must refuse something. */
  endRefused() {
    this.forgetRefusals()
    return this.end()
  }

  /** Forgets what the server had to refuse so far: browsers write refusals to the console themselves. */
  forgetRefusals() {
    const others = this.problems.filter((problem) => !problem.includes("Failed to load resource"))
    this.problems.splice(0, this.problems.length, ...others)
  }

  /** Ends a visit in which the page is meant to write this to the console, once, and nothing else. */
  async endWithLogged(fault: RegExp) {
    expect(this.problems).toEqual([expect.stringMatching(fault)])
    await this.page.context().close()
  }

  private watchPage() {
    this.page.on("console", (message) => this.problems.push(`${message.type()}: ${message.text()}`))
    this.page.on("pageerror", (error) => this.problems.push(`error: ${error.message}`))
    this.pending.clear()
    this.page.on("requestfinished", (request) => this.pending.delete(request))
    this.page.on("requestfailed", (request) => this.pending.delete(request))
    this.page.on("request", (request) => {
      // Browsers do not always report the end of the previous page's requests.
      if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.pending.clear()
      this.pending.add(request)
      const url = request.url()
      if (!url.startsWith(this.school.url) && !/^(data|blob):/.test(url)) this.problems.push(`another host: ${url}`)
    })
  }
}

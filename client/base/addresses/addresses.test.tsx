import { act, cleanup, render } from "@testing-library/react"
import { useState } from "react"
import { MemoryRouter, useLocation } from "react-router-dom"
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { lazy } from "../ui/loading/lazy.tsx"
import { focusHeading, useArrival } from "./arrival.ts"
import { type HashHistory, hashHistory, type Step } from "./history.ts"
import { useLeaveGuard } from "./leave-guard.ts"
import { prefetchScreens } from "./prefetch.ts"
import { enterHashRoute } from "./real-address.ts"
import { SiteRouter } from "./router.tsx"

let grow = () => {}
beforeAll(() => {
  const scrollTo = (_: number, y: number) => Object.defineProperty(window, "scrollY", { value: y, configurable: true })
  Object.assign(window, {
    scrollTo,
    ResizeObserver: class {
      constructor(grown: () => void) {
        grow = grown
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  })
  Element.prototype.scrollIntoView = () => window.scrollTo(0, 400)
  history.replaceState(null, "", "/?from=mail#/")
  app = hashHistory()
})

let app: HashHistory
let questions: ((yes: boolean) => void)[] = []
let isWriting = { first: false, second: false }
let write: (next: typeof isWriting) => void
let heading: (shown: boolean) => void

const ask = () => new Promise<boolean>((answer) => questions.push(answer))

function Screen() {
  const { pathname, search } = useLocation()
  const [{ first, second }, setWriting] = useState(isWriting)
  const [hasCome, setHasCome] = useState(true)
  write = setWriting
  heading = setHasCome
  useArrival()
  useLeaveGuard(first, ask)
  useLeaveGuard(second, ask)
  return (
    <>
      <input aria-label="Elsewhere" />
      <main>
        {hasCome && <h1>{pathname + search}</h1>}
        <h2 id="shoes">Shoes</h2>
        <input aria-label="Search" />
      </main>
    </>
  )
}

const shown = () => document.querySelector("h1")?.textContent
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label")
const field = (name: string) => document.querySelector<HTMLElement>(`[aria-label=${name}]`)
const goTo = (path: string) => act(async () => app.push(path))
const type = (hash: string) => act(async () => location.assign(hash))
const arriveAt = (path: string) => expect.poll(shown).toBe(path)
const goBy = async (steps: number, path: string) => {
  await act(async () => history.go(steps))
  await arriveAt(path)
}
const answer = (yes: boolean) => act(async () => questions.shift()?.(yes))

beforeEach(async () => {
  questions = []
  isWriting = { first: false, second: false }
  render(
    <SiteRouter history={app}>
      <Screen />
    </SiteRouter>,
  )
  await goTo("/news")
})

describe("an address of the app", () => {
  it.each([
    ["/about", "#/about"],
    [{ pathname: "/news", search: "?page=2" }, "#/news?page=2"],
    ["/sw/news", "#/sw/news"],
    ["/sw/admin", "#/admin"],
  ])("for %j is %s", (to, address) => {
    expect(app.createHref(to)).toBe(address)
  })

  it("replaces the real address, and keeps the history state", () => {
    history.replaceState({ key: "kept" }, "", "/news?page=2#top")
    enterHashRoute()
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      "/#/news?page=2#top",
      { key: "kept" },
    ])
  })
})

describe("navigation to another screen", () => {
  it("adds a history entry, unless it replaces the current one", async () => {
    const before = history.length
    await goTo("/about")
    expect([shown(), history.length]).toEqual(["/about", before + 1])
    await act(async () => app.replace("/about?x=1"))
    expect([shown(), history.length]).toEqual(["/about?x=1", before + 1])
    await goBy(-1, "/news")
  })

  it("replaces the history entry of an open sheet", async () => {
    await act(async () => app.push("/news", "menu"))
    const before = history.length
    await goTo("/about")
    expect(history.length).toBe(before)
    await goBy(-1, "/news")
    expect(history.state.usr).toBe(null)
  })

  it("restores the history state on going back", async () => {
    const { key, idx } = history.state
    await goTo("/about")
    expect(history.state.idx).toBe(idx + 1)
    await goBy(-1, "/news")
    expect(history.state).toMatchObject({ key, idx })
  })

  it.each([
    ["#/fees", "/fees"],
    ["#fees", "/fees"],
  ])("follows an address typed by hand: %s", async (typed, path) => {
    const { idx } = history.state
    await type(typed)
    await arriveAt(path)
    expect([history.state.idx, focused()]).toEqual([idx + 1, path])
  })

  it("is reported at once to a later listener, unless it leads back to the first address", () => {
    const steps: Step[] = []
    const listen = () => app.listen((step) => steps.push(step))
    listen()()
    expect(steps.map(({ location }) => location.pathname)).toEqual(["/news"])
    app.replace("/")
    listen()()
    expect(steps.map(({ location }) => location.pathname)).toEqual(["/news"])
  })
})

describe("arrival at a screen", () => {
  it("scrolls to the top, focuses the heading, and restores the position on going back", async () => {
    window.scrollTo(0, 700)
    await goTo("/about")
    expect([window.scrollY, focused()]).toEqual([0, "/about"])
    grow()
    window.scrollTo(0, 20)
    grow()
    expect(window.scrollY).toBe(20)
    await goBy(-1, "/news")
    expect([window.scrollY, focused()]).toEqual([700, "/news"])
    window.scrollTo(0, 90)
    grow()
    expect(window.scrollY).toBe(700)
    window.scrollTo(0, 300)
    grow()
    expect(window.scrollY).toBe(300)
    await goBy(1, "/about")
    expect(window.scrollY).toBe(20)
  })

  it("keeps position and focus while a search is typed, and scrolls up for another page of a list", async () => {
    await act(async () => field("Elsewhere")?.focus())
    window.scrollTo(0, 50)
    await act(async () => app.replace("/news?q=kites"))
    expect([window.scrollY, focused()]).toEqual([50, "Elsewhere"])
    await goTo("/news?page=2")
    expect([window.scrollY, focused()]).toEqual([0, "/news?page=2"])
  })

  it("leaves scrolling free when it goes back to the top of a screen", async () => {
    window.scrollTo(0, 0)
    await goTo("/about")
    await goBy(-1, "/news")
    window.scrollTo(0, 20)
    grow()
    expect(window.scrollY).toBe(20)
  })

  it.each([
    [0, "Shoes"],
    [900, ""],
  ])("focuses the addressed section on first load, unless the browser has scrolled there: %i", (y, name) => {
    cleanup()
    expect(focusHeading()).toBeUndefined()
    window.scrollTo(0, y)
    render(
      <MemoryRouter initialEntries={["/uniform#shoes"]}>
        <Screen />
      </MemoryRouter>,
    )
    expect(document.activeElement === document.body ? "" : focused()).toBe(name)
  })

  it("scrolls to the addressed section and focuses it", async () => {
    await goTo("/uniform#shoes")
    expect([window.scrollY, focused()]).toEqual([400, "Shoes"])
    await goTo("/news")
    await goBy(-1, "/uniform")
    expect(focused()).toBe("/uniform")
  })

  it("shows the screen of a link that was cut off within an escape", async () => {
    await goTo("/uniform#v%C3%AAtement%C3")
    expect(focused()).toBe("/uniform")
  })

  it("keeps the focus in a field of the screen", async () => {
    await act(async () => field("Search")?.focus())
    await goTo("/about")
    expect(focused()).toBe("Search")
  })

  it("focuses a heading that comes late, unless the visitor has moved the focus", async () => {
    await act(async () => heading(false))
    await goTo("/about")
    expect(document.activeElement?.tagName).toBe("MAIN")
    await act(async () => heading(true))
    await expect.poll(focused).toBe("/about")
    await act(async () => heading(false))
    await goTo("/fees")
    await act(async () => field("Elsewhere")?.focus())
    await act(async () => heading(true))
    await act(async () => heading(false))
    await act(async () => field("Elsewhere")?.blur())
    await act(async () => heading(true))
    expect(document.activeElement).toBe(document.body)
  })
})

describe("a form with unsent text", () => {
  const guarded = async (next: typeof isWriting) => act(async () => write(next))

  it("asks before navigation, and keeps the screen when the answer is no", async () => {
    await guarded({ first: true, second: false })
    await goTo("/about")
    expect([shown(), questions.length]).toEqual(["/news", 1])
    await answer(false)
    expect(shown()).toBe("/news")
    await goTo("/about")
    await answer(true)
    expect(shown()).toBe("/about")
    await goTo("/fees")
    expect([shown(), questions.length]).toEqual(["/fees", 0])
  })

  it("asks once for each of two forms, also for one changed later", async () => {
    await guarded({ first: true, second: false })
    await goTo("/about")
    await answer(true)
    await guarded({ first: true, second: true })
    await goTo("/fees")
    expect([shown(), questions.length]).toEqual(["/about", 1])
    await answer(true)
    expect(shown()).toBe("/fees")
    await guarded({ first: false, second: false })
    await guarded({ first: true, second: false })
    await goTo("/news")
    expect(shown()).toBe("/fees")
    await answer(false)
  })

  it("goes several steps back only after the answer is yes", async () => {
    await goTo("/about")
    await goTo("/fees")
    await guarded({ first: true, second: false })
    await act(async () => history.go(-2))
    await expect.poll(() => questions.length).toBe(1)
    expect([shown(), location.hash]).toEqual(["/fees", "#/fees"])
    await answer(false)
    expect([shown(), location.hash]).toEqual(["/fees", "#/fees"])
    await act(async () => history.go(-2))
    await expect.poll(() => questions.length).toBe(1)
    await answer(true)
    await arriveAt("/news")
  })

  it("asks before it follows a typed address", async () => {
    await guarded({ first: true, second: false })
    await type("#/lunch")
    await expect.poll(() => questions.length).toBe(1)
    expect([shown(), location.hash]).toEqual(["/news", "#/news"])
    await answer(true)
    await arriveAt("/lunch")
  })

  it("does not ask when the same address is typed again, and keeps the history position", async () => {
    await goTo("/about")
    await guarded({ first: true, second: false })
    // Browsers do both by themselves; jsdom does neither.
    history.replaceState(null, "", location.href)
    await act(async () => dispatchEvent(new PopStateEvent("popstate")))
    expect([shown(), questions.length]).toEqual(["/about", 0])
    await act(async () => history.go(-1))
    await expect.poll(() => questions.length).toBe(1)
    await answer(true)
    await arriveAt("/news")
  })
})

describe("the code of a screen", () => {
  const fetched: string[] = []
  const screen = (name: string, routes?: object[]) => {
    const Screen = lazy(() => {
      fetched.push(name)
      return Promise.resolve({ Screen: () => null, routes })
    }, "Screen")
    return <Screen />
  }
  const routes = [
    { path: "/news", element: <div>{screen("news")}</div> },
    { path: "/plain", element: null },
    { path: "/admin/*", element: screen("office", [{ path: "users", element: screen("users") }]) },
  ]

  it("is prefetched when a link to it is pointed at, focused or touched, except in data saver mode", async () => {
    prefetchScreens(routes)
    const point = async (html: string, type = "pointerover") => {
      document.body.innerHTML = html
      fetched.length = 0
      document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }))
      await act(async () => {})
      return [...fetched]
    }
    expect(await point('<a href="#/news"><b>News</b></a>')).toEqual(["news"])
    expect(await point('<a href="#/sw/news"><b>News</b></a>', "focusin")).toEqual(["news"])
    expect(await point('<a href="#/admin/users"><b>Users</b></a>', "touchstart")).toEqual(["office", "users"])
    for (const other of [
      '<a href="#/plain"><b>x</b></a>',
      '<a href="https://elsewhere.example/#/news"><b>x</b></a>',
      "<b>x</b>",
    ])
      expect(await point(other)).toEqual([])
    vi.stubGlobal("navigator", { connection: { saveData: true } })
    expect(await point('<a href="#/news"><b>News</b></a>')).toEqual([])
    vi.unstubAllGlobals()
  })
})

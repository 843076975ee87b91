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

  it("takes the place of the real one, and keeps what the browser has noted", () => {
    history.replaceState({ key: "kept" }, "", "/news?page=2#top")
    enterHashRoute()
    expect([location.pathname + location.search + location.hash, history.state]).toEqual([
      "/#/news?page=2#top",
      { key: "kept" },
    ])
  })
})

describe("a step to another screen", () => {
  it("is one of the browser's history, and one that takes the place of another is none", async () => {
    const before = history.length
    await goTo("/about")
    expect([shown(), history.length]).toEqual(["/about", before + 1])
    await act(async () => app.replace("/about?x=1"))
    expect([shown(), history.length]).toEqual(["/about?x=1", before + 1])
    await goBy(-1, "/news")
  })

  it("takes the place of an open sheet, whose step nobody comes back to", async () => {
    await act(async () => app.push("/news", "menu"))
    const before = history.length
    await goTo("/about")
    expect(history.length).toBe(before)
    await goBy(-1, "/news")
    expect(history.state.usr).toBe(null)
  })

  it("is found again as it was by whoever comes back to it", async () => {
    const { key, idx } = history.state
    await goTo("/about")
    expect(history.state.idx).toBe(idx + 1)
    await goBy(-1, "/news")
    expect(history.state).toMatchObject({ key, idx })
  })

  it.each([
    ["#/fees", "/fees"],
    ["#fees", "/fees"],
  ])("is taken by an address typed by hand, too: %s", async (typed, path) => {
    const { idx } = history.state
    await type(typed)
    await arriveAt(path)
    expect([history.state.idx, focused()]).toEqual([idx + 1, path])
  })

  it("that was taken before anybody listened is heard of at once, and no other", () => {
    const heard: Step[] = []
    const listen = () => app.listen((step) => heard.push(step))
    listen()()
    expect(heard.map(({ location }) => location.pathname)).toEqual(["/news"])
    app.replace("/")
    listen()()
    expect(heard.map(({ location }) => location.pathname)).toEqual(["/news"])
  })
})

describe("whoever arrives at a screen", () => {
  it("is at its top, at its heading, and where they were before as they go back, once that is there", async () => {
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

  it("stays where they are while a search follows what they type, and is at the top of another page of a list", async () => {
    await act(async () => field("Elsewhere")?.focus())
    window.scrollTo(0, 50)
    await act(async () => app.replace("/news?q=kites"))
    expect([window.scrollY, focused()]).toEqual([50, "Elsewhere"])
    await goTo("/news?page=2")
    expect([window.scrollY, focused()]).toEqual([0, "/news?page=2"])
  })

  it("can scroll at once where they come back to the top of a screen", async () => {
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
  ])("first, is at the part that the address names, unless the browser has gone there by itself: %i", (y, name) => {
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

  it("is at the part that the address names", async () => {
    await goTo("/uniform#shoes")
    expect([window.scrollY, focused()]).toEqual([400, "Shoes"])
    await goTo("/news")
    await goBy(-1, "/uniform")
    expect(focused()).toBe("/uniform")
  })

  it("keeps the field that the screen began with", async () => {
    await act(async () => field("Search")?.focus())
    await goTo("/about")
    expect(focused()).toBe("Search")
  })

  it("is at the heading as soon as it comes, unless they have gone elsewhere", async () => {
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

describe("whoever has not sent what they wrote", () => {
  const guarded = async (next: typeof isWriting) => act(async () => write(next))

  it("is asked before another screen comes, and stays where the answer is no", async () => {
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

  it("is asked once for each of two forms, also of one that is written in later", async () => {
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

  it("goes as many steps back as they wanted to, once they say so, and none before", async () => {
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

  it("is asked, too, of an address that they type", async () => {
    await guarded({ first: true, second: false })
    await type("#/lunch")
    await expect.poll(() => questions.length).toBe(1)
    expect([shown(), location.hash]).toEqual(["/news", "#/news"])
    await answer(true)
    await arriveAt("/lunch")
  })

  it("is asked nothing, and keeps the place, as the same address is typed again", async () => {
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

  it("comes as somebody points at a link to it, whatever is around it and in its language, and for nothing else", async () => {
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

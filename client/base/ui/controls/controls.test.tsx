import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Fragment, type PropsWithChildren, useRef, useState } from "react"
import { MemoryRouter, useLocation } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { deferred } from "../../../../test/deferred.ts"
import { inApp } from "../../../../test/in-app.tsx"
import { ConfirmButton } from "../../layout/confirm-button.tsx"
import { OwnPasswordButton } from "../../layout/own-password-button.tsx"
import { Refused } from "../loading/failure.ts"
import { RichText } from "../texts/rich-text.tsx"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { Fold } from "./fold.tsx"
import { KeywordSearch } from "./keyword-search.tsx"
import { Link, NavLink } from "./link.tsx"
import { Tabs } from "./tabs.tsx"
import { useRestoreFocus } from "./use-restore-focus.ts"

const button = (name: string) => screen.getByRole("button", { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const alert = () => screen.queryByRole("alert")?.textContent
/** What Chromium does at the third Escape. */
const closeNatively = (dialog: HTMLDialogElement) => {
  dialog.close()
  act(() => void fireEvent(dialog, new Event("close")))
}

it("A button does nothing while it is busy, and keeps the focus", () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  )
  expect(fireEvent.click(button("Save"))).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(button("Save").hasAttribute("disabled")).toBe(false)
})

describe("a button that asks for confirmation", () => {
  it("runs once at a time, says why it failed, and clears the failure when tried again", async () => {
    let settle = (_error?: Error) => {}
    const run = vi.fn(
      () => new Promise<void>((resolve, reject) => (settle = (error) => (error ? reject(error) : resolve()))),
    )
    const onDone = vi.fn()
    const words = { label: "Publish it", question: "Publish?", consequence: "All.", confirmLabel: "Publish" }
    render(<ConfirmButton {...words} {...{ run, onDone }} />)
    await press("Publish it")
    expect(document.activeElement).toBe(button("Cancel"))
    await press("Publish")
    expect(button("Publish").getAttribute("aria-busy")).toBe("true")
    await press("Publish")
    await press("Cancel")
    expect(run).toHaveBeenCalledTimes(1)
    await act(async () => settle(new Refused("FORBIDDEN", "You may not.")))
    expect([alert(), onDone.mock.calls.length]).toEqual(["You may not.", 0])
    await press("Publish")
    expect(alert()).toBeUndefined()
    await act(async () => settle(new Refused("FORBIDDEN", "You may not.")))
    await press("Cancel")
    expect(screen.queryByRole("alertdialog")?.textContent ?? "").toBe("")
    await press("Publish it")
    expect(alert()).toBeUndefined()
    await press("Publish")
    await act(async () => settle())
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})

it("A dialog that asks for the password stays open until the answer, so that a failure is seen", async () => {
  const answer = deferred()
  const words = { label: "Revoke it", question: "Revoke?", consequence: "All.", confirmLabel: "Revoke" }
  render(<OwnPasswordButton {...words} run={() => answer.promise} doneText="Revoked" />, inApp)
  await press("Revoke it")
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: "Jacaranda" } })
  await press("Revoke")
  await press("Close")
  closeNatively(screen.getByRole("alertdialog"))
  await act(async () => answer.reject(new Refused("FORBIDDEN", "You may not.")))
  expect(alert()).toBe("You may not.")
  await press("Close")
  expect(alert()).toBeUndefined()
})

describe("a dialog", () => {
  function Opened() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} title="Which one?" onClose={() => setOpen(false)}>
          <p>Text</p>
          <button type="button" data-first-focus>
            First
          </button>
        </Dialog>
      </>
    )
  }

  it("closes by its cross, Escape or a click beside it, and gives the focus back", async () => {
    render(<Opened />)
    const dialog = () => screen.getByRole("dialog", { hidden: true }) as HTMLDialogElement
    const clickBeside = (pressed: Element) => {
      fireEvent.mouseDown(pressed)
      fireEvent.click(dialog())
    }
    const ways = [
      () => fireEvent.click(button("Close")),
      () => expect(fireEvent(dialog(), new Event("cancel", { cancelable: true }))).toBe(false),
      () => clickBeside(dialog()),
      () => closeNatively(dialog()),
    ]
    for (const close of ways) {
      act(() => button("Open").focus())
      await press("Open")
      expect(document.activeElement).toBe(button("First"))
      fireEvent.click(screen.getByText("Text"))
      clickBeside(screen.getByText("Text"))
      expect(dialog().open).toBe(true)
      act(() => void close())
      expect(dialog().open).toBe(false)
      expect(document.activeElement).toBe(button("Open"))
    }
  })
})

it.each([
  ["open and not reached by Tab on a wide screen", true, "-1"],
  ["closed and reached by Tab on a phone", false, null],
])("a folding section is %s", (_, matches, stop) => {
  vi.stubGlobal("matchMedia", () => ({ matches }))
  render(<Fold title="Filter">Everything</Fold>)
  const title = screen.getByText("Filter")
  expect([title.closest("details")?.open, title.getAttribute("tabindex")]).toEqual([matches, stop])
})

it("Tabs move by arrow keys, Home and End, wrap around, and show their panels", () => {
  const tabs = ["One", "Two", "Three"].map((name) => ({ name, content: `About ${name}` }))
  render(<Tabs label="As what" tabs={tabs as [(typeof tabs)[0]]} />)
  const walk = [
    ["ArrowLeft", "Three"],
    ["ArrowRight", "One"],
    ["ArrowRight", "Two"],
    ["End", "Three"],
    ["Home", "One"],
    ["ArrowDown", "One"],
  ] as const
  act(() => screen.getByRole("tab", { name: "One" }).focus())
  for (const [key, name] of walk) {
    fireEvent.keyDown(document.activeElement as Element, { key })
    expect([document.activeElement?.textContent, screen.getByRole("tabpanel").textContent]).toEqual([
      name,
      `About ${name}`,
    ])
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name)
  }
  fireEvent.click(screen.getByRole("tab", { name: "Two" }))
  expect(screen.getByRole("tabpanel").textContent).toBe("About Two")
})

describe("a focused row that its use removes", () => {
  let remove: (row: string) => void

  const Fold = ({ children }: PropsWithChildren) => (
    <details>
      <summary>Open</summary>
      {children}
    </details>
  )

  function Rows({ as: Row }: { as: typeof Fragment | "p" | typeof Fold }) {
    const region = useRef<HTMLDivElement>(null)
    const [rows, setRows] = useState(["a", "b", "c", "d"])
    useRestoreFocus(region)
    remove = (row) => setRows((before) => before.filter((one) => one !== row))
    return (
      <div ref={region}>
        {rows.map((row) => (
          <Row key={row}>
            <button type="button" onClick={() => remove(row)}>
              {row}
            </button>
          </Row>
        ))}
      </div>
    )
  }

  it.each(["p", Fragment] as const)("passes the focus to its successor, or to the nearest row: %o", async (as) => {
    render(<Rows as={as} />)
    for (const [row, next] of [
      ["b", "c"],
      ["d", "c"],
      ["c", "a"],
    ] as const) {
      act(() => button(row).focus())
      await press(row)
      await expect.poll(() => document.activeElement?.textContent).toBe(next)
    }
  })

  it("passes the focus to the summary of the next row, not to a button folded in it", async () => {
    render(<Rows as={Fold} />)
    act(() => button("b").focus())
    await press("b")
    await expect.poll(() => document.activeElement?.tagName).toBe("SUMMARY")
    expect(document.activeElement?.nextSibling?.textContent).toBe("c")
  })

  it("passes the focus to nothing when the user had already left it", async () => {
    vi.useFakeTimers()
    render(<Rows as="p" />)
    act(() => button("b").focus())
    act(() => button("b").blur())
    act(() => void vi.runAllTimers())
    await act(async () => remove("b"))
    expect(document.activeElement).toBe(document.body)
    vi.useRealTimers()
  })
})

describe("navigation", () => {
  const Here = () => {
    const { pathname, search } = useLocation()
    return <output>{pathname + search}</output>
  }
  const here = () => screen.getByRole("status").textContent
  const at = (path: string, element: React.ReactNode) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        {element}
        <Here />
      </MemoryRouter>,
    )

  it.each([
    ["  kites & co #1", "/search?q=kites%20%26%20co%20%231"],
    ["  ", "/search"],
  ])("a search for “%s” leads to %s", (keywords, address) => {
    at("/", <KeywordSearch placeholder="" />)
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: keywords } })
    fireEvent.click(button("Search"))
    expect(here()).toBe(address)
  })

  it("a link leads to its screen, unless its click handler prevents that", () => {
    at(
      "/",
      <>
        <Link to="/news?page=2">News</Link>
        <Link to="/blog" onClick={(event) => event.preventDefault()}>
          Blog
        </Link>
      </>,
    )
    const click = (name: string, more: object = {}) => fireEvent.click(screen.getByRole("link", { name }), more)
    click("Blog")
    expect(here()).toBe("/")
    click("News")
    expect(here()).toBe("/news?page=2")
  })

  it("a link in a text leads to its screen with its query, unless a modifier key is held or it has no screen", () => {
    at("/", <RichText html={'<p><a href="#/search?q=kites&amp;page=2">A</a> <a href="/healthz">B</a></p>'} />)
    const [link, other] = screen.getAllByRole("link") as [HTMLElement, HTMLElement]
    expect(link.closest("p")?.dir).toBe("auto")
    link.setAttribute("href", "/search?q=kites&page=2")
    // jsdom cannot load another page.
    window.onclick = () => false
    fireEvent.click(other)
    for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) fireEvent.click(link, { [key]: true })
    window.onclick = null
    expect(here()).toBe("/")
    fireEvent.click(link)
    expect(here()).toBe("/search?q=kites&page=2")
  })

  it("a text's headings stand one level below the heading above, and its tables scroll in a box", () => {
    const html = "<h2>Days</h2><h3>Gates</h3><table><tr><th>Day</th></tr></table>"
    at("/", <RichText html={html} />)
    expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(["H2", "H3"])
    cleanup()
    at("/", <RichText html={html} below={2} />)
    expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(["H3", "H4"])
    const box = screen.getByRole("group", { name: "Table" })
    expect(box.tabIndex).toBe(0)
    expect(box.contains(screen.getByRole("table"))).toBe(true)
  })

  it.each([
    ["/News/view/3", "/news", false, true],
    ["/news/view/3", "/news", true, false],
    ["/newsroom", "/news", false, false],
    ["/news", "/news", true, true],
    ["/fees", "/Fees", true, true],
  ])("on %s, the menu's link to %s (exact match: %s) is marked as current: %s", (path, to, end, marked) => {
    at(path, <NavLink {...{ to, end }}>It</NavLink>)
    expect(screen.getByRole("link").getAttribute("aria-current")).toBe(marked ? "page" : null)
  })
})

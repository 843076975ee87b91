import { act, fireEvent, render, screen } from "@testing-library/react"
import { useNavigate } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { Footer } from "./footer.tsx"
import { HeaderSearch } from "./header-search.tsx"
import { useMenu } from "./menu.ts"
import { ScreenBoundary } from "./screen-boundary.tsx"
import { SiteContext, type SiteInfo } from "./site-info.tsx"
import { TitleAnnouncer, useTitle } from "./title.tsx"

let goTo: (path: string) => void

function Navigator() {
  goTo = useNavigate()
  return null
}

let faulty = true

function Screen() {
  if (faulty) throw new Error("A fault of ours")
  return <p>All is well</p>
}

it("A screen that fails shows 'Unexpected Application Error', and the next navigation recovers", () => {
  const caught: unknown[] = []
  render(
    <>
      <Navigator />
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </>,
    { ...inApp, onCaughtError: (error) => caught.push(error) },
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error")
  expect(caught).toHaveLength(1)

  faulty = false
  act(() => goTo("/elsewhere"))
  expect(screen.getByText("All is well")).toBeTruthy()
})

it("The header search keeps the typed text when its suggestions fail to load", async () => {
  vi.doMock("../suggestions/suggestions.tsx", () => {
    throw new TypeError("no line")
  })
  const caught = vi.fn()
  render(<HeaderSearch />, { ...inApp, onCaughtError: caught })
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "rain" } })
  await vi.waitFor(() => expect(caught).toHaveBeenCalledOnce())
  expect(screen.getByRole("combobox")).toHaveProperty("value", "rain")
})

const site = { name: "Our School", unwrittenPages: ["/admissions", "/fees", "/arts"] } as SiteInfo

it("The page title has the screen's title before the school's name, and later ones are announced", () => {
  const Titled = ({ title }: { title: string }) => {
    useTitle(title)
    return null
  }
  const screenOf = (title: string, school: SiteInfo | null = site) => (
    <SiteContext value={school}>
      <TitleAnnouncer>
        <Titled title={title} />
      </TitleAnnouncer>
    </SiteContext>
  )
  const { container, rerender } = render(screenOf("News", null))
  expect(document.title).toBe("News")
  rerender(screenOf("News"))
  const announced = () => [document.title, container.querySelector("[aria-live=polite]")?.textContent]
  expect(announced()).toEqual(["News – Our School", ""])
  rerender(screenOf("Events"))
  expect(announced()).toEqual(["Events – Our School", "Events"])
  rerender(screenOf(""))
  expect(announced()).toEqual(["Our School", "Our School"])
})

const Menu = () =>
  useMenu().map(({ label, links }) => [label, ...links.map(({ label, path }) => `${label} ${path}`)].join(", "))

it("The menu leaves out unwritten pages, or links to their form if they have one", () => {
  render(
    <SiteContext value={site}>
      <Menu />
    </SiteContext>,
  )
  const shown = document.body.textContent
  expect(shown).toContain("Admissions /apply")
  expect(shown).toContain("Absence /attendance")
  expect(shown).not.toMatch(/Fees|Arts/)
})

it("The menu leaves out an empty group", () => {
  const unwritten = { title: "Garden", links: [{ title: "Arts", path: "/arts" }] }
  const menuGroups = [
    { title: "Read", links: [{ title: "News", path: "/news" }] },
    { title: "Nothing", links: [] },
  ]
  render(
    <SiteContext value={{ ...site, menuGroups: [...menuGroups, unwritten] } as typeof site}>
      <Menu />
    </SiteContext>,
  )
  expect(document.body.textContent).toBe("Read, News /news")
})

it("The footer leaves out an empty group", () => {
  const footerGroups = [
    { title: "Garden", links: [{ title: "Arts", path: "/arts" }] },
    { title: "Read", links: [{ title: "News", path: "/news" }] },
  ]
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  const nothingElse = { address: [], telephone: [], languages: [], social: {} }
  render(
    <SiteContext value={{ ...site, ...nothingElse, footerGroups } as unknown as typeof site}>
      <Footer />
    </SiteContext>,
    inApp,
  )
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(["Read", "Sitemap", "Support"])
})

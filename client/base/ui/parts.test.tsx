import { cleanup, render, screen } from "@testing-library/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it } from "vitest"
import { Pagination } from "./controls/pagination.tsx"
import { SendingStatus } from "./controls/sending.tsx"
import { ErrorMessage } from "./loading/error-message.tsx"
import { Loader } from "./loading/loader.tsx"
import { Loading } from "./loading/skeleton.tsx"
import { Picture } from "./pictures/picture.tsx"
import { Breadcrumbs } from "./texts/breadcrumbs.tsx"
import { DiaryEntry } from "./texts/diary.tsx"
import { PageHead } from "./texts/page-head.tsx"
import { PersonCard } from "./texts/person-card.tsx"
import { WithTelephones } from "./texts/telephones.tsx"
import { inEnglish, type Translate } from "./words/translate.ts"
import { WordsContext } from "./words/words.tsx"

const nothing = () => {}
const open = (part: ReactNode) => render(<MemoryRouter>{part}</MemoryRouter>).container
const sending = { busy: true, fraction: 0.4, slow: false, run: async () => {}, stop: nothing }
const flag = { url: "/images/7.jpg", width: 640, height: 480, alt: "A flag", color: "#888888" }
const event = {
  ...{ id: 5, title: "Jour des cerfs-volants", location: "Le champ", audience: "CM2", allDay: true, lang: "fr" },
  ...{ date: "2031-03-09T00:00:00Z", endDate: null },
}

describe("the built-in text of a part of a page", () => {
  const marked: Translate = Object.assign((...text: Parameters<Translate>) => `‹${inEnglish(...text)}›`, {
    count: (...text: Parameters<Translate["count"]>) => `‹${inEnglish.count(...text)}›`,
    knows: () => true,
    language: "fr" as const,
  })

  it.each([
    ["a request being sent", <SendingStatus key="" of={sending} />],
    ["a slow request", <SendingStatus key="" of={{ ...sending, slow: true }} />],
    ["a request waiting for its answer", <SendingStatus key="" of={{ ...sending, fraction: 1 }} />],
    ["an error message", <ErrorMessage key="" text="" onRetry={nothing} />],
    ["a loader", <Loader key="" />],
    ["a loading placeholder", <Loading key="">{null}</Loading>],
    ["the pages of a list", <Pagination key="" page={2} pages={3} to={String} label="‹" />],
    ["breadcrumbs", <Breadcrumbs key="" crumbs={[]} />],
  ])("is in the language of the page: %s", (_, part) => {
    const page = open(<WordsContext value={marked}>{part}</WordsContext>)
    const labels = [...page.querySelectorAll("[aria-label]")].map((element) => element.getAttribute("aria-label"))
    const texts = [...page.querySelectorAll("*")].flatMap(({ childNodes }) =>
      [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    )
    const spoken = [...labels, ...texts].filter((text) => /[a-z]/i.test(text ?? ""))
    expect(spoken.length).toBeGreaterThan(0)
    expect(spoken.filter((text) => !text?.startsWith("‹"))).toEqual([])
  })
})

describe("the status for screen readers", () => {
  it("says how far an upload is, and what to do", () => {
    open(<SendingStatus of={sending} />)
    expect(screen.getByRole("status").textContent).toBe("Sending. Please keep this page open.")
    expect(screen.getByRole("progressbar", { name: "How much has been sent" }).getAttribute("value")).toBe("40")
  })

  it("says that something loads, and hides the placeholder shapes", () => {
    open(<Loading label="Restoring…">shapes</Loading>)
    expect(screen.getByRole("status").textContent).toBe("Restoring…shapes")
    expect(screen.getByText("shapes").getAttribute("aria-hidden")).toBe("true")
  })
})

describe("the pages of a list", () => {
  it.each([
    [1, 3, ["1", "2", "3"]],
    [2, 4, ["1", "2", "3", "4"]],
    [4, 12, ["1", "2", "3", "4", "5", "…", "12"]],
    [5, 12, ["1", "…", "4", "5", "6", "…", "12"]],
    [6, 12, ["1", "…", "5", "6", "7", "…", "12"]],
    [1, 12, ["1", "2", "…", "12"]],
    [8, 12, ["1", "…", "7", "8", "9", "…", "12"]],
    [9, 12, ["1", "…", "8", "9", "10", "11", "12"]],
    [12, 12, ["1", "…", "11", "12"]],
  ])("on page %i of %i are %j, with links to the previous and the next", (page, pages, shown) => {
    const all = [
      ...open(<Pagination {...{ page, pages }} label="" to={(to) => `/news?page=${to}`} />).querySelectorAll("li"),
    ]
    expect(all.slice(1, -1).map(({ textContent }) => textContent)).toEqual(shown)
    expect(document.querySelector("[aria-current=page]")?.textContent).toBe(String(page))
    const stepTo = (rel: string) => document.querySelector(`[rel=${rel}]`)?.getAttribute("href")
    const named = [...document.querySelectorAll("[rel]")].map((step) => step.getAttribute("aria-label"))
    expect(named).toEqual([...(page > 1 ? ["Previous page"] : []), ...(page < pages ? ["Next page"] : [])])
    expect([stepTo("prev"), stepTo("next")]).toEqual([
      page > 1 ? `/news?page=${page - 1}` : undefined,
      page < pages ? `/news?page=${page + 1}` : undefined,
    ])
    expect(document.querySelector("[aria-current=page]")?.getAttribute("href")).toBe(`/news?page=${page}`)
  })

  it("are not shown for a single page, and all four fit on a phone", () => {
    expect(open(<Pagination page={1} pages={1} to={String} label="" />).textContent).toBe("")
    const spare = (page: number, pages: number) => {
      cleanup()
      return open(<Pagination {...{ page, pages }} label="" to={String} />).querySelectorAll("[class*=spare]").length
    }
    expect([spare(2, 4), spare(2, 5)]).toEqual([0, 2])
  })
})

it.each([
  ["an event's title and place", <DiaryEntry key="" event={event} />, ["Jour des cerfs-volants", "Le champ"]],
  ["the last crumb", <Breadcrumbs key="" crumbs={[{ label: "Le vent", lang: "fr" }]} />, ["Le vent"]],
])("Text in another language than the page is marked with its language: %s", (_, part, texts) => {
  open(part)
  for (const text of texts) expect(screen.getByText(text).closest("[lang]")?.getAttribute("lang")).toBe("fr")
})

describe("the head of a page", () => {
  const crumbs = [{ label: "News", to: "/news" }, { label: "Kites" }]

  it("has its title as the heading, unless the item below has one", () => {
    open(<PageHead title="Kites" crumbs={crumbs} />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Kites")
    cleanup()
    open(<PageHead title="Kites" crumbs={crumbs} as="p" />)
    expect(screen.queryByRole("heading")).toBeNull()
  })

  it("leaves out a small heading that repeats the last crumb", () => {
    const head = (tag: string) => open(<PageHead title="What it costs" crumbs={[{ label: "Fees" }]} tag={tag} />)
    expect(head("Fees").textContent?.match(/Fees/g)).toHaveLength(1)
    cleanup()
    expect(head("Money").textContent).toBe("HomeFeesMoneyWhat it costs")
  })

  it("links to the screens above, and not to the current one", () => {
    open(<Breadcrumbs crumbs={crumbs} />)
    const links = [...document.querySelectorAll("nav a")].map((link) => [link.textContent, link.getAttribute("href")])
    expect(links).toEqual([
      ["Home", "/"],
      ["News", "/news"],
    ])
    expect(document.querySelector("[aria-current=page]")?.textContent).toBe("Kites")
    cleanup()
    open(<Breadcrumbs crumbs={[{ label: "News", to: "/news" }]} />)
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Home"])
  })
})

it.each([
  ["Bursar, 020 7946 0176", ["tel:02079460176"]],
  ["Call +44 (0)20 7946 0170, or 0711 222 333.", ["tel:+442079460170", "tel:0711222333"]],
  ["+254 20 123 4567", ["tel:+254201234567"]],
  ["96,000/- a term, 10 % less; 1 000 000 in all", []],
  ["From 07:30 to 08 or 14:15, 15:15 and 16:30 on 05 08 2027", []],
  ["Forms 06 07 and 08", []],
  ["Account 0123456789012", []],
  ["Card 0123 4567 8901 2345", []],
])("A telephone number in a text becomes a link: %s", (text, links) => {
  const page = open(<WithTelephones text={text} />)
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(links)
  expect(page.textContent).toBe(text)
})

describe("a picture", () => {
  it.each([
    [640, [320, 480, 640], 640],
    [1000, [320, 480, 640, 800, 960], 960],
    [100, [320], 320],
  ])("%i px wide is offered in these widths: %j", (width, widths, own) => {
    const page = open(<Picture of={{ ...flag, width }} sizes="100vw" />)
    const [source] = page.querySelectorAll("source")
    expect(
      source
        ?.getAttribute("srcset")
        ?.split(", ")
        .map((offer) => Number(/ (\d+)w$/.exec(offer)?.[1])),
    ).toEqual(widths)
    expect(page.querySelector("img")?.getAttribute("src")).toBe(`/images/7.jpg?w=${own}&as=original`)
  })

  it("keeps its key, focus and description", () => {
    const key = { ...flag, url: "/images/7.jpg?key=1", focus: { x: 20, y: 84 } }
    const image = open(<Picture of={key} sizes="6rem" />).querySelector("img")
    expect(image?.getAttribute("src")).toBe("/images/7.jpg?key=1&w=640&as=original")
    expect({ ...image?.dataset }).toEqual({ focusX: "20", focusY: "80" })
    expect([image?.alt, image?.getAttribute("loading")]).toEqual(["A flag", "lazy"])
  })

  it("of a person beside their name has no description, and links to the profile", () => {
    open(<PersonCard person={{ id: 2, name: "Ms Lark", position: "Music", picture: flag }} as="h2" />)
    expect([document.querySelector("img")?.alt, screen.getByRole("heading", { level: 2 }).textContent]).toEqual([
      "",
      "Ms Lark",
    ])
    expect(screen.getByRole("link").getAttribute("href")).toBe("/profiles/view/2")
  })
})

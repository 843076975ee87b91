import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { act } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { DateText, DayText, formatDateTime, ZoneContext } from "../../base/ui/dates/dates.tsx"
import { WrittenAt } from "../../base/ui/dates/now.ts"
import type { EventFieldsFragment } from "../../generated/graphql.ts"
import { When } from "../../office/admin/when.tsx"
import { EventView } from "./event-view.tsx"
import { Months } from "./months.tsx"

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })

const event = {
  id: 1,
  title: "Early bird",
  date: "2031-03-09T22:30:00.000Z",
  endDate: "2031-03-10T07:00:00.000Z",
  location: "The field",
  description: "<p>Come.</p>",
  cancelled: false,
  capacity: 12,
  placesLeft: 3,
  state: "PUBLISHED",
  series: [],
  picture: null,
  version: 1,
  canEdit: false,
  languages: ["EN"],
  translation: null,
} as unknown as EventFieldsFragment

const writtenAt = Date.parse("2031-03-07T21:59:30.000Z")

const page = (
  <ZoneContext value="Africa/Johannesburg">
    <WrittenAt value={writtenAt}>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <EventView event={event} onConfirmed={() => {}} />
          <Months events={[event]} />
          <When of="2031-03-06T22:10:00.000Z" />
          <DayText of="2018-03-04" />
        </MemoryRouter>
      </ApolloProvider>
    </WrittenAt>
  </ZoneContext>
)

const zones = ["UTC", "America/Los_Angeles", "Pacific/Auckland"]
const own = process.env.TZ

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
})
afterEach(() => {
  process.env.TZ = own
  vi.unstubAllGlobals()
})

describe("a page with times", () => {
  it("is rendered the same in any time zone of the server", () => {
    const written = zones.map((zone) => {
      process.env.TZ = zone
      return renderToString(page)
    })
    expect(new Set(written).size).toBe(1)
    const [html = ""] = written
    for (const words of [
      "Monday 10 March 2031, 00:30",
      "00:30 to 09:00",
      "March 2031",
      ">10<",
      "Begins in 2 days",
      "Today, 00:10",
    ])
      expect(html).toContain(words)
    expect(html).toContain('<time dateTime="2018-03-04">4 March 2018</time>')
    expect(html).not.toContain("South Africa")
  })

  it.each([
    ["America/Los_Angeles", true],
    ["Africa/Maputo", false],
  ])(
    "hydrates without errors, later and in %s, and names the school’s zone if the clocks differ: %s",
    async (zone, differs) => {
      process.env.TZ = "UTC"
      const root = document.createElement("div")
      root.innerHTML = renderToString(page)
      process.env.TZ = zone
      const complaints: unknown[] = []
      vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words))
      const onRecoverableError = (error: unknown) => void complaints.push(error)
      const hydrated = await act(() => hydrateRoot(root, page, { onRecoverableError }))
      expect(complaints).toEqual([])
      expect(root.textContent).toContain("Monday 10 March 2031, 00:30")
      expect(root.textContent?.includes("South Africa Standard Time")).toBe(differs)
      act(() => hydrated.unmount())
    },
  )
})

it("A browser that does not know the school's time zone shows times in UTC", () => {
  expect(formatDateTime(event.date, "Jacaranda/Hill")).toBe("Sunday 9 March 2031, 22:30")
  const html = renderToString(
    <ZoneContext value="Jacaranda/Hill">
      <DateText of={event.date} />
    </ZoneContext>,
  )
  expect(html).toContain("9 March 2031")
})

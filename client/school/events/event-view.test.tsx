import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { expect, it, vi } from "vitest"
import type { EventFieldsFragment } from "../../generated/graphql.ts"
import { EventView } from "./event-view.tsx"
import { NextEvent } from "./next-event.tsx"

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })

/** The HTML of an event to come. */
function shown(changes: object) {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const when = { date: "2051-03-09T22:30:00.000Z", state: "PUBLISHED", series: [] }
  const event = { id: 1, title: "Kite day", description: "", ...when, capacity: null, placesLeft: null, ...changes }
  return renderToString(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <EventView event={event as unknown as EventFieldsFragment} onConfirmed={() => {}} />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

it.each([
  ["PUBLISHED", ["Confirm Attendance", "Add to calendar"]],
  ["WAITING", []],
  ["TAKEN_DOWN", []],
])("An event in the state %s offers attendance and a calendar file only if published", (state, offered) => {
  const html = shown({ state })
  expect(["Confirm Attendance", "Add to calendar"].filter((words) => html.includes(words))).toEqual(offered)
})

it.each([
  [{ cancelled: true }, "This event has been cancelled."],
  [{ date: "2026-03-09T22:30:00.000Z" }, "This event is over."],
])("An event with %j takes no confirmations, and says why: %s", (changes, words) => {
  const html = shown(changes)
  expect(html).toContain(words)
  expect(html).not.toContain("Confirm Attendance")
})

it.each([
  ["2051-03-09T22:30:00.000Z", ["Next"]],
  ["2026-03-09T22:30:00.000Z", ["On now"]],
])("The first event, on %s, is marked as next or on now, never both", (date, expected) => {
  const event = { id: 1, title: "Kite day", opening: "", date, endDate: "2051-03-10T00:00:00Z", placesLeft: null }
  const html = renderToString(
    <MemoryRouter>
      <NextEvent event={event as unknown as EventFieldsFragment} />
    </MemoryRouter>,
  )
  expect(["Next", "On now"].filter((words) => html.includes(words))).toEqual(expected)
})

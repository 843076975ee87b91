import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { renderToString } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { expect, it, vi } from "vitest"
import type { EventFieldsFragment } from "../../generated/graphql.ts"
import { EventView } from "./event-view.tsx"

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })

it.each([
  ["PUBLISHED", ["Confirm Attendance", "Add to calendar"]],
  ["WAITING", []],
  ["TAKEN_DOWN", []],
])("An event that is %s offers a place only while the public finds it", (state, offered) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const when = { date: "2051-03-09T22:30:00.000Z", state, series: [] }
  const event = { id: 1, title: "Kite day", description: "", ...when, capacity: null, placesLeft: null }
  const html = renderToString(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <EventView event={event as unknown as EventFieldsFragment} onConfirmed={() => {}} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  expect(["Confirm Attendance", "Add to calendar"].filter((words) => html.includes(words))).toEqual(offered)
})

import { ApolloProvider } from "@apollo/client/react"
import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { SessionProvider } from "../../base/session/session.tsx"
import { ZoneContext } from "../../base/ui/dates/dates.tsx"
import type { ShownUser } from "./one-user.tsx"
import { UserDetails } from "./user-details.tsx"

const user = (canEdit: boolean) => ({ id: 7, name: "Ruth", picture: null, canEdit }) as unknown as ShownUser

it.each([
  [true, "", null],
  [true, "?edit=1", "Update"],
  [false, "?edit=1", null],
])("A user page that the viewer may edit (%s), opened with “%s”, shows the form to “%s”", (canEdit, search, submit) => {
  render(
    <MemoryRouter initialEntries={[`/user/view/7${search}`]}>
      <ApolloProvider client={apiClient}>
        <SessionProvider restore={false}>
          <ZoneContext value="Africa/Nairobi">
            <UserDetails user={user(canEdit)} />
          </ZoneContext>
        </SessionProvider>
      </ApolloProvider>
    </MemoryRouter>,
  )
  expect(screen.queryByRole("button", { name: "Update" })?.textContent ?? null).toBe(submit)
})

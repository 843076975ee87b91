import { ApolloProvider } from "@apollo/client/react"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router-dom"
import { Toasts } from "../client/base/layout/toasts.tsx"
import { apiClient } from "../client/base/session/api-client.ts"
import { SessionProvider } from "../client/base/session/session.tsx"
import { ZoneContext } from "../client/base/ui/dates/dates.tsx"

/** Options of `render`: around a part of the app, all that every screen has around it. */
export const inAppAt = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={apiClient}>
        <SessionProvider restore={false}>
          <ZoneContext value="Africa/Nairobi">
            <Toasts>{children}</Toasts>
          </ZoneContext>
        </SessionProvider>
      </ApolloProvider>
    </MemoryRouter>
  ),
})

export const inApp = inAppAt("/")

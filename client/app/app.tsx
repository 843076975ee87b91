import type { ApolloClient } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { type ReactNode, StrictMode } from "react"
import { Frame } from "../base/layout/frame.tsx"
import { Boundary } from "../base/layout/screen-boundary.tsx"
import { SiteProvider } from "../base/layout/site-provider.tsx"
import { Toasts } from "../base/layout/toasts.tsx"
import { SessionProvider } from "../base/session/session.tsx"
import { WrittenAt } from "../base/ui/dates/now.ts"
import { lazyPart } from "../base/ui/loading/lazy.tsx"
import { Screens } from "./routes.tsx"

const StaffSearch = lazyPart(() => import("../office/find/staff-search.tsx"), "StaffSearch")

type AppProps = {
  client: ApolloClient
  restore: boolean
  /** Milliseconds since 1970; null if the server did not render the page. */
  writtenAt: number | null
  /** The router also sets the language: by the hash in the browser, by the path on the server. */
  router: (site: ReactNode) => ReactNode
}

export function App({ client, restore, writtenAt, router }: AppProps) {
  return (
    <StrictMode>
      <Boundary>
        {router(
          <WrittenAt value={writtenAt}>
            <ApolloProvider client={client}>
              <SessionProvider restore={restore}>
                <SiteProvider>
                  <Toasts>
                    <Frame search={<StaffSearch />}>
                      <Screens />
                    </Frame>
                  </Toasts>
                </SiteProvider>
              </SessionProvider>
            </ApolloProvider>
          </WrittenAt>,
        )}
      </Boundary>
    </StrictMode>
  )
}

import type { ApolloClient } from "@apollo/client"
import { ApolloProvider } from "@apollo/client/react"
import { type ReactNode, StrictMode } from "react"
import { Frame } from "./layout/frame.tsx"
import { Boundary } from "./layout/screen-boundary.tsx"
import { SiteProvider } from "./layout/site-provider.tsx"
import { Toasts } from "./layout/toasts.tsx"
import { Screens } from "./routes.tsx"
import { SessionProvider } from "./session/session.tsx"
import { WrittenAt } from "./ui/dates/now.ts"

type AppProps = {
  client: ApolloClient
  restore: boolean
  /** The moment for which the server made the page; null where it did not. */
  writtenAt: number | null
  /** Puts a router, and with it the language, around the whole site: by the hash in the browser, by the path on the server. */
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
                    <Frame>
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

import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { HashRouter } from "react-router-dom"
import "./layout/base.css"
import { Frame } from "./layout/frame.tsx"
import { watchSteps } from "./layout/leaving.ts"
import { watchForOldVersion } from "./layout/old-version.ts"
import { Boundary } from "./layout/screen-boundary.tsx"
import { SiteProvider } from "./layout/site-provider.tsx"
import { Toasts } from "./layout/toasts.tsx"
import { Screens } from "./routes.tsx"
import { apiClient } from "./session/api-client.ts"
import { SessionProvider } from "./session/session.tsx"

watchForOldVersion()
watchSteps()

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Boundary>
      <ApolloProvider client={apiClient}>
        <SessionProvider>
          <HashRouter>
            <SiteProvider>
              <Toasts>
                <Frame>
                  <Screens />
                </Frame>
              </Toasts>
            </SiteProvider>
          </HashRouter>
        </SessionProvider>
      </ApolloProvider>
    </Boundary>
  </StrictMode>,
)

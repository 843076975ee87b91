import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "../base/layout/base.css"
import "graphiql/style.css"
import "./graphiql.css"
import { SiteProvider } from "../base/layout/site-provider.tsx"
import { apiClient } from "../base/session/api-client.ts"
import { SessionProvider } from "../base/session/session.tsx"
import { mayBeSignedIn } from "../base/session/session-hint.ts"
import { Sandbox } from "./sandbox.tsx"
import "./tab-leaves-editors.ts"
import "./workers.ts"

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <ApolloProvider client={apiClient}>
      <SessionProvider restore={mayBeSignedIn()}>
        <SiteProvider>
          <Sandbox />
        </SiteProvider>
      </SessionProvider>
    </ApolloProvider>
  </StrictMode>,
)

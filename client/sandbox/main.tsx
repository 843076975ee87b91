import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "../layout/base.css"
import "graphiql/style.css"
import "./graphiql.css"
import { SiteProvider } from "../layout/site-provider.tsx"
import { apiClient } from "../session/api-client.ts"
import { SessionProvider } from "../session/session.tsx"
import { mayBeSignedIn } from "../session/session-hint.ts"
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

import { ApolloProvider } from "@apollo/client/react"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "../base/layout/base.css"
import "graphiql/style.css"
import "./graphiql.css"
import { TabFocus } from "monaco-editor/esm/vs/editor/browser/config/tabFocus.js"
import EditorWorker from "monaco-editor/esm/vs/editor/editor.worker.js?worker"
import JsonWorker from "monaco-editor/esm/vs/language/json/json.worker.js?worker"
import GraphQLWorker from "monaco-graphql/esm/graphql.worker.js?worker"
import { SiteProvider } from "../base/layout/site-provider.tsx"
import { apiClient } from "../base/session/api-client.ts"
import { SessionProvider } from "../base/session/session.tsx"
import { mayBeSignedIn } from "../base/session/session-hint.ts"
import { Sandbox } from "./sandbox.tsx"

// Copied from graphiql/setup-workers/vite, which Vite's development server cannot load from inside a package.
const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphQLWorker }

Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_id: string, label: string) => new (workers[label] ?? EditorWorker)() },
})

/** A Tab inserted as text would trap keyboard users in an editor. */
TabFocus.setTabFocusMode(true)

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

import { GraphiQL, HISTORY_PLUGIN } from "graphiql"
import { AccountBar } from "./account-bar.tsx"
import { examples } from "./examples.ts"
import { examplesPlugin } from "./examples-panel.tsx"
import { isWide } from "./is-wide.ts"
import style from "./sandbox.module.css"
import { useSending } from "./use-sending.tsx"

const plugins = [examplesPlugin, HISTORY_PLUGIN]

/** One without variables: GraphiQL does not fill in those of a first tab. */
const firstTab = examples.filter(({ name }) => name === "Site")

const firstPanel = isWide() ? examplesPlugin : undefined

export function Sandbox() {
  const { fetcher, onSchemaChange, dialog } = useSending()

  return (
    <div className={style.page}>
      <AccountBar />
      <main className={style.graphiql}>
        <GraphiQL
          fetcher={fetcher}
          onSchemaChange={onSchemaChange}
          {...(openedWith(location.search) ?? { defaultTabs: firstTab })}
          plugins={plugins}
          visiblePlugin={firstPanel}
          defaultEditorToolsVisibility="variables"
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
      {dialog}
    </div>
  )
}

/** The operation that an address brings to GraphiQL, as a GET request would: `?query=…&variables=…`. */
function openedWith(search: string) {
  const given = new URLSearchParams(search)
  const query = given.get("query")
  if (!query) return undefined
  const variables = given.get("variables") ?? ""
  return { initialQuery: query, initialVariables: variables, defaultTabs: [{ query, variables }] }
}

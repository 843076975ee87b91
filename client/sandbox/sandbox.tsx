import { GraphiQL, HISTORY_PLUGIN } from "graphiql"
import { AccountBar } from "./account-bar.tsx"
import { examples } from "./examples.ts"
import { examplesPlugin } from "./examples-panel.tsx"
import style from "./sandbox.module.css"
import { sendOperation } from "./send-operation.ts"

const plugins = [examplesPlugin, HISTORY_PLUGIN]

/** One without variables: GraphiQL does not fill in those of a first tab. */
const firstTab = examples.filter(({ name }) => name === "Site")

/** On a narrow screen the editor needs the room. */
const firstPanel = matchMedia("(width >= 64rem)").matches ? examplesPlugin : undefined

/** GraphiQL with the school's examples, and a session of one's own to try them in. */
export function Sandbox() {
  return (
    <div className={style.page}>
      <AccountBar />
      <main className={style.graphiql}>
        <GraphiQL
          fetcher={sendOperation}
          plugins={plugins}
          visiblePlugin={firstPanel}
          defaultTabs={firstTab}
          defaultEditorToolsVisibility="variables"
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </div>
  )
}

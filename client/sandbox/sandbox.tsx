import { GraphiQL, HISTORY_PLUGIN } from "graphiql"
import type { ReactNode } from "react"
import { useListener } from "../base/ui/controls/use-listener.ts"
import { AccountBar } from "./account-bar.tsx"
import { EditorTheme, editorThemes } from "./editor-theme.ts"
import { examples } from "./examples.ts"
import { examplesPlugin } from "./examples-panel.tsx"
import { ExportOperation } from "./export-operation.tsx"
import { useFollowSession } from "./follow-session.ts"
import { isWide } from "./is-wide.ts"
import { operationFrom } from "./operation-address.ts"
import style from "./sandbox.module.css"
import { useOpenOperation } from "./use-open-operation.ts"
import { useSending } from "./use-sending.tsx"

const plugins = [examplesPlugin, HISTORY_PLUGIN]

/** Without variables, which GraphiQL does not fill in on a first tab. */
const firstTab = examples.filter(({ name }) => name === "Site")

const firstPanel = isWide() ? examplesPlugin : undefined

export function Sandbox() {
  const { fetcher, onSchemaChange, dialog, sentAsOther } = useSending()
  useFollowSession()

  return (
    <div className={style.page}>
      <AccountBar sentAsOther={sentAsOther} />
      <main className="shrinks">
        <GraphiQL
          fetcher={fetcher}
          onSchemaChange={onSchemaChange}
          {...opened()}
          plugins={plugins}
          visiblePlugin={firstPanel}
          editorTheme={editorThemes}
          defaultEditorToolsVisibility="variables"
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
          <GraphiQL.Toolbar>{Tools}</GraphiQL.Toolbar>
        </GraphiQL>
      </main>
      {dialog}
    </div>
  )
}

function opened() {
  const written = operationFrom(location)
  if (!written) return { defaultTabs: firstTab }
  const { query, variables } = written
  return { initialQuery: query, initialVariables: variables, defaultTabs: [written] }
}

/** GraphiQL calls it as a function, so it must not use hooks itself. */
function Tools({ prettify, copy, merge }: Record<"prettify" | "copy" | "merge", ReactNode>) {
  return (
    <>
      {prettify}
      {merge}
      {copy}
      <ExportOperation />
      <OpenFromAddress />
      <EditorTheme />
    </>
  )
}

/** Following a link to an operation loads no page. */
function OpenFromAddress() {
  const open = useOpenOperation()
  useListener("hashchange", () => {
    const written = operationFrom(location)
    if (written) open(written, ({ query, variables }) => query === written.query && variables === written.variables)
  })
  return null
}

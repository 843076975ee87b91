import { pick, useGraphiQL, useGraphiQLActions } from "@graphiql/react"
import type { Operation } from "./operation-address.ts"

export function useOpenOperation() {
  const { addTab, changeTab } = useGraphiQLActions()
  const { tabs, queryEditor, variableEditor } = useGraphiQL(pick("tabs", "queryEditor", "variableEditor"))

  return ({ query, variables }: Operation, isOpen = (tab: Partial<Operation>) => tab.query === query) => {
    const opened = tabs.findIndex((tab) => isOpen({ query: tab.query ?? "", variables: tab.variables ?? "" }))
    if (opened >= 0) return changeTab(opened)
    addTab()
    queryEditor?.setValue(query)
    variableEditor?.setValue(variables)
  }
}

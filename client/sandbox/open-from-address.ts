import { useEffect, useEffectEvent } from "react"
import { writtenIn } from "./operation-address.ts"
import { useOpenOperation } from "./use-open-operation.ts"

/** Following a link to an operation loads no page. */
export function OpenFromAddress() {
  const open = useOpenOperation()
  const follow = useEffectEvent(() => {
    const written = writtenIn(location)
    if (written) open(written, ({ query, variables }) => query === written.query && variables === written.variables)
  })
  useEffect(() => {
    addEventListener("hashchange", follow)
    return () => removeEventListener("hashchange", follow)
  }, [])
  return null
}

import type { ReactNode } from "react"
import { ErrorMessage } from "./error-message.tsx"
import { failureOf } from "./failure.ts"

/** What Apollo tells of a query. */
export type QueryState<T> = { data?: T; error?: unknown; loading: boolean; refetch: () => unknown }

type LoadedProps<T> = {
  query: QueryState<T>
  /** Grey shapes of what comes. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** A query's four states: what came, what is coming, what failed with another try; what is known stays while more loads. */
export function Loaded<T>({ query: { data, error, loading, refetch }, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (loading || !error) return skeleton
  return <ErrorMessage title="This did not load." text={failureOf(error).text} onRetry={() => void retry(refetch)} />
}

/** A second failure shows itself in the query's state. */
async function retry(refetch: () => unknown) {
  try {
    await refetch()
  } catch {}
}

import type { ReactNode } from "react"
import { useListener } from "../controls/use-listener.ts"
import { useT } from "../words/words.tsx"
import { ErrorMessage } from "./error-message.tsx"
import { failureOf, inWords } from "./failure.ts"

export type QueryState<T> = { data?: T; error?: unknown; loading: boolean; refetch: () => unknown }

type LoadedProps<T> = {
  query: QueryState<T>
  skeleton: ReactNode
  /** Wraps the message if the content brings its own banner and page. */
  frame?: (message: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

export function Loaded<T>({ query, skeleton, frame = asItIs, children }: LoadedProps<T>) {
  const { data, error, loading, refetch } = query
  const t = useT()
  // The query's state shows a second failure.
  const retry = () => void Promise.resolve(refetch()).catch(() => undefined)
  useListener("online", () => {
    if (error) retry()
  })
  if (data !== undefined) return children(data)
  if (loading || !error) return skeleton
  return frame(<ErrorMessage title={t("This did not load.")} text={inWords(t, failureOf(error))} onRetry={retry} />)
}

const asItIs = (message: ReactNode) => message

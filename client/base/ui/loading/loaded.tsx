import type { ReactNode } from "react"
import { useListener } from "../controls/use-listener.ts"
import { useT } from "../words/words.tsx"
import { ErrorMessage } from "./error-message.tsx"
import { failureOf, failureText } from "./failure.ts"
import { LoadingText } from "./skeleton.tsx"

export type QueryState<T> = { data?: T; error?: unknown; loading: boolean; refetch: () => unknown }

type LoadedProps<T> = {
  query: QueryState<T>
  /** Replaces the default, `lines` lines of text. */
  skeleton?: ReactNode
  lines?: number
  /** Wraps the message if the content brings its own banner and page. */
  frame?: (message: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

export function Loaded<T>({ query, lines = 10, frame = (message) => message, children, ...props }: LoadedProps<T>) {
  const { data, error, loading, refetch } = query
  const { skeleton = <LoadingText lines={lines} /> } = props
  const t = useT()
  // The query's state shows a second failure.
  const retry = () => void Promise.resolve(refetch()).catch(() => undefined)
  useListener("online", () => {
    if (error) retry()
  })
  if (data !== undefined) return children(data)
  if (loading || !error) return skeleton
  return frame(<ErrorMessage title={t("This did not load.")} text={failureText(t, failureOf(error))} onRetry={retry} />)
}

import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client"
import { getApolloContext } from "@apollo/client/react"
import { type HookWrappers, wrapperSymbol } from "@apollo/client/react/internal"
import { type PropsWithChildren, use, useMemo } from "react"

export interface QueryRequest {
  query: DocumentNode
  variables?: OperationVariables
}

/** Undefined if the answer is in Apollo's cache, else the error. */
type Outcome = Error | undefined

/** Has the fields with which React marks awaited promises: a settled promise does not suspend. */
type TrackedPromise = Promise<Outcome> & { status?: "fulfilled"; value?: Outcome }

export class PageQueries {
  private readonly outcomes = new Map<DocumentNode, Map<string, TrackedPromise>>()
  private readonly used = new Map<TrackedPromise, QueryRequest>()

  constructor(private readonly client: ApolloClient) {}

  async prefetch(requests: QueryRequest[]): Promise<void> {
    await Promise.all(requests.map((question) => this.outcomeOf(question)))
  }

  use(request: QueryRequest): Promise<Outcome> {
    const outcome = this.outcomeOf(request)
    this.used.set(outcome, request)
    return outcome
  }

  usedQueries(): QueryRequest[] {
    return [...this.used.values()]
  }

  private outcomeOf({ query, variables = {} }: QueryRequest): TrackedPromise {
    const same = this.outcomes.get(query) ?? new Map<string, TrackedPromise>()
    this.outcomes.set(query, same)
    const key = JSON.stringify(variables)
    const outcome = same.get(key) ?? tracked(runQuery(this.client, { query, variables }))
    same.set(key, outcome)
    return outcome
  }
}

const runQuery = (client: ApolloClient, request: QueryRequest): Promise<Outcome> =>
  client.query(request).then(
    () => undefined,
    (error: Error) => error,
  )

function tracked(promise: Promise<Outcome>): TrackedPromise {
  const outcome: TrackedPromise = promise.then((value) => {
    Object.assign(outcome, { status: "fulfilled", value })
    return value
  })
  return outcome
}

type Props = PropsWithChildren<{ client: ApolloClient; queries: PageQueries }>

/** Makes every `useQuery` within suspend. Apollo's `prerenderStatic` would re-render the page per round of answers. */
export function WaitForAnswers({ client, queries, children }: Props) {
  const Context = getApolloContext()
  const useQuery = useMemo(() => suspendingHooks(queries), [queries])
  return <Context value={{ client, [wrapperSymbol]: { useQuery } }}>{children}</Context>
}

function suspendingHooks(queries: PageQueries): NonNullable<HookWrappers["useQuery"]> {
  return (useQuery) =>
    (query, options = {}) => {
      const skipped = typeof options !== "object" || options.skip
      const error = skipped ? undefined : use(queries.use({ query, variables: options.variables }))
      const result = useQuery(query, skipped ? options : { ...options, fetchPolicy: "cache-first" })
      return error ? { ...result, loading: false, error } : result
    }
}

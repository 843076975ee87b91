import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client"
import { getApolloContext } from "@apollo/client/react"
import { type HookWrappers, wrapperSymbol } from "@apollo/client/react/internal"
import { type PropsWithChildren, use, useMemo } from "react"

type UseQuery = NonNullable<HookWrappers["useQuery"]>

interface Asked {
  query: DocumentNode
  variables?: OperationVariables
}

/** What came of a question: nothing where its answer is in Apollo's cache now, else why it is not. */
type Outcome = Error | undefined

/**
 * Has every `useQuery` within wait for its answer, as Suspense does: React makes the rest of the page meanwhile, and then
 * goes on with what waited. Apollo's `prerenderStatic` would make the whole page once more for each round of answers.
 * It wraps the hook by the same means as that does.
 */
export function WaitForAnswers({ client, children }: PropsWithChildren<{ client: ApolloClient }>) {
  const Context = getApolloContext()
  const useQuery = useMemo(() => waiting(questionsTo(client)), [client])
  return <Context value={{ client, [wrapperSymbol]: { useQuery } }}>{children}</Context>
}

function waiting(outcomeOf: (asked: Asked) => Promise<Outcome>): UseQuery {
  return (useQuery) =>
    (query, options = {}) => {
      const skipped = typeof options !== "object" || options.skip
      const error = skipped ? undefined : use(outcomeOf({ query, variables: options.variables }))
      const result = useQuery(query, skipped ? options : { ...options, fetchPolicy: "cache-first" })
      return error ? { ...result, loading: false, error } : result
    }
}

/** Asks each question once, however often its component is made. */
function questionsTo(client: ApolloClient) {
  const asked = new Map<DocumentNode, Map<string, Promise<Outcome>>>()
  return ({ query, variables = {} }: Asked): Promise<Outcome> => {
    const same = asked.get(query) ?? new Map<string, Promise<Outcome>>()
    asked.set(query, same)
    const key = JSON.stringify(variables)
    const outcome = same.get(key) ?? ask(client, { query, variables })
    same.set(key, outcome)
    return outcome
  }
}

const ask = (client: ApolloClient, asked: Asked): Promise<Outcome> =>
  client.query(asked).then(
    () => undefined,
    (error: Error) => error,
  )

import type { ApolloClient, DocumentNode, OperationVariables } from "@apollo/client"
import { getApolloContext } from "@apollo/client/react"
import { type HookWrappers, wrapperSymbol } from "@apollo/client/react/internal"
import { type PropsWithChildren, use, useMemo } from "react"

export interface Question {
  query: DocumentNode
  variables?: OperationVariables
}

/** Undefined if the answer is in Apollo's cache, else the error. */
type Outcome = Error | undefined

/** Has the fields with which React marks awaited promises: a settled promise does not suspend. */
type Awaited = Promise<Outcome> & { status?: "fulfilled"; value?: Outcome }

export class Questions {
  private readonly outcomes = new Map<DocumentNode, Map<string, Awaited>>()
  private readonly used = new Map<Awaited, Question>()

  constructor(private readonly client: ApolloClient) {}

  async foresee(questions: Question[]): Promise<void> {
    await Promise.all(questions.map((question) => this.outcomeOf(question)))
  }

  use(question: Question): Promise<Outcome> {
    const outcome = this.outcomeOf(question)
    this.used.set(outcome, question)
    return outcome
  }

  asked(): Question[] {
    return [...this.used.values()]
  }

  private outcomeOf({ query, variables = {} }: Question): Awaited {
    const same = this.outcomes.get(query) ?? new Map<string, Awaited>()
    this.outcomes.set(query, same)
    const key = JSON.stringify(variables)
    const outcome = same.get(key) ?? settling(ask(this.client, { query, variables }))
    same.set(key, outcome)
    return outcome
  }
}

const ask = (client: ApolloClient, question: Question): Promise<Outcome> =>
  client.query(question).then(
    () => undefined,
    (error: Error) => error,
  )

function settling(promise: Promise<Outcome>): Awaited {
  const outcome: Awaited = promise.then((value) => {
    Object.assign(outcome, { status: "fulfilled", value })
    return value
  })
  return outcome
}

type Props = PropsWithChildren<{ client: ApolloClient; questions: Questions }>

/** Makes every `useQuery` within suspend. Apollo's `prerenderStatic` would re-render the page per round of answers. */
export function WaitForAnswers({ client, questions, children }: Props) {
  const Context = getApolloContext()
  const useQuery = useMemo(() => waiting(questions), [questions])
  return <Context value={{ client, [wrapperSymbol]: { useQuery } }}>{children}</Context>
}

function waiting(questions: Questions): NonNullable<HookWrappers["useQuery"]> {
  return (useQuery) =>
    (query, options = {}) => {
      const skipped = typeof options !== "object" || options.skip
      const error = skipped ? undefined : use(questions.use({ query, variables: options.variables }))
      const result = useQuery(query, skipped ? options : { ...options, fetchPolicy: "cache-first" })
      return error ? { ...result, loading: false, error } : result
    }
}

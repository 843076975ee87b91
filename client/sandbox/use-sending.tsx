import type { Fetcher } from "@graphiql/toolkit"
import type { GraphQLSchema } from "graphql"
import { type ReactNode, useMemo, useRef, useState } from "react"
import { refreshSession } from "../session/refresh.ts"
import { BeforeSending, type Question } from "./before-sending.tsx"
import { changesSession, isFinal, mutationsOf, operationIn } from "./operation.ts"
import { type Files, sendOperation } from "./send-operation.ts"
import { uploadPlaces } from "./upload-places.ts"

type Sending = {
  fetcher: Fetcher
  /** For GraphiQL to say what it has read of the API. */
  onSchemaChange: (schema: GraphQLSchema) => void
  /** What is asked before something is sent. */
  dialog: ReactNode
}

/** Sends what is run in the editor; first it asks for files, and about what cannot be taken back. */
export function useSending(): Sending {
  const schema = useRef<GraphQLSchema>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const fetcher = useMemo(() => fetcherFor(schema, setQuestion), [])

  return {
    fetcher,
    onSchemaChange(read) {
      schema.current = read
    },
    dialog: <BeforeSending question={question} />,
  }
}

function fetcherFor(schema: { current: GraphQLSchema | null }, setQuestion: (question: Question | null) => void) {
  const ask = async (question: Omit<Question, "onAnswer">) => {
    const answer = await new Promise<Files | null>((onAnswer) => setQuestion({ ...question, onAnswer }))
    setQuestion(null)
    return answer
  }

  const fetcher: Fetcher = async (params, { documentAST: document, headers = {} } = {}) => {
    const operation = document && operationIn(document, params.operationName)
    if (!operation) return sendOperation(params, new Map(), headers)
    const variables: Record<string, unknown> = params.variables ?? {}
    const mutations = mutationsOf(document, operation)
    const places = schema.current ? uploadPlaces(schema.current, operation, variables) : []
    const final = mutations.filter(isFinal)
    const files = places.length || final.length ? await ask({ places, final, variables }) : new Map()
    if (!files) return { extensions: { sandbox: "Not sent." } }
    const answer = await sendOperation(params, files, headers)
    if (mutations.some(changesSession)) await refreshSession()
    return answer
  }
  return fetcher
}

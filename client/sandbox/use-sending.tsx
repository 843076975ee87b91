import type { Fetcher } from "@graphiql/toolkit"
import type { GraphQLSchema } from "graphql"
import { useRef, useState } from "react"
import { askedFirst } from "../generated/asked-first.ts"
import { BeforeSending, type SendPrompt } from "./before-sending.tsx"
import { followSession, renewSession } from "./follow-session.ts"
import { mutationsOf, operationIn } from "./operation.ts"
import { type Files, namesSender, sendOperation } from "./send-operation.ts"
import { uploadPlaces } from "./upload-places.ts"

export function useSending() {
  const schema = useRef<GraphQLSchema>(null)
  const [question, setQuestion] = useState<SendPrompt | null>(null)
  const [sentAsOther, setSentAsOther] = useState(false)

  const confirmSend = async (question: Omit<SendPrompt, "onAnswer">) => {
    const answer = await new Promise<Files | null>((onAnswer) => setQuestion({ ...question, onAnswer }))
    setQuestion(null)
    return answer
  }
  const send: Fetcher = async (params, { documentAST: document, headers = {} } = {}) => {
    const operation = document && operationIn(document, params.operationName)
    if (!operation) return sendOperation(params, new Map(), headers)
    const variables: Record<string, unknown> = params.variables ?? {}
    const mutations = mutationsOf(document, operation)
    const places = schema.current ? uploadPlaces(schema.current, operation, variables) : []
    const toConfirm = mutations.filter((name) => askedFirst.includes(name))
    const fields = schema.current?.getMutationType()?.getFields()
    const actions = toConfirm.map((name) => ({ name, description: fields?.[name]?.description ?? "" }))
    const files = places.length || actions.length ? await confirmSend({ places, actions, variables }) : new Map()
    if (!files) return { extensions: { sandbox: "Not sent." } }
    const answer = await sendOperation(params, files, headers)
    setSentAsOther(namesSender(headers))
    void (mutations.length ? renewSession() : followSession())
    return answer
  }
  const [fetcher] = useState(() => send)

  return {
    fetcher,
    onSchemaChange(read: GraphQLSchema) {
      schema.current = read
    },
    dialog: <BeforeSending question={question} />,
    sentAsOther,
  }
}

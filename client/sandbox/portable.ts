import { type GraphQLSchema, parse } from "graphql"
import { accessToken } from "../base/session/access-token.ts"
import { operationIn } from "./operation.ts"
import type { Operation } from "./operation-address.ts"
import { namesSender } from "./send-operation.ts"
import { uploadPlaces } from "./upload-places.ts"
import { isSecret, withoutSecrets } from "./without-secrets.ts"

/** An operation for use outside the sandbox: names its secrets, without their values. */
export type Portable = {
  query: string
  /** Undefined unless the document may have several. */
  operationName?: string
  variables: Record<string, unknown>
  places: string[]
  /** Headers from the editor, except those that authenticate. */
  headers: Record<string, string>
  isSignedIn: boolean
}

/** @throws SyntaxError, GraphQLError for unreadable input */
export function portable(
  schema: GraphQLSchema | null | undefined,
  { headers, operationName, ...written }: Operation & { headers: string; operationName?: string },
): Portable {
  const { query, variables } = withoutSecrets(written)
  const document = parse(query)
  const operation = operationIn(document, operationName)
  const own: Record<string, string> = JSON.parse(headers.trim() || "{}")
  const publicHeaders = Object.entries(own).filter(
    ([name, value]) => !/^(authorization|cookie)$/i.test(name) && !isSecret(name, value),
  )
  return {
    query,
    operationName: document.definitions.length > 1 ? operation?.name?.value : undefined,
    variables,
    places: schema && operation ? uploadPlaces(schema, operation, variables) : [],
    headers: Object.fromEntries(publicHeaders),
    isSignedIn: accessToken.get() !== null || namesSender(own),
  }
}

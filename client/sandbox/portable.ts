import { type GraphQLSchema, parse } from "graphql"
import { accessToken } from "../session/access-token.ts"
import { operationIn } from "./operation.ts"
import type { Written } from "./operation-address.ts"
import { namesSender } from "./send-operation.ts"
import { uploadPlaces } from "./upload-places.ts"
import { isSecret, withoutSecrets } from "./without-secrets.ts"

/** An operation as it may leave the sandbox: what is secret in it is named, and its value left out. */
export type Portable = {
  query: string
  variables: Record<string, unknown>
  /** Where among the variables files go. */
  places: string[]
  /** Those written in the editor, but for what says who asks. */
  headers: Record<string, string>
  /** Whether it is sent in somebody's name. */
  isSignedIn: boolean
}

/** @throws SyntaxError, GraphQLError for what nobody can read. */
export function portable(
  schema: GraphQLSchema | null | undefined,
  { headers, operationName, ...written }: Written & { headers: string; operationName?: string },
): Portable {
  const { query, variables } = withoutSecrets(written)
  const operation = operationIn(parse(query), operationName)
  const own: Record<string, string> = JSON.parse(headers.trim() || "{}")
  const told = Object.entries(own).filter(
    ([name, value]) => !/^(authorization|cookie)$/i.test(name) && !isSecret(name, value),
  )
  return {
    query,
    variables,
    places: schema && operation ? uploadPlaces(schema, operation, variables) : [],
    headers: Object.fromEntries(told),
    isSignedIn: accessToken.get() !== null || namesSender(own),
  }
}

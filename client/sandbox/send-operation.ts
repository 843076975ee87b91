import type { FetcherParams } from "@graphiql/toolkit"
import type { ExecutionResult } from "graphql"
import { accessToken } from "../base/session/access-token.ts"
import { withToken } from "../base/session/api-client.ts"

/** Keyed by variable path, such as `input.picture.upload`. */
export type Files = Map<string, File>

/** Sends as the signed-in user, unless the headers name another. */
export async function sendOperation(operation: FetcherParams, files: Files, headers: Record<string, string>) {
  const sending = () => send(operation, files, headers)
  return namesSender(headers) ? sending() : withToken(sending)
}

export const namesSender = (headers: Record<string, string>) => new Headers(headers).has("authorization")

/** Sends as the signed-in user, whose token may have run out. */
export async function send<Data = Record<string, unknown>>(
  operation: FetcherParams,
  files: Files = new Map(),
  own: Record<string, string> = {},
): Promise<ExecutionResult<Data>> {
  const { body, type } = bodyOf(operation, files)
  const headers = new Headers({ ...identity(), ...type })
  for (const [name, value] of Object.entries(own)) headers.set(name, value)
  const response = await fetch("/graphql", { method: "POST", headers, body })
  return response.json()
}

function identity(): Record<string, string> {
  const token = accessToken.get()
  return token ? { authorization: `Bearer ${token}` } : {}
}

function bodyOf(operation: FetcherParams, files: Files): { body: BodyInit; type: Record<string, string> } {
  const json = JSON.stringify(operation)
  if (!files.size) return { body: json, type: { "content-type": "application/json" } }
  const form = new FormData()
  form.set("operations", json)
  form.set("map", JSON.stringify(Object.fromEntries([...files.keys()].map((place) => [place, [`variables.${place}`]]))))
  for (const [place, file] of files) form.set(place, file)
  return { body: form, type: { "apollo-require-preflight": "true" } }
}

import { once } from "node:events"
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from "node:http"
import { buffer } from "node:stream/consumers"

export interface RawAnswer {
  status?: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends only these headers: `fetch` adds some, and refuses others, such as `Host`. */
export async function rawRequest(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<RawAnswer> {
  const sent = request(url, options).end(body)
  const [response]: IncomingMessage[] = await once(sent, "response")
  if (!response) throw new Error("There is no answer.")
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

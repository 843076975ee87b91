import type { ApolloLink } from "@apollo/client"
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs"
import { EMPTY, lastValueFrom } from "rxjs"

const link = new UploadHttpLink({ uri: "/graphql", fetch: fetchWithProgress, credentials: "same-origin" })

/** Follows the GraphQL multipart request specification. */
export function sendWithFiles(
  operation: ApolloLink.Operation,
  headers: Record<string, string>,
): Promise<ApolloLink.Result> {
  operation.setContext({ headers: { ...headers, "apollo-require-preflight": "true" } })
  return lastValueFrom(link.request(operation, () => EMPTY))
}

type Options = RequestInit & {
  onProgress?: (fraction: number) => void
}

/** Uses XMLHttpRequest for progress, which `fetch` cannot report. */
function fetchWithProgress(url: RequestInfo | URL, { onProgress, ...options }: Options = {}): Promise<Response> {
  return onProgress && options.body instanceof FormData ? upload(String(url), options, onProgress) : fetch(url, options)
}

function upload(url: string, { body, headers, signal }: RequestInit, onProgress: (fraction: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open("POST", url)
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(new TypeError("The server did not answer."))
    request.onabort = () => reject(signal?.reason)
    request.onloadend = () => signal?.removeEventListener("abort", abort)
    signal?.addEventListener("abort", abort)
    request.send(body as FormData)
  })
}

function answerOf(request: XMLHttpRequest) {
  const type = request.getResponseHeader("content-type") ?? "application/json"
  return new Response(request.responseText, { status: request.status, headers: { "content-type": type } })
}

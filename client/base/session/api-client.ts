import {
  ApolloClient,
  ApolloLink,
  type NormalizedCacheObject,
  Observable,
  type OperationVariables,
} from "@apollo/client"
import { ServerError, ServerParseError } from "@apollo/client/errors"
import { print } from "graphql"
import { accessToken } from "./access-token.ts"
import { newCache } from "./cache.ts"
import { queryAddress } from "./query-address.ts"
import { isSessionHeld, refreshSession } from "./refresh.ts"

type Operation = ApolloLink.Operation
type Result = ApolloLink.Result

const accept = "application/graphql-response+json, application/json;q=0.9"

/** Hand-written: Apollo's links would add batching, GET and multipart answers to every first visit. */
const apiLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const unsubscribed = new AbortController()
      latestAnswer(operation, unsubscribed.signal)
        .catch((error) => orCached(operation, error))
        .then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error) => observer.error(error),
        )
      return () => unsubscribed.abort()
    }),
)

/** Falls back to this browser's offline copy when the server does not answer. */
async function orCached(operation: Operation, error: unknown): Promise<Result> {
  if (!(error instanceof TypeError)) throw error
  const { cachedAnswer } = await import("./cached-answer.ts")
  return cachedAnswer(operation, error)
}

/** Renews an expired token first; retries once if the server refuses the token (specification, section 7). */
export async function withToken<Answer extends Pick<Result, "errors">>(send: () => Promise<Answer>): Promise<Answer> {
  if (accessToken.isStale()) await refreshSession()
  const result = await send()
  if (!hasErrorCode(result, "INVALID_TOKEN")) return result
  await refreshSession()
  return send()
}

/** How many mutations have been answered, or have lost their answer. */
let changes = 0

/** Sends a query again if a mutation has ended meanwhile: Apollo gives its answer to the mutation's refetch, too. */
async function latestAnswer(operation: Operation, signal: AbortSignal): Promise<Result> {
  const before = changes
  const isQuery = operation.operationType === "query"
  const result = await answerTo(operation, signal).finally(() => {
    if (!isQuery && !operation.getContext().quiet) changes++
  })
  return isQuery && changes !== before ? latestAnswer(operation, signal) : result
}

async function answerTo(operation: Operation, signal: AbortSignal): Promise<Result> {
  if (operation.getContext().anonymous) return send(operation, signal)

  const result = await withToken(() => send(operation, signal))
  // After a demotion, update the viewer's rights; not for a `quiet` operation, which must not change the screen.
  if (accessToken.get() && hasErrorCode(result, "FORBIDDEN") && !operation.getContext().quiet) void refreshSession()
  return result
}

const hasErrorCode = ({ errors }: Pick<Result, "errors">, code: string) =>
  errors?.some(({ extensions }) => extensions?.code === code)

/** Visitors' queries use GET, for the HTTP cache (docs/decisions/09-an-open-tab.md). An unknown document is posted. */
async function send(operation: Operation, signal: AbortSignal): Promise<Result> {
  const { anonymous, fetchOptions } = operation.getContext()
  const token = anonymous ? null : accessToken.get()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  // A refetch does not count as another read.
  if (isCached(operation)) headers["x-read-again"] = "1"
  if (containsFile(operation.variables)) {
    const { sendWithFiles } = await import("./upload.ts")
    return sendWithFiles(operation, headers)
  }
  const request = async (address: string, options: RequestInit) =>
    resultOf(await fetch(address, { signal, ...fetchOptions, ...options }))

  const address = token ? undefined : queryAddress(operation)
  if (address) {
    const result = await request(address, { headers: { ...headers, accept }, credentials: "omit" })
    if (!hasErrorCode(result, "PERSISTED_QUERY_NOT_FOUND")) return result
  }
  const { operationName, variables, query } = operation
  return request("/graphql", {
    method: "POST",
    headers: { ...headers, accept, "content-type": "application/json" },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
  })
}

const isCached = ({ operationType, query, variables }: Operation) =>
  operationType === "query" && apiClient.readQuery<unknown, OperationVariables>({ query, variables }) !== null

function containsFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === "object" && value !== null && Object.values(value).some(containsFile)
}

/** @throws ServerError if something other than the API answered, ServerParseError if the answer is unreadable. */
async function resultOf(response: Response): Promise<Result> {
  const bodyText = await response.text()
  const isResult = response.headers.get("content-type")?.includes("graphql-response+json")
  if (!response.ok && !isResult) throw new ServerError(`The API answered ${response.status}.`, { response, bodyText })
  const result = parsed(response, bodyText)
  if (!("data" in result || "errors" in result)) throw new ServerError("That is no answer.", { response, bodyText })
  return result
}

function parsed(response: Response, bodyText: string): Result {
  try {
    return JSON.parse(bodyText)
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText })
  }
}

/** A screen shows the cached answer at once and refetches, so that an open tab sees changes. */
const watchDefaults = { fetchPolicy: "cache-and-network" } as const

export const apiClient = new ApolloClient({
  link: apiLink,
  cache: newCache(),
  defaultOptions: { watchQuery: watchDefaults },
})

/** After a failure the screen may be out of date. Leaves a form alone: sending it compares versions. */
export async function refetchScreen() {
  if (!isSessionHeld()) await apiClient.refetchQueries({ include: "active" }).catch(() => undefined)
}

/** Takes the page's answers, which the first screen then does not query. @returns a function that ends this */
export function restoreAnswers(answers: NormalizedCacheObject) {
  apiClient.cache.restore(answers)
  apiClient.defaultOptions.watchQuery = { fetchPolicy: "cache-first" }
  return () => {
    apiClient.defaultOptions.watchQuery = watchDefaults
  }
}

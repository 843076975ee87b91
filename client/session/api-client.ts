import { ApolloClient, ApolloLink } from "@apollo/client"
import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { SetContextLink } from "@apollo/client/link/context"
import { ErrorLink } from "@apollo/client/link/error"
import UploadHttpLink from "apollo-upload-client/UploadHttpLink.mjs"
import { from, mergeMap } from "rxjs"
import { accessToken } from "./access-token.ts"
import { newCache } from "./cache.ts"
import { fetchWithProgress } from "./fetch-with-progress.ts"
import { refreshSession } from "./refresh.ts"

/** Says who asks. A token that has just run out is renewed before the request, not after its refusal. */
const withToken = new SetContextLink(async ({ headers, ...context }) => {
  if (!context.anonymous && accessToken.isStale()) await refreshSession()
  const token = accessToken.get()
  return { headers: { ...headers, ...(token && !context.anonymous && { authorization: `Bearer ${token}` }) } }
})

/** A token that the server no longer takes is renewed once, and the request sent once more (specification, section 7). */
const retryOnce = new ErrorLink(({ error, operation, forward }) => {
  const { anonymous, retried } = operation.getContext()
  if (anonymous || retried || !isRefused(error, "INVALID_TOKEN")) return
  operation.setContext({ retried: true })
  return from(refreshSession()).pipe(mergeMap(() => forward(operation)))
})

/** Whose role was lowered meanwhile still sees doors that are closed by now: what they may do is asked anew. */
const lookAgain = new ErrorLink(({ error }) => {
  if (accessToken.get() && isRefused(error, "FORBIDDEN")) void refreshSession()
})

function isRefused(error: unknown, code: string) {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code)
}

/** The one client of this page. Files in variables go out as a GraphQL multipart request. */
export const apiClient = new ApolloClient({
  link: ApolloLink.from([
    retryOnce,
    lookAgain,
    withToken,
    new UploadHttpLink({
      uri: "/graphql",
      fetch: fetchWithProgress,
      headers: { "apollo-require-preflight": "true" },
      credentials: "same-origin",
    }),
  ]),
  cache: newCache(),
})

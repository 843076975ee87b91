import { print } from "@apollo/client/utilities"
import { RefreshDocument, type RefreshMutation, type ViewerFieldsFragment } from "../generated/graphql.ts"
import { accessToken } from "./access-token.ts"

/** Who is signed in, as the server says. */
export type SignedIn = ViewerFieldsFragment

type Listener = (viewer: SignedIn | null) => void

const listeners = new Set<Listener>()
let underWay: Promise<void> | null = null

/** Tells whenever a refresh has found out who is signed in, or that nobody is. */
export function onRefreshed(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Goes on with the session of the refresh cookie, or ends it here too; callers at the same moment share one request. */
export function refreshSession(): Promise<void> {
  underWay ??= refresh().finally(() => {
    underWay = null
  })
  return underWay
}

async function refresh() {
  const grant = await askForGrant().catch(() => undefined)
  accessToken.set(grant?.accessToken ?? null)
  for (const tell of listeners) tell(grant?.viewer ?? null)
}

/** By hand, because the API's client itself waits for this answer. */
async function askForGrant() {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: print(RefreshDocument) }),
  })
  const { data } = (await response.json()) as { data?: RefreshMutation | null }
  return data?.refresh
}

import { print } from "@apollo/client/utilities"
import { RefreshDocument, type RefreshMutation, type ViewerFieldsFragment } from "../generated/graphql.ts"
import { accessToken } from "./access-token.ts"

export type SignedIn = ViewerFieldsFragment

type Grant = RefreshMutation["refresh"]
type Listener = (viewer: SignedIn | null) => void

const listeners = new Set<Listener>()
const holds = new Set<symbol>()
let endHeld = false
let underWay: Promise<void> | null = null

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

/** While somebody writes, that their session has ended is not reported: their form asks them to sign in when it is sent. */
export function holdSession(): () => void {
  const hold = Symbol()
  holds.add(hold)
  return () => {
    holds.delete(hold)
    reportHeldEnd()
  }
}

/** For a session that was ended on purpose: nothing is held then. */
export function releaseSession() {
  holds.clear()
  reportHeldEnd()
}

/** Goes on as whoever has signed in, or as nobody. @throws InvalidToken */
export function resumeAs(grant: Grant | null) {
  accessToken.set(grant?.accessToken ?? null)
  endHeld = !grant && holds.size > 0
  if (!endHeld) notify(grant?.viewer ?? null)
}

function reportHeldEnd() {
  if (!endHeld || holds.size > 0) return
  endHeld = false
  notify(null)
}

function notify(viewer: SignedIn | null) {
  for (const listener of listeners) listener(viewer)
}

/** Without an answer nothing is known: the session stays what it was. */
async function refresh() {
  const grant = await askForGrant().catch(() => undefined)
  if (grant === undefined) return
  try {
    resumeAs(grant)
  } catch (error) {
    console.error(error)
    resumeAs(null)
  }
}

/** By hand, because the API's client itself waits for this answer. Null where the server says that there is no session. */
async function askForGrant(): Promise<Grant | null | undefined> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: print(RefreshDocument) }),
  })
  const { data, errors } = (await response.json()) as {
    data?: RefreshMutation | null
    errors?: { extensions?: { code?: string } }[]
  }
  if (data?.refresh) return data.refresh
  return errors?.[0]?.extensions?.code === "UNAUTHENTICATED" ? null : undefined
}

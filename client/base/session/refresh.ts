import { print } from "@apollo/client/utilities"
import { RefreshDocument, type RefreshMutation, type ViewerFieldsFragment } from "../../generated/graphql.ts"
import { accessToken } from "./access-token.ts"
import { mayBeSignedIn } from "./session-hint.ts"

export type SignedIn = ViewerFieldsFragment

type Grant = RefreshMutation["refresh"]
type Listener = (viewer: SignedIn | null) => void

let notify: Listener = () => {}
const holds = new Set<symbol>()
const deferred = new Set<() => void>()
let endPending = false
let inFlight: Promise<boolean> | null = null

export function onRefreshed(listener: Listener) {
  notify = listener
  return () => {
    notify = () => {}
  }
}

/** Renews or ends the session by the refresh cookie, once for simultaneous callers. True if the server answered. */
export function refreshSession(): Promise<boolean> {
  inFlight ??= refresh().finally(() => {
    inFlight = null
  })
  return inFlight
}

/** Defers the report of an ended session while somebody writes: their form asks them to sign in when it is sent. */
export function holdSession(): () => void {
  const hold = Symbol()
  holds.add(hold)
  return () => {
    holds.delete(hold)
    if (holds.size > 0) return
    reportEnd()
    for (const work of deferred) work()
    deferred.clear()
  }
}

/** Runs `work` now, or once no form is being edited: clearing the answers would unmount the form. */
export function deferWhileHeld(work: () => void) {
  if (holds.size === 0) work()
  else deferred.add(work)
}

export const isSessionHeld = () => holds.size > 0

/** Reports a sign-out elsewhere even while somebody writes: it was deliberate. True if nobody is signed in. */
export async function followOtherTab(): Promise<boolean> {
  // A request in flight may be older than the other tab's change.
  await inFlight
  if (!(await refreshSession())) return false
  reportEnd()
  return accessToken.userId() === undefined
}

/** Continues as the user who has signed in, or as nobody. @throws InvalidToken */
export function resumeAs(grant: Grant | null) {
  accessToken.set(grant?.accessToken ?? null)
  endPending = !grant && holds.size > 0
  if (!endPending) notify(grant?.viewer ?? null)
}

function reportEnd() {
  if (!endPending) return
  endPending = false
  notify(null)
}

/** Without an answer the session stays as it was. */
async function refresh() {
  const grant = await requestGrant().catch(() => undefined)
  if (grant === undefined) return false
  try {
    resumeAs(grant)
  } catch (error) {
    console.error(error)
    resumeAs(null)
  }
  return true
}

/** Uses `fetch`, because the API client waits for this answer. Null if there is no session. */
async function requestGrant(): Promise<Grant | null | undefined> {
  if (!mayBeSignedIn()) return null
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

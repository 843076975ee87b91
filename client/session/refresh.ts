import { print } from "@apollo/client/utilities"
import { RefreshDocument, type RefreshMutation, type ViewerFieldsFragment } from "../generated/graphql.ts"
import { accessToken } from "./access-token.ts"

export type SignedIn = ViewerFieldsFragment

type Grant = RefreshMutation["refresh"]
type Listener = (viewer: SignedIn | null) => void

const listeners = new Set<Listener>()
const holds = new Set<symbol>()
const deferred = new Set<() => void>()
let endHeld = false
let underWay: Promise<boolean> | null = null

export function onRefreshed(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Goes on with the session of the refresh cookie, or ends it here too; callers at the same moment share one request.
 * Resolves with whether the server answered.
 */
export function refreshSession(): Promise<boolean> {
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
    if (holds.size > 0) return
    reportEnd()
    for (const work of deferred) work()
    deferred.clear()
  }
}

/** Does it at once, or when nobody writes any more: a form must not go with the answer that it was filled from. */
export function deferWhileHeld(work: () => void) {
  if (holds.size === 0) work()
  else deferred.add(work)
}

/** Whether somebody writes something that only they may send. */
export const isSessionHeld = () => holds.size > 0

/**
 * Goes on as whoever is signed in after another tab signed somebody in or out. Who signed out there did so on purpose:
 * that is reported even while somebody writes. An end that is held already waits until it is known that nobody signed in since.
 * Resolves with whether it is known that nobody is signed in.
 */
export async function followOtherTab(): Promise<boolean> {
  // It may have been asked before the other tab changed anything.
  await underWay
  if (!(await refreshSession())) return false
  reportEnd()
  return accessToken.userId() === undefined
}

/** Goes on as whoever has signed in, or as nobody. @throws InvalidToken */
export function resumeAs(grant: Grant | null) {
  accessToken.set(grant?.accessToken ?? null)
  endHeld = !grant && holds.size > 0
  if (!endHeld) notify(grant?.viewer ?? null)
}

function reportEnd() {
  if (!endHeld) return
  endHeld = false
  notify(null)
}

function notify(viewer: SignedIn | null) {
  for (const listener of listeners) listener(viewer)
}

/** Without an answer nothing is known: the session stays what it was. */
async function refresh() {
  const grant = await askForGrant().catch(() => undefined)
  if (grant === undefined) return false
  try {
    resumeAs(grant)
  } catch (error) {
    console.error(error)
    resumeAs(null)
  }
  return true
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

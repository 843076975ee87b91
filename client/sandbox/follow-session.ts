import { useEffect } from "react"
import { accessToken } from "../session/access-token.ts"
import { refreshSession } from "../session/refresh.ts"
import { mayBeSignedIn } from "../session/session-hint.ts"
import { notifyOtherTabs } from "../session/tabs.ts"

/** Makes true again who is said to be signed in, after what may have changed it; what is open in other tabs follows. */
export async function renewSession() {
  const before = accessToken.userId()
  if (before === undefined && !mayBeSignedIn()) return
  await refreshSession()
  if (accessToken.userId() !== before) notifyOtherTabs()
}

/** The same where it may have changed elsewhere: whether the token still counts is all that is asked. */
export async function followSession() {
  if (accessToken.userId() === undefined ? mayBeSignedIn() : !(await tokenCounts())) await renewSession()
}

/** Whoever comes back to this tab reads there who is signed in by now. */
export function useFollowSession() {
  useEffect(() => {
    const follow = () => void (document.visibilityState === "visible" && followSession())
    addEventListener("focus", follow)
    document.addEventListener("visibilitychange", follow)
    return () => {
      removeEventListener("focus", follow)
      document.removeEventListener("visibilitychange", follow)
    }
  }, [])
}

/** Where nobody answers nothing is known: the session stays what it was. */
async function tokenCounts(): Promise<boolean> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${accessToken.get()}` },
    body: JSON.stringify({ query: "{ viewer { id } }" }),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  return !answer?.data || answer.data.viewer.id === accessToken.userId()
}

import { accessToken } from "../base/session/access-token.ts"
import { refreshSession } from "../base/session/refresh.ts"
import { mayBeSignedIn } from "../base/session/session-hint.ts"
import { notifyOtherTabs } from "../base/session/tabs.ts"
import { useListener } from "../base/ui/controls/use-listener.ts"
import { send } from "./send-operation.ts"

export async function renewSession() {
  const before = accessToken.userId()
  if (before === undefined && !mayBeSignedIn()) return
  await refreshSession()
  if (accessToken.userId() !== before) notifyOtherTabs()
}

/** Only checks that the token is still valid. */
export async function followSession() {
  if (accessToken.userId() === undefined ? mayBeSignedIn() : !(await isTokenValid())) await renewSession()
}

export function useFollowSession() {
  const follow = () => void (document.visibilityState === "visible" && followSession())
  useListener("focus", follow)
  useListener("visibilitychange", follow)
}

/** Without an answer the session stays as it was. */
async function isTokenValid(): Promise<boolean> {
  const result = await send<{ viewer: { id: number } }>({ query: "{ viewer { id } }" }).catch(() => null)
  return !result?.data || result.data.viewer.id === accessToken.userId()
}

import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react"
import { LogoutDocument, type OperationName } from "../../generated/graphql.ts"
import { Loader } from "../ui/loading/loader.tsx"
import { accessToken } from "./access-token.ts"
import { apiClient } from "./api-client.ts"
import { logIn } from "./log-in.ts"
import { deferWhileHeld, followOtherTab, onRefreshed, refreshSession, type SignedIn } from "./refresh.ts"
import type { SecondStep } from "./second-step.tsx"
import { hideSession } from "./session-hint.ts"
import { notifyOtherTabs, onOtherTab } from "./tabs.ts"

export type Session = {
  viewer: { id: number; name: string; email: string } | null
  /** True if somebody else chose the viewer's password: the viewer must replace it before using the account. */
  mustChangePassword: boolean
  /** True if the viewer must add a second factor before their role's rights apply. */
  mustAddSecondFactor: boolean
  /** True if an administrator reviews the viewer's work before it is public. */
  handsIn: boolean
  /** True if the server's rules allow the viewer the operation on any item. */
  can: (operation: OperationName) => boolean
  signIn: (email: string, password: string, second?: SecondStep) => Promise<SignedIn | undefined>
  /** `forget` also makes the site forget this browser. */
  signOut: (forget?: boolean) => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error("useSession needs a SessionProvider above it.")
  return session
}

/** Restores the session behind the full-screen loader. Visitors without one do not wait. */
export function SessionProvider({ restore, children }: { restore: boolean; children: ReactNode }) {
  const [restoring, setRestoring] = useState(restore)
  const [viewer, setViewer] = useState<SignedIn | null>(null)
  const session = useMemo(() => sessionOf(viewer, setViewer), [viewer])
  useEffect(() => {
    if (restore) void refreshSession().finally(() => setRestoring(false))
  }, [restore])
  useEffect(() => onRefreshed(setViewer), [])
  useEffect(() => onOtherTab(followSession), [])

  if (restoring) return <Loader label="Restoring your session…" />
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Clearing the answers unmounts an edited form. After a sign-out that is right: the next user must not see it. */
async function followSession() {
  if (await followOtherTab()) clearAnswers()
  else deferWhileHeld(clearAnswers)
}

/** The answers belong to another user. Screens refetch, and show a failure themselves. */
function clearAnswers() {
  apiClient.resetStore().catch(() => undefined)
}

function sessionOf(viewer: SignedIn | null, setViewer: (viewer: SignedIn | null) => void): Session {
  const changeTo = (next: SignedIn | null, token: string | null) => {
    accessToken.set(token)
    setViewer(next)
    notifyOtherTabs()
    clearAnswers()
  }

  return {
    viewer: viewer?.id ? { id: viewer.id, name: viewer.name ?? "", email: viewer.email ?? "" } : null,
    mustChangePassword: viewer?.mustChangePassword ?? false,
    mustAddSecondFactor: viewer?.mustAddSecondFactor ?? false,
    handsIn: viewer?.handsIn ?? false,
    can: (operation) => viewer?.may.includes(operation) ?? false,
    async signIn(email, password, second) {
      const grant = await logIn(email, password, second)
      if (grant) changeTo(grant.viewer, grant.accessToken)
      return grant?.viewer
    },
    async signOut(forget) {
      const context = { anonymous: true }
      await apiClient.mutate({ mutation: LogoutDocument, variables: { forget }, context }).catch(hideSession)
      // In the navigation's transition: otherwise the old screen would see no viewer and redirect to signing in.
      startTransition(() => changeTo(null, null))
    },
  }
}

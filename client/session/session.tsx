import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react"
import { LoginDocument, type LoginMutation, LogoutDocument, type OperationName } from "../generated/graphql.ts"
import { Loader } from "../ui/loading/loader.tsx"
import { accessToken } from "./access-token.ts"
import { apiClient } from "./api-client.ts"
import { deferWhileHeld, followOtherTab, onRefreshed, refreshSession, type SignedIn } from "./refresh.ts"
import type { SecondStep } from "./second-step.tsx"
import { notifyOtherTabs, onOtherTab } from "./tabs.ts"

export type Session = {
  viewer: { id: number; name: string; email: string } | null
  /** Whether somebody else chose the viewer's password: what needs an account then waits for another one. */
  mustChangePassword: boolean
  /** Whether the viewer may do what their role says only once signing in takes a code as well. */
  mustAddSecondFactor: boolean
  /** True where an administrator looks at the viewer's work before it is public. */
  handsIn: boolean
  /** Whether the viewer may call an operation on any item; the server computed it from its rules. */
  can: (operation: OperationName) => boolean
  /** Resolves with who has signed in. Rejects with the server's failure. */
  signIn: (email: string, password: string, second?: SecondStep) => Promise<SignedIn | undefined>
  /** `forget` ends what the site knows of this browser too. */
  signOut: (forget?: boolean) => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error("useSession needs a SessionProvider above it.")
  return session
}

/** Restores the session behind the full-screen loader. A visitor who has none is not kept waiting. */
export function SessionProvider({ restore, children }: { restore: boolean; children: ReactNode }) {
  const [restoring, setRestoring] = useState(restore)
  const [viewer, setViewer] = useState<SignedIn | null>(null)
  const session = useMemo(() => sessionOf(viewer, setViewer), [viewer])
  useRestoring(restoring, setRestoring)
  useEffect(() => onRefreshed(setViewer), [])
  useOtherTabs()

  if (restoring) return <Loader label="Restoring your session…" />
  return <SessionContext value={session}>{children}</SessionContext>
}

function useRestoring(restoring: boolean, setRestoring: (restoring: boolean) => void) {
  useEffect(() => {
    if (restoring) void refreshSession().finally(() => setRestoring(false))
  }, [restoring, setRestoring])
}

/** What another tab did to the session counts here too: what is shown was made for somebody else. */
function useOtherTabs() {
  const follow = useCallback(async () => {
    const isSignedOut = await followOtherTab()
    // What is edited in its place goes with its answer: who signed out leaves no words of theirs to whoever comes next.
    if (isSignedOut) forgetAnswers()
    else deferWhileHeld(forgetAnswers)
  }, [])
  useEffect(() => onOtherTab(follow), [follow])
}

/** What was answered was answered to somebody else. Screens ask again by themselves, and show where that fails. */
function forgetAnswers() {
  apiClient.resetStore().catch(() => undefined)
}

function sessionOf(viewer: SignedIn | null, setViewer: (viewer: SignedIn | null) => void): Session {
  const become = (next: SignedIn | null, token: string | null) => {
    accessToken.set(token)
    setViewer(next)
    notifyOtherTabs()
    forgetAnswers()
  }

  return {
    viewer: viewer?.id ? { id: viewer.id, name: viewer.name ?? "", email: viewer.email ?? "" } : null,
    mustChangePassword: viewer?.mustChangePassword ?? false,
    mustAddSecondFactor: viewer?.mustAddSecondFactor ?? false,
    handsIn: viewer?.handsIn ?? false,
    can: (operation) => viewer?.may.includes(operation) ?? false,
    async signIn(email, password, second) {
      const { data } = await apiClient.mutate<LoginMutation>({
        mutation: LoginDocument,
        variables: { email, password, ...second },
        context: { anonymous: true },
      })
      if (data) become(data.login.viewer, data.login.accessToken)
      return data?.login.viewer
    },
    async signOut(forget) {
      const context = { anonymous: true }
      await apiClient.mutate({ mutation: LogoutDocument, variables: { forget }, context }).catch(() => undefined)
      // Together with the navigation that comes with it, which React renders as a transition: else the screen that is
      // left would see nobody signed in, and lead to signing in.
      startTransition(() => become(null, null))
    },
  }
}

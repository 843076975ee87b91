import { type ReactNode, useContext, useRef } from "react"
import { Navigate, useLocation } from "react-router-dom"
import type { OperationName } from "../../generated/graphql.ts"
import { ServedPageContext } from "../ui/loading/served.ts"
import { isSessionHeld } from "./refresh.ts"
import { newPasswordPath, type ReturnTo, secondStepPath } from "./return-to.ts"
import { useSession } from "./session.tsx"

type GuardProps = {
  /** The operation that a viewer must be allowed to call; if absent, being signed in is enough. */
  to?: OperationName
  children: ReactNode
}

/** Lets in permitted viewers; redirects others to /unauthorized, visitors to sign in and back (specification, section 2),
 * and viewers who must change their password to that first. A sign-in by somebody else in another tab discards no
 * unsent words: their form asks its writer to sign in when it is sent. */
export function Guard({ to, children }: GuardProps) {
  const { viewer, can, mustChangePassword, mustAddSecondFactor } = useSession()
  const location = useLocation()
  const served = useContext(ServedPageContext)
  const admitted = useRef<string>(undefined)

  if (served) {
    served.guarded = true
    return null
  }
  if (!viewer && (location.state as ReturnTo | null)?.leaving) return <Navigate to="/" replace />
  if (!viewer) return <Navigate to="/login" state={{ from: location } satisfies ReturnTo} replace />
  if (admitted.current === location.pathname && isSessionHeld()) return children
  if (mustChangePassword && location.pathname !== newPasswordPath)
    return <Navigate to={newPasswordPath} state={{ from: location } satisfies ReturnTo} replace />
  if (to && !can(to) && mustAddSecondFactor) return <Navigate to={secondStepPath} replace />
  if (to && !can(to)) return <Navigate to="/unauthorized" replace />
  admitted.current = location.pathname
  return children
}

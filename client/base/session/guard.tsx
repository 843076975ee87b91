import { type ReactNode, useContext, useRef } from "react"
import { Navigate, useLocation } from "react-router-dom"
import type { OperationName } from "../../generated/graphql.ts"
import { ServedPageContext } from "../ui/loading/served.ts"
import { isSessionHeld } from "./refresh.ts"
import { newPasswordPath, type ReturnTo, secondStepPath } from "./return-to.ts"
import { useSession } from "./session.tsx"

type GuardProps = {
  /** If undefined, being signed in is enough. */
  operation?: OperationName
  children: ReactNode
}

/** Redirects by the specification, section 2. Another tab's sign-in as somebody else discards no unsent text. */
export function Guard({ operation, children }: GuardProps) {
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
  if (operation && !can(operation) && mustAddSecondFactor) return <Navigate to={secondStepPath} replace />
  if (operation && !can(operation)) return <Navigate to="/unauthorized" replace />
  admitted.current = location.pathname
  return children
}

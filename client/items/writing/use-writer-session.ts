import { useEffect } from "react"
import { accessToken } from "../../base/session/access-token.ts"
import { holdSession, refreshSession } from "../../base/session/refresh.ts"
import type { Session } from "../../base/session/session.tsx"
import { failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { useQuestion } from "./question.ts"

export type Writer = Session["viewer"]

export function useWriterSession(writer: Writer, writing: boolean) {
  const question = useQuestion<boolean>()
  const needsSession = writing && writer !== null
  useEffect(() => (needsSession ? holdSession() : undefined), [needsSession])

  const renew = async () => {
    if (!(await question.ask()))
      throw new Refused("UNAUTHENTICATED", "You are not signed in any more. What you wrote is still here.")
  }
  const requireSession = async () => {
    if (!writer) return
    if (accessToken.isStale()) await refreshSession()
    if (accessToken.userId() !== writer.id) await renew()
  }

  return {
    question,
    /** If the writer's session has ended, asks the writer to sign in first. */
    async withSession<T>(work: () => Promise<T>): Promise<T> {
      await requireSession()
      try {
        return await work()
      } catch (error) {
        if (!writer || !isEnded(error)) throw error
        await renew()
        return work()
      }
    },
  }
}

function isEnded(error: unknown) {
  const { code } = failureOf(error)
  return code === "UNAUTHENTICATED" || code === "INVALID_TOKEN"
}

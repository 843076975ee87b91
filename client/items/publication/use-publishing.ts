import { useState } from "react"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { fromField, toField } from "../../base/ui/dates/school-time.ts"
import type { ContentState, PublicationInput } from "../../generated/graphql.ts"
import type { Publication } from "./publication.ts"

export function usePublishing(stored: Publication | null | undefined) {
  const zone = useZone()
  const [typed, setTyped] = useState(() => ({
    publishAt: toField(stored?.publishAt, zone),
    expiresAt: toField(stored?.expiresAt, zone),
  }))
  const moments = { publishAt: fromField(typed.publishAt, zone), expiresAt: fromField(typed.expiresAt, zone) }

  return {
    typed,
    type: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
    errors: () => errorsOf(moments, Date.now()),
    /** Sent with the form's fields; undefined for the usual way of sending. */
    inputFor(as: string): PublicationInput | undefined {
      if (as === "") return stored?.state === "DRAFT" ? { as: "DRAFT" } : undefined
      const state = as as ContentState
      return state === "SCHEDULED" ? { as: moments.publishAt ? state : "PUBLISHED", ...moments } : { as: state }
    },
  }
}

export type Publishing = ReturnType<typeof usePublishing>

type Moments = { publishAt: string | null; expiresAt: string | null }

/** @param now milliseconds since 1970 */
export function errorsOf({ publishAt, expiresAt }: Moments, now: number): { publishAt?: string; expiresAt?: string } {
  const start = publishAt ? Date.parse(publishAt) : now
  if (start < now) return { publishAt: "This time has passed. Choose a later one, or none to publish it at once." }
  if (!expiresAt || Date.parse(expiresAt) > start) return {}
  return { expiresAt: "It would be taken down before anybody has seen it. Choose a later time, or none." }
}

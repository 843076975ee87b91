import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import type { Basis } from "./draft.ts"
import { useDraft } from "./use-draft.ts"
import { useLeaving } from "./use-leaving.ts"
import { useWriterSession } from "./use-writer-session.ts"

type DraftInput<Content> = {
  content: Content
  basis: Basis<Content>
  dirty: boolean
  asVisitor?: boolean
}

export function useSafekeeping<Content>({ content, basis, dirty, asVisitor = false }: DraftInput<Content>) {
  const { viewer } = useSession()
  const [writer] = useState(asVisitor ? null : viewer)
  const { pathname: path } = useLocation()
  const draft = useDraft({ writer, path, content, basis, dirty })
  const leaving = useLeaving(dirty, draft)
  const session = useWriterSession(writer, dirty)
  return { writer, draft, leaving, session }
}

export type Safekeeping = ReturnType<typeof useSafekeeping>

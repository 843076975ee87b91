import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useSession } from "../../base/session/session.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
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
  useListener("dragover", refuseFiles)
  useListener("drop", refuseFiles)
  return { writer, draft, leaving, session }
}

/** Otherwise a file dropped elsewhere would open in the browser, in place of the form. */
function refuseFiles(event: DragEvent) {
  const { dataTransfer, defaultPrevented } = event
  if (!dataTransfer?.types.includes("Files") || defaultPrevented) return
  event.preventDefault()
  dataTransfer.dropEffect = "none"
}

export type Safekeeping = ReturnType<typeof useSafekeeping>

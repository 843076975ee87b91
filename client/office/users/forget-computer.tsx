import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { clearCachedPages } from "../../base/session/cached-pages.ts"
import { useSession } from "../../base/session/session.tsx"
import { browserDrafts } from "../../items/writing/browser-drafts.ts"
import { type Draft, draftForm } from "../../items/writing/draft.ts"

/** For a shared computer. Other users' drafts stay. */
export function ForgetComputer({ writerId }: { writerId: number }) {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [drafts, setDrafts] = useState<Draft[]>([])
  useEffect(() => {
    browserDrafts.all(draftForm(writerId, "")).then(setDrafts, () => undefined)
  }, [writerId])

  const forget = async () => {
    const stored = await browserDrafts.all(draftForm(writerId, "")).catch(() => [])
    await Promise.allSettled(stored.map((draft) => browserDrafts.remove(draft)))
    // Navigate first: without a session this page would redirect to signing in.
    navigate("/", { replace: true })
    await signOut(true)
    await clearCachedPages().catch(() => undefined)
    localStorage.clear()
    sessionStorage.clear()
  }

  return (
    <ConfirmButton
      label="Log out and forget this computer"
      question="Forget this computer?"
      consequence={consequenceFor(drafts.length)}
      confirmLabel="Log out and forget"
      run={forget}
    />
  )
}

function consequenceFor(drafts: number) {
  const always = "This logs you out and deletes all that this browser keeps of you."
  if (drafts === 0) return always
  return `${always} ${drafts === 1 ? "One draft that was not sent is" : `${drafts} drafts that were not sent are`} deleted too.`
}

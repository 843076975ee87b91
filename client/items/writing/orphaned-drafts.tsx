import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { Page } from "../../base/layout/page.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { type Draft, draftForm } from "./draft.ts"
import style from "./draft-offer.module.css"
import { DraftSummary } from "./draft-offer.tsx"
import { handOver } from "./post-as-new.ts"
import { summaryOf } from "./summary.ts"
import { syncedDrafts } from "./synced-drafts.ts"

export function OrphanedDrafts({ asNew: addPath }: { asNew: string }) {
  const { viewer } = useSession()
  const form = draftForm(viewer?.id, useLocation().pathname)
  const [drafts, setDrafts] = useState<Draft[]>([])
  const navigate = useNavigate()

  useEffect(() => {
    syncedDrafts.find(form).then(setDrafts, () => undefined)
  }, [form])

  const post = async (draft: Draft) => {
    if (!viewer) return
    await handOver(draft, viewer.id, { path: addPath })
    await syncedDrafts.remove(draft).catch(() => undefined)
    navigate(addPath)
  }
  if (drafts.length === 0) return null

  return (
    <Page width="text">
      {drafts.map((draft) => (
        <section key={draft.id} aria-label="Unfinished draft" className={style.offer}>
          <div className={style.said}>
            <div className={style.about}>
              <p role="status">
                This was deleted while you were writing it, on <DateText of={draft.savedAt} as={formatDateTime} />. What
                you wrote is still here.
              </p>
              <DraftSummary {...summaryOf(draft)} />
            </div>
          </div>
          <Button size="small" onClick={() => void post(draft)}>
            Post it as new
          </Button>
        </section>
      ))}
    </Page>
  )
}

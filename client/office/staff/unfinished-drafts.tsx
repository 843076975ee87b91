import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, ButtonLink } from "../../base/ui/controls/button.tsx"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { itemTypes } from "../../items/history/item-types.ts"
import { type Draft, pathOf } from "../../items/writing/draft.ts"
import { DraftPicture } from "../../items/writing/draft-offer.tsx"
import { nameOf, summaryOf } from "../../items/writing/summary.ts"
import { syncedDrafts } from "../../items/writing/synced-drafts.ts"
import { capitalized, recordKinds, withArticle } from "../admin/record-kinds.ts"
import style from "./staff-home.module.css"

export function UnfinishedDrafts() {
  const { drafts, discard } = useDrafts()
  if (drafts.length === 0) return null

  return (
    <Titled title="Unfinished" className="stack4 shrinks">
      <p className="small">
        Unfinished is what you have typed and not sent: you alone see it. A draft is saved: administrators see it, too.
      </p>
      <ul className={style.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDiscard={() => void discard(draft)} />
        ))}
      </ul>
    </Titled>
  )
}

function useDrafts() {
  const { viewer } = useSession()
  const toast = useToast()
  const t = useT()
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [revision, setRevision] = useState(0)
  const reload = () => setRevision((before) => before + 1)

  useAsync(`${viewer?.id} ${revision}`, () => (viewer ? syncedDrafts.all(viewer.id) : undefined), setDrafts)

  const discard = async (draft: Draft) => {
    await syncedDrafts.remove(draft)
    reload()
    toast(`${nameOf(t, summaryOf(draft))}: discarded`, {
      action: { label: "Undo", run: () => syncedDrafts.restore(draft).then(reload) },
    })
  }
  return { drafts, discard }
}

function DraftRow({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const t = useT()
  const summary = summaryOf(draft)
  const { words, pictures } = summary
  const title = summary.title || capitalized(nameOf(t, summary))
  const path = pathOf(draft)
  const which = <span className="unseen">: {title}</span>

  return (
    <li className={style.row}>
      {pictures[0] ? <DraftPicture of={pictures[0]} className="thumbnail" /> : <span className="thumbnail" />}
      <div className={style.words}>
        <h3 className="strong plain">{title}</h3>
        {words && <p className={style.note}>{words}</p>}
        <p className={style.about}>
          <span>
            {placeOf(draft)} · {draft.device ?? "This browser"} · <Moment of={new Date(draft.savedAt).toISOString()} />
          </span>
        </p>
      </div>
      <div className="row2">
        <ButtonLink to={{ pathname: path, search: searchOf(draft) }} size="small">
          Continue{which}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard{which}
        </Button>
      </div>
    </li>
  )
}

/** Matches addresses of forms. Other addresses show an item, a page or a person, and need `?edit=1` for the form. */
const hasOwnAddress = /^\/admin\/|^\/(?!p\/)\w+\/(add|addpics|arrange|edit)(\/|$)/

const searchOf = (draft: Draft) => (hasOwnAddress.test(pathOf(draft)) ? "" : "?edit=1")

/** Names a draft's form by its address: "New story", "Change of an order". */
function placeOf(draft: Draft): string {
  const path = pathOf(draft)
  const section = sectionOf(path)
  const item = Object.values(itemTypes).find(({ path: pathOf }) => pathOf && sectionOf(pathOf(1)) === section)
  const record = Object.entries(recordKinds).find(([, kind]) => kind.path === section)
  const noun = item?.noun ?? record?.[0] ?? otherForm(path)
  return path.endsWith("/add") ? `New ${noun}` : `Change of ${withArticle(noun)}`
}

function otherForm(path: string): string {
  if (path.startsWith("/user/")) return "profile"
  if (/^\/(governors|management|teachers)\//.test(path)) return itemTypes.PROFILE.noun
  return path.startsWith("/admin/") ? "form" : itemTypes.CONTENT_PAGE.noun
}

/** "/news", "/admin/notices". */
const sectionOf = (path: string) => /^\/(admin\/)?\w+/.exec(path)?.[0]

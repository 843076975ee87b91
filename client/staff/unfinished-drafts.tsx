import { useEffect, useId, useState } from "react"
import { itemTypes } from "../history/item-types.ts"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { useT } from "../ui/words/words.tsx"
import { type Draft, pathOf } from "../writing/draft.ts"
import { DraftPicture } from "../writing/draft-offer.tsx"
import { followingDrafts } from "../writing/following-drafts.ts"
import { nameOf, summaryOf } from "../writing/summary.ts"
import style from "./staff-home.module.css"

export function UnfinishedDrafts() {
  const id = useId()
  const { drafts, discard } = useDrafts()
  if (drafts.length === 0) return null

  return (
    <section aria-labelledby={id} className={style.section}>
      <h2 id={id} className={style.title}>
        Unfinished
      </h2>
      <ul className={style.rows}>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDiscard={() => void discard(draft)} />
        ))}
      </ul>
    </section>
  )
}

function useDrafts() {
  const { viewer } = useSession()
  const toast = useToast()
  const t = useT()
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [turn, setTurn] = useState(0)
  const again = () => setTurn((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` counts what has changed them
  useEffect(() => {
    let gone = false
    // Without storage there is nothing to show.
    if (viewer)
      followingDrafts.all(viewer.id).then(
        (found) => !gone && setDrafts(found),
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [viewer, turn])

  const discard = async (draft: Draft) => {
    await followingDrafts.remove(draft)
    again()
    toast(`${nameOf(t, summaryOf(draft))}: discarded`, {
      action: { label: "Undo", run: () => followingDrafts.restore(draft).then(again) },
    })
  }
  return { drafts, discard }
}

function DraftRow({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const { title, words, pictures } = summaryOf(draft)
  const path = pathOf(draft)
  const which = <VisuallyHidden>: {title || "what you wrote"}</VisuallyHidden>

  return (
    <li className={style.row}>
      {pictures[0] ? (
        <DraftPicture of={pictures[0]} className={style.thumbnail} />
      ) : (
        <span className={style.thumbnail} />
      )}
      <div className={style.words}>
        <h3 className={style.name}>{title || "Without a title"}</h3>
        {words && <p className={style.note}>{words}</p>}
        <p className={style.about}>
          <span>
            {placeOf(path)} · {draft.device ?? "This browser"} · <Moment of={new Date(draft.savedAt).toISOString()} />
          </span>
        </p>
      </div>
      <div className={style.actions}>
        <ButtonLink to={{ pathname: path, search: path.includes("/view/") ? "?edit=1" : "" }} size="small">
          Go on{which}
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard{which}
        </Button>
      </div>
    </li>
  )
}

/** Where a draft was written, by the address of its form: "New story", "Change of an event". */
function placeOf(path: string): string {
  const found = Object.values(itemTypes).find(({ path: pathOf }) => pathOf && sectionOf(pathOf(1)) === sectionOf(path))
  const what = found?.one ?? "form"
  return path.endsWith("/add") ? `New ${what}` : `Change of ${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`
}

const sectionOf = (path: string) => path.split("/")[1]

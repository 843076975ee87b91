import History from "lucide-react/icons/history"
import { useEffect, useRef } from "react"
import { focusHeading } from "../addresses/arrival.ts"
import { Button } from "../ui/controls/button.tsx"
import { useKeptFocus } from "../ui/controls/kept-focus.ts"
import { Link } from "../ui/controls/link.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { useFileAddress } from "../ui/pictures/file-address.ts"
import { Picture } from "../ui/pictures/picture.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { useT } from "../ui/words/words.tsx"
import type { Draft } from "./draft.ts"
import style from "./draft-offer.module.css"
import { counted, nameOf, type ShownPicture, summaryOf } from "./summary.ts"

type DraftOffersProps<D> = {
  drafts: D[]
  /** What was in the form when one of them took its place. */
  setAside: D | undefined
  version?: number
  onAccept: (draft: D) => void
  onDiscard: (draft: D) => void
}

export function DraftOffers<D extends Draft>({ drafts, setAside, version, onAccept, onDiscard }: DraftOffersProps<D>) {
  const t = useT()
  const region = useRef<HTMLElement>(null)
  useKeptFocus(region)
  useFocusAfter(drafts.length > 0 || setAside !== undefined)

  return (
    <section ref={region} aria-label={t("Unfinished drafts")} hidden={drafts.length === 0 && !setAside}>
      {setAside && <SetAsideNote draft={setAside} onTake={() => onAccept(setAside)} />}
      {drafts.length > 0 && (
        <div className={style.offers}>
          <p role="status" className={style.said}>
            <History aria-hidden="true" className={style.icon} />
            {t.count(drafts.length, {
              one: "You began this before:",
              other: "You began this before. There are {count} drafts:",
            })}
          </p>
          <ul className={style.drafts}>
            {drafts.map((draft) => (
              <DraftOffer
                key={draft.id}
                draft={draft}
                isOlder={draft.basis.version !== version}
                onAccept={() => onAccept(draft)}
                onDiscard={() => onDiscard(draft)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The button that was pressed goes with the last of them. */
function useFocusAfter(isThere: boolean) {
  const before = useRef(isThere)

  useEffect(() => {
    const isGone = before.current && !isThere
    before.current = isThere
    if (isGone && document.activeElement === document.body) return focusHeading()
  }, [isThere])
}

type DraftOfferProps = {
  draft: Draft
  isOlder: boolean
  onAccept: () => void
  onDiscard: () => void
}

function DraftOffer({ draft, isOlder, onAccept, onDiscard }: DraftOfferProps) {
  const t = useT()
  const summary = summaryOf(draft)
  const which = <VisuallyHidden>: {nameOf(t, summary)}</VisuallyHidden>

  return (
    <li className={style.draft}>
      {summary.pictures[0] && <DraftPicture of={summary.pictures[0]} className={style.picture} />}
      <div className={style.about}>
        <About draft={draft} />
        <WrittenAt draft={draft} />
        {isOlder && (
          <p className={style.more}>{t("It has been changed since. You will see both versions when you save.")}</p>
        )}
      </div>
      <div className={style.actions}>
        <Button size="small" onClick={onAccept}>
          {t("Go on with it")}
          {which}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {t("Discard")}
          {which}
        </Button>
      </div>
    </li>
  )
}

export function About({ draft }: { draft: Draft }) {
  const t = useT()
  const { title, words, pictures, missing } = summaryOf(draft)

  return (
    <>
      {title && <p className={style.title}>{title}</p>}
      {words && <p className={style.more}>{words}</p>}
      {pictures.length > 0 && (
        <p className={style.more}>{t("With {pictures}.", { pictures: counted(t, pictures.length) })}</p>
      )}
      {missing > 0 && (
        <p className={style.more}>
          {t("Without {pictures}, which stayed on the other device.", { pictures: counted(t, missing) })}
        </p>
      )}
    </>
  )
}

function WrittenAt({ draft: { device, savedAt } }: { draft: Draft }) {
  const t = useT()
  return (
    <p className={style.more}>
      {device ?? t("This browser")}, <Moment of={new Date(savedAt).toISOString()} />
    </p>
  )
}

export function DraftPicture({ of, className }: { of: ShownPicture; className?: string }) {
  const file = of instanceof File ? of : undefined
  const address = useFileAddress(file)
  if (!(of instanceof File)) return <Picture of={of} className={className} sizes="6rem" alt="" />
  return address && <img className={className} src={address} alt="" />
}

function SetAsideNote({ draft, onTake }: { draft: Draft; onTake: () => void }) {
  const t = useT()
  return (
    <div className={style.offer}>
      <p role="status" className={style.said}>
        {t("What you had begun here stays a draft of its own: {draft}.", { draft: nameOf(t, summaryOf(draft)) })}
      </p>
      <div className={style.actions}>
        <Button size="small" variant="quiet" onClick={onTake}>
          {t("Go back to it")}
        </Button>
      </div>
    </div>
  )
}

/** Its words follow the writer, and its pictures do not. */
export function WithoutPicturesNote({ reason }: { reason: string }) {
  return (
    <p role="status" className={style.note}>
      The words of your draft are on your other devices too, its pictures on this one alone: {reason}
    </p>
  )
}

export function OtherTabNote() {
  const t = useT()
  return (
    <p role="status" className={style.note}>
      {t(
        "You are writing this in another tab too. Each tab keeps its own draft; what you send from here is what stands here.",
      )}
    </p>
  )
}

/** The form keeps its words. `path`: of the item that was made; null where the draft was discarded, or there is no such item. */
export function FinishedNote({ path }: { path: string | null }) {
  const t = useT()
  return (
    <p role="status" className={style.note}>
      {path
        ? t("You have sent this already, here or on another device. What you write here is not in it.")
        : t("You have sent or discarded this elsewhere. What you wrote here is still here.")}{" "}
      {path && <Link to={path}>{t("Look at it")}</Link>}
    </p>
  )
}

export function ConflictNote({ onShow }: { onShow: () => void }) {
  return (
    <div role="status" className={style.offer}>
      <p className={style.said}>Somebody else has saved this too. Saved from here, yours takes the place of theirs.</p>
      <div className={style.actions}>
        <Button size="small" variant="quiet" onClick={onShow}>
          Show both versions
        </Button>
      </div>
    </div>
  )
}

import History from "lucide-react/icons/history"
import { useMemo, useRef } from "react"
import { useHeadingFocusAfter } from "../../base/addresses/heading-focus.ts"
import { openPath } from "../../base/session/copies.ts"
import { isUnsentAt } from "../../base/session/unsent.ts"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { useRestoreFocus } from "../../base/ui/controls/use-restore-focus.ts"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { Draft } from "./draft.ts"
import style from "./draft-offer.module.css"
import { Offer } from "./notes.tsx"
import { counted, nameOf, type ShownPicture, type Summary, summaryOf } from "./summary.ts"

type DraftOffersProps<D> = {
  drafts: D[]
  setAside: D | undefined
  version?: number
  onAccept: (draft: D) => void
  onDiscard: (draft: D) => void
}

export function DraftOffers<D extends Draft>({ drafts, setAside, version, onAccept, onDiscard }: DraftOffersProps<D>) {
  const t = useT()
  const region = useRef<HTMLElement>(null)
  useRestoreFocus(region)
  useHeadingFocusAfter(drafts.length > 0 || setAside !== undefined)

  return (
    <section ref={region} aria-label={t("Unfinished drafts")} hidden={drafts.length === 0 && !setAside}>
      {setAside && <SetAsideNote draft={setAside} onTake={() => onAccept(setAside)} />}
      {drafts.length > 0 && (
        <div className={style.offers}>
          <p role="status" className={style.said}>
            <History className={style.icon} />
            {isUnsentAt(openPath())
              ? t("What you wrote has not been sent yet.")
              : t.count(drafts.length, {
                  one: "You began this before:",
                  other: "You began this before. There are {count} drafts:",
                })}
          </p>
          <ul className="stack">
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

type DraftOfferProps = {
  draft: Draft
  isOlder: boolean
  onAccept: () => void
  onDiscard: () => void
}

function DraftOffer({ draft, isOlder, onAccept, onDiscard }: DraftOfferProps) {
  const t = useT()
  // Parses the draft's text: must not run at each letter typed below.
  const summary = useMemo(() => summaryOf(draft), [draft])
  const which = <span className="unseen">: {nameOf(t, summary)}</span>

  return (
    <li className={style.draft}>
      {summary.pictures[0] && <DraftPicture of={summary.pictures[0]} className="thumbnail" />}
      <div className={style.about}>
        <DraftSummary {...summary} />
        <WrittenAt draft={draft} />
        {isOlder && (
          <p className={style.more}>{t("It has been changed since. You will see both versions when you save.")}</p>
        )}
      </div>
      <div className="row2">
        <Button size="small" onClick={onAccept}>
          {t("Continue")}
          {which}
        </Button>
        <MinorButton onClick={onDiscard}>
          {t("Discard")}
          {which}
        </MinorButton>
      </div>
    </li>
  )
}

export function DraftSummary({ title, words, pictures, missing }: Summary) {
  const t = useT()

  return (
    <>
      {title && <p className="strong">{title}</p>}
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
  if (of instanceof File) return <FilePicture file={of} className={className} alt="" />
  return <Picture of={of} className={className} sizes="6rem" alt="" />
}

function SetAsideNote({ draft, onTake: onAccept }: { draft: Draft; onTake: () => void }) {
  const t = useT()
  return (
    <Offer text={t("What you had begun here stays a separate draft: {draft}.", { draft: nameOf(t, summaryOf(draft)) })}>
      <MinorButton onClick={onAccept}>{t("Go back to it")}</MinorButton>
    </Offer>
  )
}

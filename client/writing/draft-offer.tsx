import History from "lucide-react/icons/history"
import { Button } from "../ui/button.tsx"
import { DateText, formatDateTime } from "../ui/dates.tsx"
import type { Draft } from "./draft.ts"
import style from "./draft-offer.module.css"

type DraftOfferProps = {
  draft: Draft
  /** The version of the item that is stored now. */
  version?: number
  onAccept: () => void
  onRefuse: () => void
}

/** What was left unfinished here, to go on with or to throw away. */
export function DraftOffer({ draft: { savedAt, basis }, version, onAccept, onRefuse }: DraftOfferProps) {
  return (
    <section aria-label="Unfinished draft" className={style.offer}>
      <div className={style.said}>
        <History aria-hidden="true" className={style.icon} />
        <div>
          <p role="status">
            You were writing this on <DateText of={savedAt} as={formatDateTime} />.
          </p>
          {basis.version !== version && (
            <p className={style.more}>It has been changed since. You will see both versions when you save.</p>
          )}
        </div>
      </div>
      <div className={style.actions}>
        <Button size="small" onClick={onAccept}>
          Go on with it
        </Button>
        <Button size="small" variant="quiet" onClick={onRefuse}>
          Discard
        </Button>
      </div>
    </section>
  )
}

/** The same form is being written in another tab of this browser. */
export function OtherTabNote() {
  return (
    <p role="status" className={style.note}>
      You are writing this in another tab too. Each tab keeps its own draft; what you send from here is what stands
      here.
    </p>
  )
}

/** Both versions were seen, and are now brought together by hand. */
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

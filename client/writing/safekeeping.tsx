import { DraftOffer, OtherTabNote } from "./draft-offer.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import type { Safekeeping } from "./use-safekeeping.ts"

type SafekeepingProps = {
  of: Pick<Safekeeping, "writer" | "leaving" | "session"> & {
    draft: Pick<Safekeeping["draft"], "offer" | "refuse" | "elsewhere">
  }
  /** The version of the item that is stored now, where an item is edited. */
  version?: number
  /** Goes on with the draft that is offered. */
  onAccept: () => void
}

/** What is said and asked around a form to keep its words safe. Stands above the form. */
export function SafekeepingTold({ of: { writer, draft, leaving, session }, version, onAccept }: SafekeepingProps) {
  return (
    <>
      {draft.offer && <DraftOffer draft={draft.offer} version={version} onAccept={onAccept} onRefuse={draft.refuse} />}
      {draft.elsewhere && <OtherTabNote />}
      <LeaveQuestion {...leaving.question} />
      {writer && <SignInAgain writer={writer} answer={session.question.answer} />}
    </>
  )
}

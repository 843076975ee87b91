import type { Draft } from "./draft.ts"
import { DiscardedNote, DraftOffer, OtherTabNote, SetAsideNote } from "./draft-offer.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import type { KeptDraft } from "./use-draft.ts"
import type { Safekeeping } from "./use-safekeeping.ts"

type SafekeepingProps<Content> = {
  of: Pick<Safekeeping, "writer" | "leaving" | "session"> & { draft: KeptDraft<Content> }
  version?: number
  onTake: (draft: Draft<Content>) => void
}

/** What is said and asked around a form to keep its words safe. Stands above the form. */
export function SafekeepingNotes<Content>({ of, version, onTake }: SafekeepingProps<Content>) {
  const { writer, draft, leaving, session } = of
  const { offer, offers, setAside, discarded } = draft
  const accept = async (chosen: Draft<Content>) => {
    const found = await draft.accept(chosen)
    if (found) onTake(found)
  }

  return (
    <>
      {offer && (
        <DraftOffer
          draft={offer}
          of={offers}
          version={version}
          onAccept={() => void accept(offer)}
          onDiscard={draft.discard}
        />
      )}
      {discarded && <DiscardedNote key={discarded.id} draft={discarded} onSettle={draft.settle} />}
      {setAside && <SetAsideNote draft={setAside} onTake={() => void accept(setAside)} />}
      {draft.elsewhere && <OtherTabNote />}
      <LeaveQuestion {...leaving.question} />
      {writer && <SignInAgain writer={writer} answer={session.question.answer} />}
    </>
  )
}

import { useToast } from "../layout/toasts.tsx"
import { useT } from "../ui/words/words.tsx"
import type { Draft } from "./draft.ts"
import { DraftOffers, FinishedNote, OtherTabNote, WithoutPicturesNote } from "./draft-offer.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import { nameOf, summaryOf } from "./summary.ts"
import type { KeptDraft } from "./use-draft.ts"
import type { Safekeeping } from "./use-safekeeping.ts"

type SafekeepingProps<Content> = {
  of: Pick<Safekeeping, "writer" | "leaving" | "session"> & { draft: KeptDraft<Content> }
  version?: number
  onTake: (draft: Draft<Content>) => void
}

export function SafekeepingNotes<Content>({ of, version, onTake }: SafekeepingProps<Content>) {
  const { writer, draft, leaving, session } = of
  const { offers, setAside, elsewhere, withoutPictures, finished } = draft
  const toast = useToast()
  const t = useT()

  const accept = (chosen: Draft<Content>) => {
    draft.accept(chosen)
    onTake(chosen)
  }
  const discard = (chosen: Draft<Content>) => {
    draft.discard(chosen)
    toast(t("{draft}: discarded", { draft: nameOf(t, summaryOf(chosen)) }), {
      action: { label: "Undo", run: () => draft.restore(chosen) },
    })
  }

  return (
    <>
      <DraftOffers drafts={offers} {...{ setAside, version }} onAccept={accept} onDiscard={discard} />
      {withoutPictures && <WithoutPicturesNote reason={withoutPictures} />}
      {elsewhere && <OtherTabNote />}
      {finished && <FinishedNote path={finished.path} />}
      <LeaveQuestion {...leaving.question} />
      {writer && <SignInAgain writer={writer} answer={session.question.answer} />}
    </>
  )
}

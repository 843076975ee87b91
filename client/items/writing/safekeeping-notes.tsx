import { useToast } from "../../base/layout/toasts.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { Draft } from "./draft.ts"
import { DraftOffers } from "./draft-offer.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import { Note } from "./notes.tsx"
import { SignInAgain } from "./sign-in-again.tsx"
import { nameOf, summaryOf } from "./summary.ts"
import type { FormDraft } from "./use-draft.ts"
import type { Safekeeping } from "./use-safekeeping.ts"

type SafekeepingProps<Content> = {
  of: Safekeeping & { draft: FormDraft<Content> }
  version?: number
  onAccept: (draft: Draft<Content>) => void
}

export function SafekeepingNotes<Content>({ of, version, onAccept }: SafekeepingProps<Content>) {
  const { writer, draft, leaving, session } = of
  const { offers, setAside, elsewhere, withoutPictures, finished } = draft
  const toast = useToast()
  const t = useT()

  const accept = (chosen: Draft<Content>) => {
    draft.accept(chosen)
    onAccept(chosen)
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
      {withoutPictures && (
        <Note>
          The words of your draft are on your other devices too, its pictures on this one alone: {withoutPictures}
        </Note>
      )}
      {elsewhere && (
        <Note>
          {t(
            "You are writing this in another tab too. Each tab keeps its own draft; from here you send what you see here.",
          )}
        </Note>
      )}
      {finished && (
        <Note>
          {finished.path
            ? t("You have already sent this, here or on another device, without what you write here.")
            : t("You have sent or discarded this elsewhere. What you wrote here is still here.")}{" "}
          {finished.path && <Link to={finished.path}>{t("Look at it")}</Link>}
        </Note>
      )}
      <LeaveQuestion {...leaving.question} />
      {writer && <SignInAgain writer={writer} answer={session.question.answer} />}
    </>
  )
}

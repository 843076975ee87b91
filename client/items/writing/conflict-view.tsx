import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import type { Failure } from "../../base/ui/loading/failure.ts"
import style from "./conflict-view.module.css"
import { FieldComparison } from "./field-comparison.tsx"
import type { FieldNames } from "./field-names.ts"
import { joinAdditions } from "./join-additions.ts"
import { changedFields } from "./merge.ts"
import type { Choice } from "./use-sending.ts"

type ConflictViewProps<Content extends object> = {
  names: FieldNames<Content>
  basis: Content
  mine: Content
  theirs: Content
  answer: (choice: Choice) => void
  /** True while the user merges both by hand: this view then sends nothing. */
  isMerging: boolean
  saved: Pick<Failure, "by" | "at">
}

export function ConflictView<Content extends object>(props: ConflictViewProps<Content>) {
  const { names, basis, mine, theirs, answer, isMerging, saved } = props
  const { both, onlyMine, onlyTheirs } = changedFields(basis, mine, theirs)
  const joined = isMerging ? undefined : joinAdditions(basis, mine, theirs)
  const namesOf = (fields: (keyof Content)[]) => fields.map((field) => names[field].name).join(", ")

  return (
    <Dialog open title={`${saved.by?.name ?? "Somebody else"} has saved this too`} wide onClose={() => answer("back")}>
      <p tabIndex={-1} data-first-focus className={style.opening}>
        They saved their version{" "}
        {saved.at && (
          <>
            (<DateText of={saved.at} as={formatDateTime} />){" "}
          </>
        )}
        while you were writing yours. Choose which one counts.
        {/* Items without versions, such as orders, do not record who saved them. */}
        {saved.by && " The other is kept among its versions."}
      </p>
      {both.map((field) => (
        <FieldComparison key={String(field)} field={names[field]} mine={mine[field]} theirs={theirs[field]} />
      ))}
      {both.length === 0 && <p>None of your changes differ from theirs.</p>}
      {onlyMine.length > 0 && (
        <p className="small">You alone changed: {namesOf(onlyMine)}. That is saved with yours, and not with theirs.</p>
      )}
      {onlyTheirs.length > 0 && (
        <p className="small">They also changed: {namesOf(onlyTheirs)}. You did not, so that stays.</p>
      )}
      <div className={style.actions}>
        {!isMerging && <Button onClick={() => answer("mine")}>Keep mine</Button>}
        {joined && <QuietButton onClick={() => answer({ joined })}>Keep both, theirs first</QuietButton>}
        <QuietButton onClick={() => answer("theirs")}>Take theirs</QuietButton>
        <QuietButton onClick={() => answer("back")}>Back to the form</QuietButton>
      </div>
    </Dialog>
  )
}

import { useId } from "react"
import { Button } from "../ui/button.tsx"
import { DateText, formatDateTime } from "../ui/dates.tsx"
import { Dialog } from "../ui/dialog.tsx"
import style from "./both-versions.module.css"
import { type Difference, differences, type FieldNames } from "./compared.tsx"
import type { Choice } from "./use-sending.ts"
import type { Writing } from "./use-writing.ts"

type BothVersionsProps<Content extends object> = {
  writing: Writing<Content>
  names: FieldNames<Content>
  /** There while it is asked. */
  answer: ((choice: Choice) => void) | undefined
  /** While both are brought together by hand: nothing is sent from here. */
  isKnown: boolean
  /** When theirs was saved, where that is known. */
  savedAt: string | undefined
}

/** Somebody else has saved the item that is being written: what differs, side by side, to choose from. */
export function BothVersions<Content extends object>({ answer, ...versions }: BothVersionsProps<Content>) {
  return (
    <Dialog open={answer !== undefined} title="Somebody else has saved this too" wide onClose={() => answer?.("back")}>
      {answer && <Versions answer={answer} {...versions} />}
    </Dialog>
  )
}

type VersionsProps<Content extends object> = BothVersionsProps<Content> & { answer: (choice: Choice) => void }

function Versions<Content extends object>({ writing, names, answer, isKnown, savedAt }: VersionsProps<Content>) {
  const { both, onlyTheirs } = differences(writing, names)

  return (
    <>
      <p tabIndex={-1} data-first-focus className={style.opening}>
        They saved their version{savedAt && <SavedAt moment={savedAt} />} while you were writing yours. Nothing is lost:
        choose which one counts.
      </p>
      {both.map((difference) => (
        <Compared key={difference.name} {...difference} />
      ))}
      {both.length === 0 && <p>Nothing that you changed is different in theirs.</p>}
      {onlyTheirs.length > 0 && (
        <p className={style.aside}>They also changed: {onlyTheirs.join(", ")}. You did not, so that stays.</p>
      )}
      <div className={style.actions}>
        {!isKnown && <Button onClick={() => answer("mine")}>Keep mine</Button>}
        <Button variant="quiet" onClick={() => answer("theirs")}>
          Take theirs
        </Button>
        <Button variant="quiet" onClick={() => answer("back")}>
          Back to the form
        </Button>
      </div>
    </>
  )
}

function SavedAt({ moment }: { moment: string }) {
  return (
    <>
      {" "}
      (<DateText of={moment} as={formatDateTime} />)
    </>
  )
}

function Compared({ name, mine, theirs }: Difference) {
  const id = useId()

  return (
    <section aria-labelledby={id} className={style.field}>
      <h3 id={id} className={style.name}>
        {name}
      </h3>
      <div className={style.sides}>
        <Side title="Yours">{mine}</Side>
        <Side title="Theirs, as it is stored now">{theirs}</Side>
      </div>
    </section>
  )
}

function Side({ title, children }: { title: string; children: Difference["mine"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls in its place, by the keyboard too
    <section className={style.side} aria-label={title} tabIndex={0}>
      <h4 className={style.whose}>{title}</h4>
      {children}
    </section>
  )
}

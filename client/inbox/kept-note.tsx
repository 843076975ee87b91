import { type FormNotesQuery, useFormNotesQuery } from "../generated/graphql.ts"
import { Link } from "../ui/controls/link.tsx"
import { DayText } from "../ui/dates/dates.tsx"
import style from "./kept-note.module.css"

type FormNotes = FormNotesQuery["site"]["formNotes"]

type KeptNoteProps = {
  of: Exclude<keyof FormNotes, "__typename">
  /** What it is asked for, as in "to answer you". */
  purpose: string
}

/** Below a form: what is asked for, what for, who reads it, and for how long it is kept. */
export function KeptNote({ of, purpose }: KeptNoteProps) {
  const note = useFormNotesQuery().data?.site.formNotes[of]

  return (
    <p className={style.note}>
      We ask for this only {purpose}. The school’s office reads it. {note && <KeptFor months={note.keptMonths} />}{" "}
      <Link to="/privacy">More about what we keep</Link>
    </p>
  )
}

function KeptFor({ months }: { months: number | null }) {
  if (months === null) return <>It is kept until the office deletes it.</>
  return <>{`It is deleted after ${months === 1 ? "a month" : `${months} months`}.`}</>
}

/** The same of what was sent. */
export function Kept({ until }: { until: string | null }) {
  if (until === null) return <>It is kept until the office deletes it.</>
  return (
    <>
      It is deleted on <DayText of={until} />.
    </>
  )
}

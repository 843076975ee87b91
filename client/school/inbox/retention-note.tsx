import { Link } from "../../base/ui/controls/link.tsx"
import { DayText } from "../../base/ui/dates/dates.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { type FormNotesQuery, useFormNotesQuery } from "../../generated/graphql.ts"
import style from "./retention-note.module.css"

export type RetentionNoteProps = {
  of: Exclude<keyof FormNotesQuery["site"]["formNotes"], "__typename">
  purpose: string
  /** A reader of the form besides the office. */
  reader?: string
}

export function RetentionNote({ of, purpose, reader }: RetentionNoteProps) {
  const t = useT()
  const note = useFormNotesQuery().data?.site.formNotes[of]

  return (
    <p className={style.note}>
      {purpose}{" "}
      {reader ? t("The school’s office and {reader} read it.", { reader }) : t("The school’s office reads it.")}{" "}
      {note && <RetentionPeriod months={note.keptMonths} />} <Link to="/privacy">{t("More about what we keep")}</Link>
    </p>
  )
}

function RetentionPeriod({ months }: { months: number | null }) {
  const t = useT()
  if (months === null) return t("It is kept until the office deletes it.")
  return t.count(months, { one: "It is deleted after a month.", other: "It is deleted after {count} months." })
}

export function RetentionEnd({ until }: { until: string | null }) {
  const t = useT()
  if (until === null) return t("It is kept until the office deletes it.")
  return rich(t, "It is deleted on <day>that day</day>.", { day: () => <DayText of={until} /> })
}

import { formatDay } from "../../base/ui/dates/days.ts"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { SchoolDayFieldsFragment } from "../../generated/graphql.ts"

/** "Week 12", "The weekend. School begins again on Mon 30 November." */
export function DayWords({ of: day }: { of: SchoolDayFieldsFragment }) {
  const t = useT()
  const { isOpen, noSchool, reason, week, nextSchoolDay } = day
  const otherwise = noSchool === "WEEKEND" ? t("The weekend") : t("No school today")
  const usual = week ? t("Week {week}", { week }) : ""

  return (
    <>
      {noSchool === "NOTICE" && `${t("School closed")}. `}
      {reason ? <SchoolText text={reason} /> : isOpen ? usual : otherwise}
      {!isOpen && nextSchoolDay && (
        <>
          {/[.!?]$/.test(reason) ? " " : ". "}
          {t("School begins again on {day}.", { day: formatDay(nextSchoolDay, t) })}
        </>
      )}
    </>
  )
}

import { useState } from "react"
import { useSite } from "../../base/layout/site-info.tsx"
import { isoDay, useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { dayIn } from "../../base/ui/dates/today.ts"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import type { Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type ReportAbsenceInput, useReportAbsenceMutation, useSchoolOnQuery } from "../../generated/graphql.ts"
import { reportAbsenceLimits } from "../../generated/limits.ts"
import { type Fields, optionalText, text } from "../../items/forms/text.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"

/** From 16:00 on, families write about the next day. */
const aheadMs = 8 * 60 * minute

function useAbsenceDay(): string {
  const zone = useZone()
  const changes = (now: number) => dayIn(zone)(now + aheadMs).map((moment) => moment - aheadMs)
  return isoDay(useNow(minute, changes) + aheadMs, zone)
}

export function AbsenceScreen() {
  const t = useT()
  const site = useSite()
  const day = useAbsenceDay()
  const { data, loading } = useSchoolOnQuery({ variables: { day } })
  const school = data?.schoolDay
  // Once shown, the form stays while the day is asked for again.
  const [isReady, setReady] = useState(false)
  if (!isReady && site && (school || !loading)) setReady(true)

  return (
    <SubmissionScreen
      title={t("Report an absence")}
      heading={t("Is your child away?")}
      opening={<Opening />}
      of="absence"
      purpose={t("We ask for this only to mark the register and to ring you back.")}
    >
      {/* Waits for the site, whose time zone determines the current day, and for the first day's start. */}
      {isReady && (
        <SubmissionForm
          fields={fields(t)}
          limits={reportAbsenceLimits}
          start={{ firstDay: (!school?.isOpen && school?.nextSchoolDay) || day }}
          useSend={useReportAbsenceMutation}
        />
      )}
    </SubmissionScreen>
  )
}

function Opening() {
  const t = useT()
  const line = useSite()?.helpLine.number

  return (
    <p>
      {t("A short form, and the class teacher knows.")}{" "}
      {line &&
        rich(t, "You can also ring <a>{number}</a>.", {
          a: () => (
            <a href={telephoneLink(line)} className="telephone">
              {line}
            </a>
          ),
        })}
    </p>
  )
}

const fields = (t: Translate) =>
  ({
    childName: text({ label: t("Child’s name"), half: true, input: { autoComplete: "off" } }),
    className: text({ label: t("Class"), half: true, input: { autoComplete: "off", placeholder: t("Form 3") } }),
    firstDay: text({ label: t("First day away"), half: true, input: { type: "date", autoComplete: "off" } }),
    lastDay: optionalText({
      label: t("Last day away"),
      hint: t("Leave it empty for a single day."),
      half: true,
      input: { type: "date", autoComplete: "off" },
      also: ({ firstDay }) => ({ min: String(firstDay) || undefined }),
    }),
    reason: text({
      label: t("Reason"),
      hint: t("A few words, such as a cold or the dentist."),
      input: { autoComplete: "off" },
    }),
    reporter: text({ label: t("Your name"), half: true, input: { autoComplete: "name" } }),
    phone: text({ label: t("Your phone"), half: true, input: { type: "tel", autoComplete: "tel" } }),
  }) satisfies Fields<ReportAbsenceInput>

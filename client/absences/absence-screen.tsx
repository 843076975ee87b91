import type { Fields } from "../forms/field.ts"
import { optionalText, text } from "../forms/text.tsx"
import { type ReportAbsenceInput, useReportAbsenceMutation } from "../generated/graphql.ts"
import { reportAbsenceLimits } from "../generated/limits.ts"
import { KeptNote } from "../inbox/kept-note.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"
import { telephoneLink, useSite } from "../layout/site-info.tsx"
import { isoDay, useZone } from "../ui/dates/dates.tsx"
import { dayIn } from "../ui/dates/day-in.ts"
import { minute, useNow } from "../ui/dates/now.ts"
import { rich } from "../ui/words/rich.tsx"
import type { Translate } from "../ui/words/translate.ts"
import { useT } from "../ui/words/words.tsx"

export function AbsenceScreen() {
  const t = useT()
  const [reportAbsence] = useReportAbsenceMutation()
  const site = useSite()
  const zone = useZone()
  const today = isoDay(useNow(minute, dayIn(zone)), zone)

  return (
    <SubmissionScreen
      title={t("Report an absence")}
      heading={t("Is your child away today?")}
      opening={<Opening />}
      note={<KeptNote of="absence" purpose={t("We ask for this only to mark the register and to ring you back.")} />}
    >
      {/* Which day it is at the school is known with its zone. */}
      {site && (
        <SubmissionForm
          fields={fields(t)}
          limits={reportAbsenceLimits}
          start={{ firstDay: today }}
          send={async (input, context) => {
            const { data } = await reportAbsence({ variables: { input }, context })
            return data?.reportAbsence.path
          }}
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
      {t("Six lines, and the class teacher knows.")}{" "}
      {line && rich(t, "You can also ring <a>{number}</a>.", { a: () => <a href={telephoneLink(line)}>{line}</a> })}
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
      hint: t("Leave it out for one day."),
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

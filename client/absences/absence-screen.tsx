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

export function AbsenceScreen() {
  const [reportAbsence] = useReportAbsenceMutation()
  const site = useSite()
  const zone = useZone()
  const today = isoDay(useNow(minute, dayIn(zone)), zone)

  return (
    <SubmissionScreen
      title="Report an absence"
      heading="Is your child away today?"
      opening={<Opening />}
      note={<KeptNote of="absence" purpose="to mark the register and to ring you back" />}
    >
      {/* Which day it is at the school is known with its zone. */}
      {site && (
        <SubmissionForm
          fields={fields}
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
  const line = useSite()?.helpLine.number

  return (
    <p>
      Six lines, and the class teacher knows.
      {line && (
        <>
          {" "}
          You can also ring <a href={telephoneLink(line)}>{line}</a>.
        </>
      )}
    </p>
  )
}

const fields = {
  childName: text({ label: "Child’s name", half: true, input: { autoComplete: "off" } }),
  className: text({ label: "Class", half: true, input: { autoComplete: "off", placeholder: "Form 3" } }),
  firstDay: text({ label: "First day away", half: true, input: { type: "date", autoComplete: "off" } }),
  lastDay: optionalText({
    label: "Last day away",
    hint: "Leave it out for one day.",
    half: true,
    input: { type: "date", autoComplete: "off" },
    also: ({ firstDay }) => ({ min: String(firstDay) || undefined }),
  }),
  reason: text({
    label: "Reason",
    hint: "A few words, such as a cold or the dentist.",
    input: { autoComplete: "off" },
  }),
  reporter: text({ label: "Your name", half: true, input: { autoComplete: "name" } }),
  phone: text({ label: "Your phone", half: true, input: { type: "tel", autoComplete: "tel" } }),
} satisfies Fields<ReportAbsenceInput>

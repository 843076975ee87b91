import type { Fields } from "../forms/field.ts"
import { email, multiline, optionalText, text } from "../forms/text.tsx"
import { type SendApplicationInput, useSendApplicationMutation } from "../generated/graphql.ts"
import { sendApplicationLimits } from "../generated/limits.ts"
import { KeptNote } from "../inbox/kept-note.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"
import { useIntakeYear, useWithIntakeYear } from "../layout/intake-year.ts"
import { useSite } from "../layout/site-info.tsx"
import { isoDay, useZone } from "../ui/dates/dates.tsx"
import { dayIn } from "../ui/dates/day-in.ts"
import { minute, useNow } from "../ui/dates/now.ts"

export function ApplyScreen() {
  const [sendApplication] = useSendApplicationMutation()
  const zone = useZone()
  const today = isoDay(useNow(minute, dayIn(zone)), zone)

  return (
    <SubmissionScreen
      title="Apply to Enroll"
      heading="Enroll with us"
      opening={<IntakeBlurb />}
      note={<KeptNote of="application" purpose="to answer you and to find your child a place" />}
    >
      <SubmissionForm
        fields={applicationFields(today)}
        limits={sendApplicationLimits}
        send={async (input, context) => {
          const { data } = await sendApplication({ variables: { input }, context })
          return data?.sendApplication.path
        }}
      />
    </SubmissionScreen>
  )
}

function IntakeBlurb() {
  const intake = useSite()?.intake
  const year = useIntakeYear()
  const withIntakeYear = useWithIntakeYear()

  return (
    <>
      <p>
        <strong>{intake?.title ? withIntakeYear(intake.title) : `Applications for ${year} are open`}.</strong>{" "}
        {intake && withIntakeYear(intake.text)}
      </p>
      <p>Tell us a little about your child. We answer every application ourselves.</p>
    </>
  )
}

/** The labels of specification, section 5, to the letter. Nobody is born after `today`: "2025-11-21". */
const applicationFields = (today: string) =>
  ({
    parentName: text({ label: "Parent's name", half: true, input: { autoComplete: "name" } }),
    childName: text({ label: "Child's name", half: true, input: { autoComplete: "off" } }),
    email: email({ label: "Email", half: true, input: { autoComplete: "email" } }),
    phone: text({ label: "Parent's phone", half: true, input: { type: "tel", autoComplete: "tel" } }),
    birthDate: optionalText({
      label: "Child's birthdate",
      half: true,
      input: { type: "date", autoComplete: "off", max: today },
    }),
    message: multiline({ label: "Message", rows: 10 }),
  }) satisfies Fields<SendApplicationInput>

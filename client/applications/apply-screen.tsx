import { useSendApplicationMutation } from "../generated/graphql.ts"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"
import { isoDay, useZone } from "../ui/dates.tsx"
import { dayIn } from "../ui/day-in.ts"
import { minute, useNow } from "../ui/now.ts"
import { applicationFields } from "./application-fields.ts"
import { IntakeBlurb } from "./intake-blurb.tsx"

/** Asking for a place for a child. */
export function ApplyScreen() {
  const [sendApplication] = useSendApplicationMutation()
  const zone = useZone()
  const fields = applicationFields(isoDay(useNow(minute, dayIn(zone)), zone))

  return (
    <SubmissionScreen title="Apply to Enroll" heading="Enroll with us" opening={<IntakeBlurb />}>
      <SubmissionForm
        fields={fields}
        send={({ birthDate, ...typed }, safeguards, context) => {
          const input = { ...typed, birthDate: birthDate || null, ...safeguards }
          return sendApplication({ variables: { input }, context })
        }}
      />
    </SubmissionScreen>
  )
}

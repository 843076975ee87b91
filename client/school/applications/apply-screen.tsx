import { useIntakeYear } from "../../base/layout/intake-year.ts"
import { useSite } from "../../base/layout/site-info.tsx"
import { useToday } from "../../base/ui/dates/today.ts"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { msg, type Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type SendApplicationInput, useSendApplicationMutation } from "../../generated/graphql.ts"
import { sendApplicationLimits } from "../../generated/limits.ts"
import { email, type Fields, multiline, optionalText, text } from "../../items/forms/text.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"

export function ApplyScreen() {
  const t = useT()
  const today = useToday()

  return (
    <SubmissionScreen
      title={t("Apply to Enroll")}
      heading={t("Enroll with us")}
      opening={<IntakeBlurb />}
      of="application"
      purpose={t("We ask for this only to answer you and to find your child a place.")}
    >
      <SubmissionForm
        fields={applicationFields(today, t)}
        limits={sendApplicationLimits}
        useSend={useSendApplicationMutation}
      />
    </SubmissionScreen>
  )
}

function IntakeBlurb() {
  const t = useT()
  const intake = useSite()?.intake
  const year = useIntakeYear()
  const localized = useTextProps()

  return (
    <>
      <p>
        <strong>
          <span {...localized(intake?.title || msg("Applications for {year} are open"), { year })} />.
        </strong>{" "}
        {intake && <span {...localized(intake.text, { year })} />}
      </p>
      <p>{t("Tell us a little about your child. We answer every application ourselves.")}</p>
    </>
  )
}

/** Labels by the specification, section 5, letter by letter. `today` ("2025-11-21") is the latest date of birth. */
const applicationFields = (today: string, t: Translate) =>
  ({
    parentName: text({ label: t("Parent's name"), half: true, input: { autoComplete: "name" } }),
    childName: text({ label: t("Child's name"), half: true, input: { autoComplete: "off" } }),
    email: email({ label: t("Email"), half: true, input: { autoComplete: "email" } }),
    phone: text({ label: t("Parent's phone"), half: true, input: { type: "tel", autoComplete: "tel" } }),
    birthDate: optionalText({
      label: t("Child's birthdate"),
      half: true,
      input: { type: "date", autoComplete: "off", max: today },
    }),
    message: multiline({ label: t("Message"), rows: 10 }),
  }) satisfies Fields<SendApplicationInput>

import type { Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type SendEnquiryInput, useSendEnquiryMutation } from "../../generated/graphql.ts"
import { sendEnquiryLimits } from "../../generated/limits.ts"
import type { Fields } from "../../items/forms/field.ts"
import { email, multiline, text } from "../../items/forms/text.tsx"
import { KeptNote } from "../inbox/kept-note.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"

/** Labels by the specification, section 5. */
const fields = (t: Translate) =>
  ({
    senderName: text({ label: t("Name"), input: { autoComplete: "name" } }),
    senderEmail: email({ label: t("Contact email"), half: true, input: { autoComplete: "email" } }),
    senderPhone: text({ label: t("Phone number"), half: true, input: { type: "tel", autoComplete: "tel" } }),
    inquiry: multiline({ label: t("Message"), rows: 10 }),
  }) satisfies Fields<Omit<SendEnquiryInput, "pageName">>

export function ContactScreen() {
  const t = useT()

  return (
    <SubmissionScreen
      title={t("Contact Us")}
      heading={t("Write to us")}
      note={<KeptNote of="enquiry" purpose={t("We ask for this only to answer you.")} />}
      opening={
        <p>{t("Ask us anything. Somebody in the office reads every message, and answers by e-mail or telephone.")}</p>
      }
    >
      <SubmissionForm
        fields={fields(t)}
        limits={sendEnquiryLimits}
        more={{ pageName: "Inquiry" }}
        useSend={useSendEnquiryMutation}
      />
    </SubmissionScreen>
  )
}

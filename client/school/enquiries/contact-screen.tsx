import { useSearchParams } from "react-router-dom"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import type { Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type SendEnquiryInput, useRecipientQuery, useSendEnquiryMutation } from "../../generated/graphql.ts"
import { sendEnquiryLimits } from "../../generated/limits.ts"
import { email, type Fields, multiline, text } from "../../items/forms/text.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"
import style from "./contact-screen.module.css"

/** Labels by the specification, section 5. */
const fields = (t: Translate) =>
  ({
    senderName: text({ label: t("Name"), input: { autoComplete: "name" } }),
    senderEmail: email({ label: t("Contact email"), half: true, input: { autoComplete: "email" } }),
    senderPhone: text({ label: t("Phone number"), half: true, input: { type: "tel", autoComplete: "tel" } }),
    inquiry: multiline({ label: t("Message"), rows: 10 }),
  }) satisfies Fields<Omit<SendEnquiryInput, "pageName" | "recipient">>

export function ContactScreen() {
  const t = useT()
  const { key, name, isUnknown, remove } = useRecipient()

  return (
    <SubmissionScreen
      title={t("Contact Us")}
      heading={t("Write to us")}
      of="enquiry"
      purpose={t("We ask for this only to answer you.")}
      reader={name}
      opening={
        <p>{t("Ask us anything. Somebody in the office reads every message, and answers by email or telephone.")}</p>
      }
    >
      <SubmissionForm
        fields={fields(t)}
        limits={sendEnquiryLimits}
        more={{ pageName: "Inquiry", recipient: isUnknown ? null : key }}
        useSend={useSendEnquiryMutation}
      >
        {name && (
          <p className={style.recipient}>
            <span>{rich(t, "For: <b>{name}</b>", { b: () => <strong>{name}</strong> })}</span>
            <MinorButton onClick={remove}>{t("Write to the school instead")}</MinorButton>
          </p>
        )}
        {isUnknown && <p>{t("This person cannot be written to here, so your message goes to the school.")}</p>}
      </SubmissionForm>
    </SubmissionScreen>
  )
}

/** Reads `?to=class-12`. The recipient counts as known until the server has answered: sending checks it again. */
function useRecipient() {
  const [params, setParams] = useSearchParams()
  const key = params.get("to")
  const { data } = useRecipientQuery({ variables: { key: key ?? "" }, skip: key === null })
  return {
    key,
    name: data?.recipient?.name,
    isUnknown: data?.recipient === null,
    remove: () => setParams({}, { replace: true }),
  }
}

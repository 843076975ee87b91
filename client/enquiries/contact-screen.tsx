import type { Fields } from "../forms/field.ts"
import { email, multiline, text } from "../forms/text.tsx"
import { type SendEnquiryInput, useSendEnquiryMutation } from "../generated/graphql.ts"
import { sendEnquiryLimits } from "../generated/limits.ts"
import { KeptNote } from "../inbox/kept-note.tsx"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"

/** The labels of specification, section 5, to the letter. */
const fields = {
  senderName: text({ label: "Name", input: { autoComplete: "name" } }),
  senderEmail: email({ label: "Contact email", half: true, input: { autoComplete: "email" } }),
  senderPhone: text({ label: "Phone number", half: true, input: { type: "tel", autoComplete: "tel" } }),
  inquiry: multiline({ label: "Message", rows: 10 }),
} satisfies Fields<Omit<SendEnquiryInput, "pageName">>

export function ContactScreen() {
  const [sendEnquiry] = useSendEnquiryMutation()

  return (
    <SubmissionScreen
      title="Contact Us"
      heading="Write to us"
      note={<KeptNote of="enquiry" purpose="to answer you" />}
      opening={<p>Ask us anything. Somebody in the office reads every message, and answers by e-mail or telephone.</p>}
    >
      <SubmissionForm
        fields={fields}
        limits={sendEnquiryLimits}
        send={async (input, context) => {
          const { data } = await sendEnquiry({ variables: { input: { pageName: "Inquiry", ...input } }, context })
          return data?.sendEnquiry.path
        }}
      />
    </SubmissionScreen>
  )
}

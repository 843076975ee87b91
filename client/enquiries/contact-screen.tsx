import { useSendEnquiryMutation } from "../generated/graphql.ts"
import { SubmissionForm } from "../inbox/submission-form.tsx"
import { SubmissionScreen } from "../inbox/submission-screen.tsx"
import { enquiryFields } from "./enquiry-fields.ts"

/** Writing to the school. */
export function ContactScreen() {
  const [sendEnquiry] = useSendEnquiryMutation()

  return (
    <SubmissionScreen
      title="Contact Us"
      heading="Write to us"
      opening={<p>Ask us anything. Somebody in the office reads every message, and answers by e-mail or telephone.</p>}
    >
      <SubmissionForm
        fields={enquiryFields}
        send={(typed, safeguards, context) =>
          sendEnquiry({ variables: { input: { pageName: "Inquiry", ...typed, ...safeguards } }, context })
        }
      />
    </SubmissionScreen>
  )
}

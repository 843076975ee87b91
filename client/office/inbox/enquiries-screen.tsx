import {
  EnquiriesDocument,
  type EnquiriesQuery,
  type EnquiryFieldsFragment,
  useEnquiriesQuery,
  useMarkEnquiryMutation,
} from "../../generated/office.ts"
import { answerAddress } from "../admin/answer.ts"
import type { TableColumns } from "../admin/export-button.tsx"
import { InboxScreen } from "./inbox-screen.tsx"

export function EnquiriesScreen() {
  return (
    <InboxScreen
      of="enquiry"
      searchLabel="Search messages, names, numbers"
      useItems={useEnquiriesQuery}
      document={EnquiriesDocument}
      list={({ enquiries }: EnquiriesQuery) => enquiries}
      useMark={useMarkEnquiryMutation}
      empty="No messages yet. What visitors write by the contact form arrives here."
      columns={columns}
      details={detailsOf}
    />
  )
}

const columns: TableColumns<EnquiryFieldsFragment> = {
  Number: ({ number }) => number,
  Name: ({ senderName }) => senderName,
  Email: ({ senderEmail }) => senderEmail,
  Phone: ({ senderPhone }) => senderPhone,
  Message: ({ inquiry }) => inquiry,
}

function detailsOf({ number, senderName, senderEmail, senderPhone, inquiry }: EnquiryFieldsFragment, school: string) {
  return {
    from: senderName,
    opening: inquiry,
    phone: senderPhone,
    facts: { Number: number, From: senderName, Email: senderEmail, Phone: senderPhone },
    message: inquiry,
    answer: answerAddress({
      to: senderEmail,
      subject: `Your message to ${school}`,
      greeting: `Dear ${senderName},`,
      quoted: inquiry,
      signature: school,
    }),
  }
}

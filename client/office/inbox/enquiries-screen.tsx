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
      moreParts={{ named: { name: "For somebody", part: { named: true } } }}
      columns={columns}
      details={detailsOf}
    />
  )
}

const columns: TableColumns<EnquiryFieldsFragment> = {
  Number: ({ number }) => number,
  For: ({ recipientName }) => recipientName ?? "",
  Name: ({ senderName }) => senderName,
  Email: ({ senderEmail }) => senderEmail,
  Phone: ({ senderPhone }) => senderPhone,
  Message: ({ inquiry }) => inquiry,
}

function detailsOf(enquiry: EnquiryFieldsFragment, school: string) {
  const { number, senderName, senderEmail, senderPhone, inquiry, recipientName } = enquiry
  return {
    from: senderName,
    opening: recipientName ? `For ${recipientName}: ${inquiry}` : inquiry,
    phone: senderPhone,
    facts: {
      ...(recipientName && { For: recipientName }),
      Number: number,
      From: senderName,
      Email: senderEmail,
      Phone: senderPhone,
    },
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

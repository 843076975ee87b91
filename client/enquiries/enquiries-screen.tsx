import { useApolloClient } from "@apollo/client/react"
import { allOf } from "../admin/all-pages.ts"
import { answerAddress } from "../admin/answer.ts"
import { Facts, InboxItem, type Marks, Message } from "../admin/inbox-item.tsx"
import { InboxScreen, useInboxAddress } from "../admin/inbox-screen.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import {
  EnquiriesDocument,
  type EnquiriesQuery,
  type EnquiryFieldsFragment,
  useEnquiriesQuery,
  useMarkEnquiryMutation,
} from "../generated/office.ts"
import { useSite } from "../layout/site-info.tsx"

export function EnquiriesScreen() {
  const address = useInboxAddress()
  const asked = useEnquiriesQuery({
    variables: { ...address.part, page: address.page, perPage: 20 },
  })
  const client = useApolloClient()
  const allOfThem = () => allOf(client, EnquiriesDocument, address.part, ({ enquiries }: EnquiriesQuery) => enquiries)

  return (
    <InboxScreen
      title="Enquiries"
      one="enquiry"
      path="/admin/enquiries"
      searchLabel="Search messages, names, numbers"
      address={address}
      query={withPreviousData(asked, ({ enquiries }) => enquiries)}
      empty="No messages yet. What visitors write by the contact form arrives here."
      table={async () => tableOf(await allOfThem())}
    >
      {(enquiry) => <EnquiryItem key={enquiry.id} enquiry={enquiry} address={address} />}
    </InboxScreen>
  )
}

type EnquiryItemProps = { enquiry: EnquiryFieldsFragment; address: ReturnType<typeof useInboxAddress> }

function EnquiryItem({ enquiry, address }: EnquiryItemProps) {
  const { id, number, senderName, senderEmail, senderPhone, inquiry } = enquiry
  const [mark] = useMarkEnquiryMutation({ refetchQueries: ["AdminNews"] })
  const open = address.filter("open") === String(id)

  return (
    <InboxItem
      item={enquiry}
      from={senderName}
      opening={inquiry}
      open={open}
      onToggle={() => address.open(open ? "" : String(id))}
      mark={(marks: Marks) => mark({ variables: { id, ...marks } })}
      answer={useAnswer(enquiry)}
      phone={senderPhone}
    >
      <Facts
        facts={{
          Number: number,
          From: senderName,
          Email: senderEmail,
          Phone: senderPhone,
        }}
      />
      <Message text={inquiry} />
    </InboxItem>
  )
}

function useAnswer({ senderEmail, senderName, inquiry }: EnquiryFieldsFragment) {
  const school = useSite()?.name ?? ""
  return answerAddress({
    to: senderEmail,
    subject: `Your message to ${school}`,
    greeting: `Dear ${senderName},`,
    quoted: inquiry,
    signature: school,
  })
}

function tableOf(enquiries: EnquiryFieldsFragment[]): string[][] {
  return [
    ["Arrived", "Number", "Name", "Email", "Phone", "Message", "Read", "Done"],
    ...enquiries.map(({ createdAt, number, senderName, senderEmail, senderPhone, inquiry, readAt, doneAt }) => [
      createdAt,
      number,
      senderName,
      senderEmail,
      senderPhone,
      inquiry,
      readAt ?? "",
      doneAt ?? "",
    ]),
  ]
}

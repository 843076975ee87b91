import { useApolloClient } from "@apollo/client/react"
import { allOf } from "../admin/all-pages.ts"
import { answerAddress } from "../admin/answer.ts"
import { Facts, InboxItem, type Marks, Message } from "../admin/inbox-item.tsx"
import { InboxScreen, useInboxAddress } from "../admin/inbox-screen.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import {
  type ApplicationFieldsFragment,
  ApplicationsDocument,
  type ApplicationsQuery,
  useApplicationsQuery,
  useMarkApplicationMutation,
} from "../generated/office.ts"
import { useSite } from "../layout/site-info.tsx"
import { DayText } from "../ui/dates/dates.tsx"

export function ApplicationsScreen() {
  const address = useInboxAddress()
  const asked = useApplicationsQuery({
    variables: { ...address.part, page: address.page, perPage: 20 },
  })
  const client = useApolloClient()
  const allOfThem = () =>
    allOf(client, ApplicationsDocument, address.part, ({ applications }: ApplicationsQuery) => applications)

  return (
    <InboxScreen
      title="Applications"
      one="application"
      path="/admin/applications"
      searchLabel="Search children, parents, numbers"
      address={address}
      query={withPreviousData(asked, ({ applications }) => applications)}
      empty="No applications yet. What parents send by the enrolment form arrives here."
      table={async () => tableOf(await allOfThem())}
    >
      {(application) => <ApplicationItem key={application.id} application={application} address={address} />}
    </InboxScreen>
  )
}

type ApplicationItemProps = { application: ApplicationFieldsFragment; address: ReturnType<typeof useInboxAddress> }

function ApplicationItem({ application, address }: ApplicationItemProps) {
  const { id, number, childName, parentName, email, phone, birthDate, intakeYear, message } = application
  const [mark] = useMarkApplicationMutation({ refetchQueries: ["AdminNews"] })
  const open = address.filter("open") === String(id)

  return (
    <InboxItem
      item={application}
      from={childName}
      opening={`for ${intakeYear}, from ${parentName}`}
      open={open}
      onToggle={() => address.open(open ? "" : String(id))}
      mark={(marks: Marks) => mark({ variables: { id, ...marks } })}
      answer={useAnswer(application)}
      phone={phone}
    >
      <Facts
        facts={{
          Number: number,
          Child: childName,
          Born: birthDate ? <DayText of={birthDate} /> : "Not given",
          Intake: intakeYear,
          Parent: parentName,
          Email: email,
          Phone: phone,
        }}
      />
      <Message text={message} />
    </InboxItem>
  )
}

function useAnswer({ email, parentName, childName, message }: ApplicationFieldsFragment) {
  const school = useSite()?.name ?? ""
  return answerAddress({
    to: email,
    subject: `A place for ${childName} at ${school}`,
    greeting: `Dear ${parentName},`,
    quoted: message,
    signature: school,
  })
}

function tableOf(applications: ApplicationFieldsFragment[]): string[][] {
  return [
    ["Arrived", "Number", "Child", "Born", "Intake", "Parent", "Email", "Phone", "Message", "Read", "Done"],
    ...applications.map((application) => [
      application.createdAt,
      application.number,
      application.childName,
      application.birthDate ?? "",
      String(application.intakeYear),
      application.parentName,
      application.email,
      application.phone,
      application.message,
      application.readAt ?? "",
      application.doneAt ?? "",
    ]),
  ]
}

import { DayText } from "../../base/ui/dates/dates.tsx"
import {
  type ApplicationFieldsFragment,
  ApplicationsDocument,
  type ApplicationsQuery,
  useApplicationsQuery,
  useMarkApplicationMutation,
} from "../../generated/office.ts"
import { answerAddress } from "../admin/answer.ts"
import type { TableColumns } from "../admin/export-button.tsx"
import { cellsOf, InboxScreen } from "./inbox-screen.tsx"

export function ApplicationsScreen() {
  return (
    <InboxScreen
      of="application"
      searchLabel="Search children, parents, numbers"
      useItems={useApplicationsQuery}
      document={ApplicationsDocument}
      list={({ applications }: ApplicationsQuery) => applications}
      useMark={useMarkApplicationMutation}
      empty="No applications yet. What parents send by the enrolment form arrives here."
      columns={{ ...facts, Message: ({ message }) => message }}
      details={detailsOf}
    />
  )
}

const facts: TableColumns<ApplicationFieldsFragment> = {
  Number: ({ number }) => number,
  Child: ({ childName }) => childName,
  Born: ({ birthDate }) => birthDate ?? "",
  Intake: ({ intakeYear }) => String(intakeYear),
  Parent: ({ parentName }) => parentName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
}

function detailsOf(application: ApplicationFieldsFragment, school: string) {
  const { childName, parentName, email, phone, birthDate, intakeYear, message } = application
  return {
    from: childName,
    opening: `for ${intakeYear}, from ${parentName}`,
    phone,
    facts: { ...cellsOf(application, facts), Born: birthDate ? <DayText of={birthDate} /> : "Not given" },
    message,
    answer: answerAddress({
      to: email,
      subject: `A place for ${childName} at ${school}`,
      greeting: `Dear ${parentName},`,
      quoted: message,
      signature: school,
    }),
  }
}

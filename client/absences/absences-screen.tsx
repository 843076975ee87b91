import { useApolloClient } from "@apollo/client/react"
import { allOf } from "../admin/all-pages.ts"
import { Facts, InboxItem, type Marks } from "../admin/inbox-item.tsx"
import { InboxScreen, useInboxAddress } from "../admin/inbox-screen.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import {
  type AbsenceItemFieldsFragment,
  AbsencesDocument,
  type AbsencesQuery,
  useAbsencesQuery,
  useMarkAbsenceMutation,
} from "../generated/office.ts"
import { DayText, formatWeekday } from "../ui/dates/dates.tsx"

export function AbsencesScreen() {
  const address = useInboxAddress()
  const asked = useAbsencesQuery({
    variables: { ...address.part, page: address.page, perPage: 20 },
  })
  const client = useApolloClient()
  const allOfThem = () => allOf(client, AbsencesDocument, address.part, ({ absences }: AbsencesQuery) => absences)

  return (
    <InboxScreen
      title="Absences"
      one="absence"
      path="/admin/absences"
      searchLabel="Search children, classes, numbers"
      address={address}
      query={withPreviousData(asked, ({ absences }) => absences)}
      empty="No absences yet. What parents report by the absence form arrives here."
      table={async () => tableOf(await allOfThem())}
    >
      {(absence) => <AbsenceItem key={absence.id} absence={absence} address={address} />}
    </InboxScreen>
  )
}

type AbsenceItemProps = { absence: AbsenceItemFieldsFragment; address: ReturnType<typeof useInboxAddress> }

function AbsenceItem({ absence, address }: AbsenceItemProps) {
  const { id, number, childName, className, firstDay, lastDay, reason, reporter, phone } = absence
  const [mark] = useMarkAbsenceMutation({ refetchQueries: ["AdminNews"] })
  const open = address.filter("open") === String(id)

  return (
    <InboxItem
      item={absence}
      from={childName}
      opening={`${className}: ${reason}`}
      open={open}
      onToggle={() => address.open(open ? "" : String(id))}
      mark={(marks: Marks) => mark({ variables: { id, ...marks } })}
      phone={phone}
    >
      <Facts
        facts={{
          Number: number,
          Child: childName,
          Class: className,
          From: <DayText of={firstDay} as={formatWeekday} />,
          To: <DayText of={lastDay ?? firstDay} as={formatWeekday} />,
          Reason: reason,
          "Reported by": reporter,
          Phone: phone,
        }}
      />
    </InboxItem>
  )
}

function tableOf(absences: AbsenceItemFieldsFragment[]): string[][] {
  return [
    ["Arrived", "Number", "Child", "Class", "From", "To", "Reason", "Reported by", "Phone", "Read", "Done"],
    ...absences.map((absence) => [
      absence.createdAt,
      absence.number,
      absence.childName,
      absence.className,
      absence.firstDay,
      absence.lastDay ?? absence.firstDay,
      absence.reason,
      absence.reporter,
      absence.phone,
      absence.readAt ?? "",
      absence.doneAt ?? "",
    ]),
  ]
}

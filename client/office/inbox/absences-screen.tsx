import { DayText, formatWeekday } from "../../base/ui/dates/dates.tsx"
import {
  type AbsenceItemFieldsFragment,
  AbsencesDocument,
  type AbsencesQuery,
  useAbsencesQuery,
  useMarkAbsenceMutation,
} from "../../generated/office.ts"
import type { TableColumns } from "../admin/export-button.tsx"
import { cellsOf, InboxScreen } from "./inbox-screen.tsx"

export function AbsencesScreen() {
  return (
    <InboxScreen
      of="absence"
      searchLabel="Search children, classes, numbers"
      useItems={useAbsencesQuery}
      document={AbsencesDocument}
      list={({ absences }: AbsencesQuery) => absences}
      useMark={useMarkAbsenceMutation}
      empty="No absences yet. What parents report by the absence form arrives here."
      columns={columns}
      details={detailsOf}
    />
  )
}

const columns: TableColumns<AbsenceItemFieldsFragment> = {
  Number: ({ number }) => number,
  Child: ({ childName }) => childName,
  Class: ({ className }) => className,
  From: ({ firstDay }) => firstDay,
  To: ({ firstDay, lastDay }) => lastDay ?? firstDay,
  Reason: ({ reason }) => reason,
  "Reported by": ({ reporter }) => reporter,
  Phone: ({ phone }) => phone,
}

function detailsOf(absence: AbsenceItemFieldsFragment) {
  const { childName, className, firstDay, lastDay, reason, phone } = absence
  return {
    from: childName,
    opening: `${className}: ${reason}`,
    phone,
    facts: {
      ...cellsOf(absence, columns),
      From: <DayText of={firstDay} as={formatWeekday} />,
      To: <DayText of={lastDay ?? firstDay} as={formatWeekday} />,
    },
  }
}

import { MinorAction } from "../../base/layout/action-button.tsx"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import {
  type AttendeeFragment,
  useMoveUpAttendanceMutation,
  useRemoveAttendanceMutation,
} from "../../generated/office.ts"
import type { TableColumns } from "../admin/export-button.tsx"
import type { Columns } from "../admin/record-table.tsx"
import { When } from "../admin/when.tsx"

export const refetchAttendance = { refetchQueries: ["EventAttendance"] }

const cancellationMail = {
  SENT: "Cancellation mail sent",
  WAITING: "Cancellation mail waiting",
  PUT_OFF: "Cancellation mail waiting",
  GIVEN_UP: "Cancellation mail failed",
}

function stateText({ state, heldUntil, calledOff: mail }: AttendeeFragment): string {
  if (mail) return cancellationMail[mail]
  if (state === "HELD") return heldUntil ? "Held, not confirmed" : "Not confirmed in time"
  return state === "CONFIRMED" ? "Coming" : "On the waiting list"
}

export const tableColumns: TableColumns<AttendeeFragment> = {
  Name: ({ name }) => name,
  Places: ({ guests }) => String(1 + guests),
  State: stateText,
  Phone: ({ phone }) => phone ?? "",
  Email: ({ email }) => email,
  Since: ({ createdAt }) => createdAt,
}

export const printedColumns: Columns<AttendeeFragment> = [
  { head: "Name", cell: ({ name }) => name },
  { head: "Places", numeric: true, narrow: "end", cell: ({ guests }) => 1 + guests },
  { head: "Reached by", cell: (attendee) => <ContactLinks of={attendee} /> },
  { head: "State", noLabel: true, cell: stateText },
]

export const attendeeColumns = (isOpen: boolean): Columns<AttendeeFragment> => [
  ...printedColumns,
  { head: "Since", noLabel: true, narrow: "start", cell: ({ createdAt }) => <When of={createdAt} /> },
  {
    head: "Actions",
    noLabel: true,
    narrow: "end",
    cell: (attendee) => <Actions of={attendee} isOpen={isOpen} />,
  },
]

function ContactLinks({ of: { phone, email } }: { of: AttendeeFragment }) {
  return (
    <>
      {phone && <a href={telephoneLink(phone)}>{phone}</a>}
      {phone && email && <br />}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {!phone && !email && "Nothing was left"}
    </>
  )
}

const moveUpNote = "The first on the waiting list who fits moves up. They get a mail, or you are asked to ring them."

function Actions({ of: { id, name, state, email }, isOpen }: { of: AttendeeFragment; isOpen: boolean }) {
  const toast = useToast()
  const [moveUp] = useMoveUpAttendanceMutation(refetchAttendance)
  const [remove] = useRemoveAttendanceMutation(refetchAttendance)
  const which = <span className="unseen"> {name}</span>
  const moveUpOrConfirm = async () => {
    const { data } = await moveUp({ variables: { id } })
    const isComing = data?.moveUpAttendance.state === "CONFIRMED"
    toast(isComing ? `${name} has a place` : `Too few places are free: ${name} is the first to move up`)
  }

  return (
    <span className="row2">
      {state !== "CONFIRMED" && isOpen && (
        <MinorAction run={moveUpOrConfirm}>
          {state === "HELD" ? "Confirm" : "Move up"}
          {which}
        </MinorAction>
      )}
      <ConfirmButton
        size="small"
        label={<>Remove{which}</>}
        question={`Remove ${name}?`}
        consequence={`${isOpen ? moveUpNote : "Nobody moves up."} ${email ? `${name} gets no mail.` : ""}`}
        confirmLabel="Remove"
        run={() => remove({ variables: { id } })}
        doneText={`${name} is removed`}
      />
    </span>
  )
}

import { useState } from "react"
import type { EventFieldsFragment } from "../generated/graphql.ts"
import { Button } from "../ui/controls/button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { AttendanceForm, type Confirmed } from "./attendance-form.tsx"
import style from "./confirm-attendance.module.css"
import type { EventStatus } from "./event-status.ts"

type ConfirmAttendanceProps = { event: EventFieldsFragment; status: EventStatus; onConfirmed: () => unknown }

/** 'Confirm Attendance', or why that is not possible. */
export function ConfirmAttendance({ event, status, onConfirmed }: ConfirmAttendanceProps) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const welcome = (who: Confirmed) => {
    setConfirmed(who)
    onConfirmed()
  }

  return (
    <div className={style.attending}>
      {confirmed && (
        <p className={style.confirmed} role="status">
          {thanks(confirmed)}
        </p>
      )}
      {closed[status] && !confirmed && <p className={style.closed}>{closed[status]}</p>}
      {(!closed[status] || confirmed) && (
        <ConfirmButton event={event} again={confirmed !== null} open={!closed[status]} onConfirmed={welcome} />
      )}
    </div>
  )
}

const closed: Partial<Record<EventStatus, string>> = {
  cancelled: "This event has been cancelled.",
  over: "This event is over.",
  begun: "It has begun.",
  full: "All places are taken.",
}

/** "Thank you, Ada. We expect you and 2 guests." */
function thanks({ name, guests }: Confirmed) {
  const party = guests === 0 ? "you" : guests === 1 ? "you and 1 guest" : `you and ${guests} guests`
  return `Thank you, ${name}. We expect ${party}.`
}

type ConfirmButtonProps = {
  event: EventFieldsFragment
  /** Whether somebody has been confirmed here just now. */
  again: boolean
  open: boolean
  onConfirmed: (who: Confirmed) => void
}

function ConfirmButton({ event, again, open, onConfirmed }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const done = (who: Confirmed) => {
    setOpen(false)
    onConfirmed(who)
  }

  return (
    <>
      <Button size="large" variant={again ? "quiet" : "primary"} disabled={!open} onClick={() => setOpen(true)}>
        {again ? "Confirm for somebody else" : "Confirm Attendance"}
      </Button>
      <Dialog open={isOpen} title="Confirm Attendance" onClose={() => setOpen(false)}>
        <AttendanceForm event={event} onConfirmed={done} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

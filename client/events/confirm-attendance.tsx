import { useState } from "react"
import { type EventFieldsFragment, useOwnAttendanceQuery } from "../generated/graphql.ts"
import { Button } from "../ui/controls/button.tsx"
import { Dialog } from "../ui/controls/dialog.tsx"
import { Link } from "../ui/controls/link.tsx"
import { useInBrowser } from "../ui/loading/use-in-browser.ts"
import { AttendanceForm, type Confirmed } from "./attendance-form.tsx"
import { standing } from "./attendance-words.ts"
import style from "./confirm-attendance.module.css"
import type { EventStatus } from "./event-status.ts"
import { rememberAttendance, rememberedAttendance } from "./remembered-attendance.ts"

type ConfirmAttendanceProps = { event: EventFieldsFragment; status: EventStatus; onConfirmed: () => unknown }

/** 'Confirm Attendance', or why that is not possible; on a device that has confirmed, what was said. */
export function ConfirmAttendance({ event, status, onConfirmed }: ConfirmAttendanceProps) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const remembered = useInBrowser(() => rememberedAttendance(event.id))
  const welcome = (who: Confirmed) => {
    rememberAttendance(event.id, who.path)
    setConfirmed(who)
    onConfirmed()
  }

  return (
    <div className={style.attending}>
      {confirmed && <Said {...confirmed} thanks={`Thank you, ${confirmed.name}. `} />}
      {!confirmed && remembered && <Remembered path={remembered} />}
      {closed[status] && !confirmed && <p className={style.closed}>{closed[status]}</p>}
      {open.has(status) && (
        <ConfirmButton event={event} again={Boolean(confirmed || remembered)} onConfirmed={welcome} />
      )}
    </div>
  )
}

/** While an event is full, its waiting list is open. */
const open = new Set<EventStatus>(["to come", "on", "full"])

const closed: Partial<Record<EventStatus, string>> = {
  cancelled: "This event has been cancelled.",
  over: "This event is over.",
  begun: "It has begun.",
  full: "All places are taken.",
}

type SaidProps = Pick<Confirmed, "guests" | "state" | "path"> & { thanks?: string }

function Said({ thanks = "", path, ...said }: SaidProps) {
  return (
    <p className={said.state === "HELD" ? style.held : style.confirmed} role="status">
      {thanks + standing(said)} <Link to={path}>Change or withdraw</Link>
    </p>
  )
}

/** What was said on this device before, as it stands now; nothing where it was withdrawn or ran out. */
function Remembered({ path }: { path: string }) {
  const key = new URLSearchParams(path.split("?")[1]).get("key") ?? ""
  const said = useOwnAttendanceQuery({ variables: { key }, fetchPolicy: "network-only" }).data?.attendance
  return said ? <Said guests={said.guests} state={said.state} path={path} /> : null
}

type ConfirmButtonProps = {
  event: EventFieldsFragment
  /** Whether somebody has been confirmed here. */
  again: boolean
  onConfirmed: (who: Confirmed) => void
}

function ConfirmButton({ event, again, onConfirmed }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const title = event.placesLeft === 0 ? "Join the waiting list" : "Confirm Attendance"
  const done = (who: Confirmed) => {
    setOpen(false)
    onConfirmed(who)
  }

  return (
    <>
      <Button size="large" variant={again ? "quiet" : "primary"} onClick={() => setOpen(true)}>
        {again ? `${event.placesLeft === 0 ? title : "Confirm"} for somebody else` : title}
      </Button>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <AttendanceForm event={event} onConfirmed={done} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

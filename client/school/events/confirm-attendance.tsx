import { useEffect, useRef, useState } from "react"
import { openPath } from "../../base/session/copies.ts"
import { dropUnsent, isUnsentAt } from "../../base/session/unsent.ts"
import { Button } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type EventFieldsFragment, useOwnAttendanceQuery } from "../../generated/graphql.ts"
import { MailPutOff } from "../inbox/mail-put-off.tsx"
import { WithoutScripts } from "../inbox/without-scripts.tsx"
import { AttendanceForm, type Confirmed } from "./attendance-form.tsx"
import { statusText } from "./attendance-words.ts"
import { type EventStatus, endedMessages } from "./event-status.tsx"
import { rememberAttendance, rememberedAttendance } from "./remembered-attendance.ts"

type ConfirmAttendanceProps = {
  event: EventFieldsFragment & { lang?: string }
  status: EventStatus
  onConfirmed: () => unknown
}

export function ConfirmAttendance({ event, status, onConfirmed }: ConfirmAttendanceProps) {
  const t = useT()
  const [reply, setReply] = useState<(Confirmed & { isStored: boolean }) | null>(null)
  const path = useInBrowser(() => rememberedAttendance(event.id))
  // Another tab may have given the place up.
  const confirmed = path || !reply?.isStored ? reply : null
  const key = new URLSearchParams(path?.split("?")[1]).get("key") ?? ""
  const skip = !path || Boolean(confirmed)
  const { data } = useOwnAttendanceQuery({ variables: { key }, skip, fetchPolicy: "network-only" })
  // Null if the answer was withdrawn, on any device, or has expired.
  const own = data?.attendance
  const isEnded = status in endedMessages
  const isOpen = openStatuses.has(status)
  // An unsent form has nowhere to go any more: other pages must not lead back to it.
  useEffect(() => {
    if (!isOpen) dropUnsent(openPath())
  }, [isOpen])
  const handleConfirmed = (who: Confirmed) => {
    setReply({ ...who, isStored: rememberAttendance(event.id, who.path) })
    onConfirmed()
  }

  return (
    <div className="stack3">
      {confirmed && !isEnded && (
        <ReplyStatus {...confirmed} thanks={t("Thank you, {name}.", { name: confirmed.name })} />
      )}
      {!confirmed && path && own && !isEnded && <ReplyStatus {...own} path={path} />}
      {!confirmed && path && own && isEnded && (
        <p>
          <Link to={path}>{t("Your place")}</Link>
        </p>
      )}
      {closedMessages[status] && (isEnded || !(confirmed || (path && own))) && (
        <p className="breaks strong note">{t(closedMessages[status])}</p>
      )}
      {isOpen && (
        <ConfirmButton
          event={event}
          isRepeat={Boolean(confirmed || (path && own !== null))}
          onConfirmed={handleConfirmed}
        />
      )}
    </div>
  )
}

/** Statuses that allow registering; a full event has a waiting list. */
const openStatuses = new Set<EventStatus>(["to come", "on", "full"])

const closedMessages: Partial<Record<EventStatus, string>> = {
  ...endedMessages,
  begun: msg("It has begun."),
  full: msg("All places are taken."),
}

function ReplyStatus({ thanks = "", path, mailPutOffUntil, ...reply }: Omit<Confirmed, "name"> & { thanks?: string }) {
  const t = useT()
  const zone = useZone()
  return (
    <p className={`breaks strong ${reply.state === "HELD" ? "warning" : "success"}`} role="status">
      {thanks} {statusText(t, reply, zone)} {mailPutOffUntil && <MailPutOff until={mailPutOffUntil} />}{" "}
      <Link to={path}>{t("Change or withdraw")}</Link>
    </p>
  )
}

type ConfirmButtonProps = {
  event: EventFieldsFragment & { lang?: string }
  isRepeat: boolean
  onConfirmed: (who: Confirmed) => void
}

function ConfirmButton({ event, isRepeat, onConfirmed }: ConfirmButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Reopens an unsent form when the visitor returns. Once it is closed, the button has the focus.
  useEffect(() => {
    if (!isUnsentAt(openPath())) return
    button.current?.focus()
    setOpen(true)
  }, [])
  const isFull = event.placesLeft === 0
  const title = isFull ? t("Join the waiting list") : t("Confirm Attendance")
  const forOthers = isFull ? t("Join the waiting list for somebody else") : t("Confirm for somebody else")
  const close = () => {
    setOpen(false)
    setUnsent(isUnsentAt(openPath()))
  }
  const handleConfirmed = (who: Confirmed) => {
    setOpen(false)
    setUnsent(false)
    onConfirmed(who)
  }

  return (
    <>
      {isUnsent && !isOpen && (
        <p className="breaks strong warning" role="status">
          {t("What you wrote has not been sent yet.")}
        </p>
      )}
      <WithoutScripts />
      <Button
        ref={button}
        size="large"
        variant={isRepeat ? "quiet" : "primary"}
        className="scripted"
        onClick={() => setOpen(true)}
      >
        {isRepeat ? forOthers : title}
      </Button>
      <Dialog open={isOpen} title={title} onClose={close}>
        <AttendanceForm event={event} onConfirmed={handleConfirmed} onCancel={close} />
      </Dialog>
    </>
  )
}

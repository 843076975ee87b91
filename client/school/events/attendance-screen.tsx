import CalendarPlus from "lucide-react/icons/calendar-plus"
import { useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evict } from "../../base/session/evict.ts"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { IconLink } from "../../base/ui/controls/icon-link.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureText, failureTitle, ignoreNotFound } from "../../base/ui/loading/failure.ts"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type OwnAttendanceQuery,
  useChangeAttendanceMutation,
  useConfirmByMailMutation,
  useOwnAttendanceQuery,
  useWithdrawAttendanceMutation,
} from "../../generated/graphql.ts"
import { attendEventLimits } from "../../generated/limits.ts"
import { useTranslated } from "../../items/content/translated.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { type Act, LinkScreen } from "../inbox/link-screen.tsx"
import { WithoutScripts } from "../inbox/without-scripts.tsx"
import { guests } from "./attendance-form.tsx"
import { party } from "./attendance-words.ts"
import { endedMessages, statusChanges, statusOf } from "./event-status.tsx"
import { forgetAttendance, rememberAttendance } from "./remembered-attendance.ts"

type Own = NonNullable<OwnAttendanceQuery["attendance"]>

export function AttendanceScreen() {
  return (
    <LinkScreen useQuery={useOwnAttendanceQuery} lines={6}>
      {({ attendance }, key, act) => attendance && <AttendancePage own={attendance} link={key} act={act} />}
    </LinkScreen>
  )
}

type LinkedProps = { own: Own; link: string; act: Act<OwnAttendanceQuery> }

function AttendancePage({ own, link, act }: LinkedProps) {
  const t = useT()
  const { eventId, name } = own
  const translated = useTranslated()
  const zone = useZone()
  const event = own.event && translated(own.event)
  const endedMessage = useEndedMessage(own.event)
  const status = useRef<HTMLParagraphElement>(null)
  // Replaces the device's own link by the mailed one, which can also confirm.
  useEffect(() => {
    rememberAttendance(eventId, `/your-place?key=${link}`)
  }, [eventId, link])

  return (
    <TitledPage title={t("Your place")} above={[{ label: t("Events"), to: "/events" }]} width="form">
      <article className="paper stack5">
        {event && (
          <div>
            <h2>
              <Link to={`/events/view/${event.id}`} lang={event.lang}>
                {event.title}
              </Link>
            </h2>
            <p>
              <time dateTime={event.date}>{formatTimes(event, zone, t)}</time>
              <br />
              <span lang={event.lang}>{event.location}</span>
            </p>
          </div>
        )}
        {endedMessage ? (
          <p className="breaks strong warning" role="status">
            {t(endedMessage)}
          </p>
        ) : (
          <p
            ref={status}
            tabIndex={-1}
            className={`breaks strong ${own.state === "HELD" ? "warning" : "success"}`}
            role="status"
          >
            {name}
            <br />
            <AttendanceStatus own={own} />
          </p>
        )}
        {!endedMessage && own.toConfirm && (
          <Confirm link={link} act={act} onConfirmed={() => status.current?.focus()} />
        )}
        {event && !endedMessage && own.state !== "WAITING" && (
          <p>
            <IconLink icon={CalendarPlus} href={pathIn(t.language, `/events/view/${event.id}.ics`)}>
              {t("Add to calendar")}
            </IconLink>
          </p>
        )}
        <WithoutScripts />
        <div className="stack5 scripted">
          {!endedMessage && <Change own={own} link={link} act={act} />}
          <Withdraw own={own} link={link} />
        </div>
      </article>
    </TitledPage>
  )
}

function useEndedMessage(event: Own["event"]) {
  const now = useNow(minute, statusChanges(event ? [event] : []))
  return event
    ? endedMessages[statusOf(event, now)]
    : msg("This event is no longer announced. Please ask the school whether it takes place.")
}

function AttendanceStatus({ own: { state, guests, heldUntil, email, toConfirm } }: { own: Own }) {
  const t = useT()
  const zone = useZone()
  const partyText = party(t, guests)
  if (state === "CONFIRMED") return t("We expect {party}.", { party: partyText })
  if (state === "WAITING")
    return t(
      "You are on the waiting list, unless you have a place already. We write to {email} as soon as there is room for {party}.",
      { email, party: partyText },
    )
  return (
    <>
      {heldUntil
        ? t("A place is kept for {party} until {until}.", {
            party: partyText,
            until: formatDateTime(heldUntil, zone, t.language),
          })
        : t("No place is kept. Once you confirm, you get one if one is free, or are on the waiting list.")}{" "}
      {!toConfirm && t("Please confirm by the link in our mail to {email}.", { email })}
    </>
  )
}

type ConfirmProps = Omit<LinkedProps, "own"> & { onConfirmed: () => void }

/** Needs a button, not just opening the link: malware scanners open every link in mail. */
function Confirm({ link, act, onConfirmed }: ConfirmProps) {
  const t = useT()
  const language = useApiLanguage()
  const [confirm] = useConfirmByMailMutation()
  const { busy, failure, attempt } = useAttempt()
  const press = async () => {
    const answer = confirm({ variables: { key: link, language } })
    const failed = await attempt(() =>
      act(
        answer.then(({ data }) => ({ attendance: data?.confirmByMail })),
        ({ attendance }) => attendance?.toConfirm === false,
      ),
    )
    // The button that was pressed goes.
    if (failed === null) onConfirmed()
  }

  return (
    <>
      {failure && (
        <ErrorMessage title={failureTitle(failure, t("This was not confirmed."))} text={failureText(t, failure)} />
      )}
      <div className="scripted">
        <Button size="large" busy={busy} onClick={press}>
          {t("Yes, this is me")}
        </Button>
      </div>
    </>
  )
}

function Change({ own, link, act }: LinkedProps) {
  const t = useT()
  const language = useApiLanguage()
  const [change] = useChangeAttendanceMutation()
  const toast = useToast()
  return (
    <SimpleForm
      fields={{ guests }}
      limits={attendEventLimits}
      start={{ guests: own.guests }}
      version={own.guests}
      submitLabel={t("Change")}
      failedTitle={t("This was not changed.")}
      save={async (input, context) => {
        const answer = change({ variables: { key: link, language, ...input }, context })
        await act(
          answer.then(({ data }) => ({ attendance: data?.changeAttendance })),
          ({ attendance }) => attendance?.guests === input.guests,
        )
        toast(t("Changed"))
      }}
    />
  )
}

function Withdraw({ own: { event, eventId }, link }: { own: Own; link: string }) {
  const t = useT()
  const [withdraw] = useWithdrawAttendanceMutation()
  const toast = useToast()
  const navigate = useNavigate()
  const leave = (words: string) => {
    forgetAttendance(eventId)
    toast(words)
    navigate(event ? `/events/view/${eventId}` : "/events")
  }

  return (
    <div className="row3">
      <ConfirmButton
        label={t("I cannot come")}
        question={t("Give up your place?")}
        consequence={t("What you told us about it is deleted. Others who wait move up.")}
        confirmLabel={t("Give it up")}
        run={() =>
          withdraw({ variables: { key: link }, update: evict("event", "events", "attendance") }).catch(ignoreNotFound)
        }
        onDone={() => leave(t("You are no longer on the list"))}
      />
      <QuietButton onClick={() => leave(t("Forgotten on this device"))}>{t("Forget on this device")}</QuietButton>
    </div>
  )
}

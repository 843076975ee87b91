import CalendarPlus from "lucide-react/icons/calendar-plus"
import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { evict } from "../content/evict.ts"
import type { Fields } from "../forms/field.ts"
import { SimpleForm } from "../forms/simple-form.tsx"
import { wholeNumber } from "../forms/text.tsx"
import {
  type OwnAttendanceQuery,
  useChangeAttendanceMutation,
  useConfirmByMailMutation,
  useOwnAttendanceQuery,
  useWithdrawAttendanceMutation,
} from "../generated/graphql.ts"
import { attendEventLimits } from "../generated/limits.ts"
import { DeadLink } from "../inbox/dead-link.tsx"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Button } from "../ui/controls/button.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { IconLink } from "../ui/controls/icon-link.tsx"
import { Link } from "../ui/controls/link.tsx"
import { DateText, formatDateTime, useZone } from "../ui/dates/dates.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { failureOf, inWords } from "../ui/loading/failure.ts"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { msg } from "../ui/words/translate.ts"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./attendance-screen.module.css"
import { party } from "./attendance-words.ts"
import { forgetAttendance, rememberAttendance } from "./remembered-attendance.ts"

type Own = NonNullable<OwnAttendanceQuery["attendance"]>

export function AttendanceScreen() {
  const [params] = useSearchParams()
  const key = params.get("key") ?? ""
  const query = useOwnAttendanceQuery({ variables: { key } })

  return (
    <Loaded query={query} skeleton={<Skeleton />} frame={(message) => <Page>{message}</Page>}>
      {({ attendance }) =>
        attendance ? <AttendancePage own={attendance} link={key} refresh={query.refetch} /> : <DeadLink />
      }
    </Loaded>
  )
}

type AttendancePageProps = {
  own: Own
  link: string
  refresh: () => Promise<unknown>
}

function AttendancePage({ own, link, refresh }: AttendancePageProps) {
  const t = useT()
  const { event, eventId, name, guests } = own
  const lang = useOriginalLang()
  useTitle(t("Your place"))
  useRemembering(eventId, `/your-place?key=${link}`)

  return (
    <>
      <PageBanner
        title={t("Your place")}
        crumbs={[{ label: t("Events"), to: "/events" }, { label: t("Your place") }]}
      />
      <Page width="form">
        <article className={style.paper}>
          {event && (
            <div>
              <h2>
                <Link to={`/events/view/${event.id}`} lang={lang}>
                  {event.title}
                </Link>
              </h2>
              <p>
                <DateText of={event.date} as={formatDateTime} />
                <br />
                <span lang={lang}>{event.location}</span>
              </p>
            </div>
          )}
          <p className={classNames(style.standing, own.state === "HELD" && style.held)} role="status">
            {name}: <Standing own={own} />
          </p>
          {own.toConfirm && <Confirm link={link} onConfirmed={refresh} />}
          {event && own.state !== "WAITING" && (
            <p>
              <IconLink icon={CalendarPlus} href={`/events/view/${event.id}.ics`}>
                {t("Add to calendar")}
              </IconLink>
            </p>
          )}
          {event && <Change key={guests} own={own} link={link} onChanged={refresh} />}
          <Withdraw own={own} link={link} />
        </article>
      </Page>
    </>
  )
}

/** The link from the mail takes the place of the device's own: it can confirm, too. */
function useRemembering(eventId: number, path: string) {
  useEffect(() => rememberAttendance(eventId, path), [eventId, path])
}

function Standing({ own: { state, guests, heldUntil, email, toConfirm } }: { own: Own }) {
  const t = useT()
  const zone = useZone()
  const together = party(t, guests)
  if (state === "CONFIRMED") return t("we expect {party}.", { party: together })
  if (state === "WAITING")
    return t("you are on the waiting list. We write to {email} as soon as there is room for {party}.", {
      email,
      party: together,
    })
  return (
    <>
      {heldUntil
        ? t("a place is kept for {party} until {until}.", {
            party: together,
            until: formatDateTime(heldUntil, zone, t.language),
          })
        : t("no place is kept. Once you confirm, you get one if one is free, or are on the waiting list.")}{" "}
      {!toConfirm && t("Please confirm by the link in our mail to {email}.", { email })}
    </>
  )
}

/** Not by opening the link: programs that look for danger in mail open every one. */
function Confirm({ link, onConfirmed }: { link: string; onConfirmed: () => Promise<unknown> }) {
  const t = useT()
  const [confirm, { loading, error }] = useConfirmByMailMutation()
  const toast = useToast()
  const press = async () => {
    const { data } = await confirm({ variables: { key: link } }).catch(() => ({ data: null }))
    if (!data) return
    toast(
      data.confirmByMail.state === "WAITING"
        ? t("Thank you. All places are taken: you are on the waiting list.")
        : t("Thank you. It is confirmed."),
    )
    await onConfirmed()
  }

  return (
    <>
      {error && <ErrorMessage title={t("This was not confirmed.")} text={inWords(t, failureOf(error))} />}
      <div>
        <Button size="large" busy={loading} onClick={press}>
          {t("Yes, this is me")}
        </Button>
      </div>
    </>
  )
}

const fields = {
  guests: wholeNumber({
    label: msg("Guests"),
    hint: msg("How many people you bring, without yourself."),
    required: true,
    input: { type: "number" },
  }),
} satisfies Fields<{ guests: number }>

type ChangeProps = { own: Own; link: string; onChanged: () => Promise<unknown> }

function Change({ own: { guests, event }, link, onChanged }: ChangeProps) {
  const t = useT()
  const [change] = useChangeAttendanceMutation()
  const toast = useToast()
  if (event?.cancelled) return null

  return (
    <SimpleForm
      fields={fields}
      limits={attendEventLimits}
      start={{ guests }}
      submitLabel={t("Change")}
      failedTitle={t("This was not changed.")}
      save={async (input, context) => {
        await change({ variables: { key: link, ...input }, context })
        toast(t("Changed"))
        await onChanged()
      }}
    />
  )
}

function Withdraw({ own: { eventId }, link }: { own: Own; link: string }) {
  const t = useT()
  const [withdraw] = useWithdrawAttendanceMutation()
  const toast = useToast()
  const navigate = useNavigate()
  const leave = (words: string) => {
    forgetAttendance(eventId)
    toast(words)
    navigate(`/events/view/${eventId}`)
  }

  return (
    <div className={style.actions}>
      <ConfirmButton
        variant="quiet"
        label={t("I cannot come")}
        question={t("Give up your place?")}
        consequence={t("What you told us of it is deleted. Where others wait, one of them gets the place.")}
        confirmLabel={t("Give it up")}
        run={() => withdraw({ variables: { key: link }, update: evict("event", "events", "attendance") })}
        onDone={() => leave(t("Your place is given up"))}
      />
      <Button variant="quiet" onClick={() => leave(t("Forgotten on this device"))}>
        {t("Forget on this device")}
      </Button>
    </div>
  )
}

function Skeleton() {
  return (
    <Page>
      <Loading>
        <SkeletonHeading />
        <SkeletonText lines={6} />
      </Loading>
    </Page>
  )
}

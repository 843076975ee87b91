import type { KeyedRow, SignedKeys } from "../../access/signed-keys.ts"
import { labelled, type Translate } from "../../base/words.ts"
import type { Services } from "../../content/api/context.ts"
import type { SiteInfo } from "../../content/site-info/site-info.ts"
import type { Mail } from "../../store/mail/outbox.ts"
import { letter, letterContextOf } from "../inbox/letters.ts"
import { type Attendance, AttendanceState } from "./attendance.ts"
import type { Event } from "./event.ts"
import { eventInWords, momentInWords } from "./event-words.ts"

const { CONFIRMED, HELD, WAITING } = AttendanceState

/** Key purposes: both keys open a reply, but only the mailed key can confirm it. */
export const onDevice = "attendance"
export const byMail = "mailedattendance"

export const attendancePath = (purpose: typeof onDevice | typeof byMail, row: KeyedRow, keys: SignedKeys) =>
  `/your-place?key=${keys.sign(purpose, row)}`

interface LetterDetails {
  event: Event
  site: SiteInfo
  movedUp?: boolean
  /** The office's own words, instead of the reply's state. */
  message?: string
}

export function attendanceLetter(
  row: Attendance,
  { event, site, movedUp = false, message }: LetterDetails,
  { keys, settings }: Pick<Services, "keys" | "settings">,
): Omit<Mail, "kind"> {
  const letterContext = letterContextOf(row, site)
  const { t } = letterContext
  const { title, when, where } = eventInWords(event, letterContext)
  const url = settings.siteUrl + letterContext.pathOf(attendancePath(byMail, row, keys))
  const until = row.heldUntil ? momentInWords(row.heldUntil, letterContext) : ""
  const { subject, first, ask } = words[message ? CONFIRMED : row.state]({ t, until, movedUp, people: row.people })
  const text = [message ?? first, `${title}\n${when}\n${where}`, `${ask}\n${url}`].join("\n\n")
  const label = message ? title : labelled(t, subject, title)
  return letter({ to: row.email, subject: label, text }, letterContext)
}

interface ReplyStatus {
  t: Translate
  until: string
  movedUp: boolean
  people: number
}

const words: Record<AttendanceState, (status: ReplyStatus) => Record<"subject" | "first" | "ask", string>> = {
  [CONFIRMED]: ({ t, movedUp, people }) => ({
    subject: movedUp ? t("You have moved up") : t("You are coming"),
    first: movedUp ? freedNotice(t, people) : expected(t, people),
    ask: t("Something has changed? Say here how many you are, or that you cannot come:"),
  }),
  [HELD]: ({ t, movedUp, people, until }) => ({
    subject: movedUp ? t("A place is free, please confirm") : t("Please confirm"),
    first: movedUp
      ? t("You have moved up on the waiting list: {kept}", { kept: holdNotice(t, people, until) })
      : until
        ? holdNotice(t, people, until)
        : t(
            "No place is kept for you yet: once you confirm, you get one if one is free, or you are on the waiting list.",
          ),
    ask: t("Please confirm here that you are coming. You can also say how many you are, or that you cannot come:"),
  }),
  [WAITING]: ({ t }) => ({
    subject: t("On the waiting list"),
    first: t("All places are taken. You are on the waiting list, and we write to you as soon as there is room."),
    ask: t(
      "Please confirm here that this address is yours: you then move up by yourself. You can also leave the list:",
    ),
  }),
}

const expected = (t: Translate, people: number) =>
  people === 1
    ? t("We expect you: one place is yours.")
    : t("We expect you: {people} places are yours.", { people: String(people) })

const freedNotice = (t: Translate, people: number) =>
  people === 1
    ? t("Somebody cannot come: one place is free now, and yours.")
    : t("Somebody cannot come: {people} places are free now, and yours.", { people: String(people) })

const holdNotice = (t: Translate, people: number, until: string) =>
  people === 1
    ? t("one place is kept for you until {until}, and then given to others.", { until })
    : t("{people} places are kept for you until {until}, and then given to others.", { people: String(people), until })

import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Mail from "lucide-react/icons/mail"
import Phone from "lucide-react/icons/phone"
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { useSite } from "../../base/layout/site-info.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, ButtonLink, QuietButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { DateText, DayText, formatDate, formatDateTime, formatWeekday } from "../../base/ui/dates/dates.tsx"
import { Options, SelectField, TextArea } from "../../base/ui/fields/text-field.tsx"
import { tabStorage } from "../../base/ui/storage.ts"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { type InboxItemFieldsFragment as Item, useOfficePeopleQuery } from "../../generated/office.ts"
import { mailtoLink } from "../admin/mailto-link.ts"
import { SelectBox } from "../admin/selection.tsx"
import { When } from "../admin/when.tsx"
import style from "./inbox-item.module.css"
import type { Change } from "./use-marking.ts"

export const formNames = { ENQUIRY: "Enquiry", APPLICATION: "Application", ABSENCE: "Absence" }

const answerTexts = { MAIL: "Answered by mail", TELEPHONE: "Answered by telephone", IN_PERSON: "Answered in person" }

export const isNew = ({ doneAt, assignee, isSpam }: Item) => !doneAt && !assignee && !isSpam

export function answerLink({ id, replyTo, message }: Item, school: string) {
  return (
    replyTo &&
    mailtoLink({
      to: replyTo.email,
      subject: `${replyTo.subject}, ${school} (${id})`,
      greeting: `Dear ${replyTo.name},`,
      quoted: message ?? "",
      signature: school,
    })
  )
}

type InboxItemProps = {
  item: Item
  open: boolean
  selection: ComponentProps<typeof SelectBox>["of"]
  onToggle: () => void
  onAnswer: () => void
  busy: boolean
  mark: (change: Change, text: string) => Promise<unknown>
}

export function InboxItem({ item, open, selection, onToggle, ...actions }: InboxItemProps) {
  const id = useId()
  const { form, from, opening, facts, message, createdAt } = item

  return (
    <li ref={useScrollIntoView(open)} className={classNames(style.item, isNew(item) && style.new)}>
      <div className={style.top}>
        <SelectBox of={selection} id={item.id} label={`${from}, ${item.id}`} />
        <h2 className={style.heading}>
          <button
            type="button"
            className={style.line}
            aria-expanded={open}
            aria-controls={id}
            data-item={item.id}
            onClick={onToggle}
          >
            <span className={style.from}>
              {isNew(item) && <span className={style.badge}>New</span>}
              {from}
            </span>
            <span className={style.opening}>
              {formNames[form]}: {opening}
            </span>
            <span className={style.date}>
              <State of={item} />
              <When of={createdAt} />
            </span>
            <ChevronDown className={style.chevron} />
          </button>
        </h2>
      </div>
      <div id={id} className={classNames(style.body, !open && style.closed)}>
        <dl className="stack1">
          <Fact label="Number">{item.id}</Fact>
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {/^\d{4}-\d\d-\d\d$/.test(value) ? (
                <DayText of={value} as={label === "Born" ? formatDate : formatWeekday} />
              ) : (
                value
              )}
            </Fact>
          ))}
        </dl>
        {message !== null && <p className={style.message}>{message}</p>}
        <p className="small">
          Arrived <DateText of={createdAt} as={formatDateTime} />
          <DoneAs of={item} />
        </p>
        {open && <Actions item={item} {...actions} />}
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt className="soft">{label}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  )
}

function State({ of: { doneAt, answeredHow, isSpam, assignee } }: { of: Item }) {
  if (isSpam) return "Spam"
  if (!doneAt) return assignee && `${assignee.name} has it`
  return (
    <span className={style.doneMark}>
      <Check />
      {answeredHow ? answerTexts[answeredHow] : "Done"}
    </span>
  )
}

function DoneAs({ of: { doneAt, doneBy, answeredHow } }: { of: Item }) {
  return (
    doneAt && (
      <>
        {` · ${answeredHow ? answerTexts[answeredHow] : "Done"} by ${doneBy?.name ?? "somebody"}, `}
        <DateText of={doneAt} as={formatDateTime} />
      </>
    )
  )
}

type ActionsProps = Pick<InboxItemProps, "item" | "busy" | "mark" | "onAnswer">

function Actions({ item, busy, mark, onAnswer }: ActionsProps) {
  const { id, form, from, phone, doneAt, isSpam } = item
  const answer = answerLink(item, useSite()?.name ?? "")
  const typed = useTypedNote(item)
  /** Saves the typed note with the mark, so that the next person reads it. */
  const markWithNote: typeof mark = async (change, text) => {
    const isMarked = await mark({ ...change, ...typed.noteInput }, text)
    if (isMarked && typed.noteInput) typed.discard()
    return isMarked
  }

  return (
    <>
      <div className={style.actions}>
        {answer && (
          <ButtonLink to={answer} onClick={onAnswer}>
            <Mail />
            Answer
            <span className="unseen"> {from} by email</span>
          </ButtonLink>
        )}
        <QuietLink to={telephoneLink(phone)}>
          <Phone />
          {phone}
        </QuietLink>
        {doneAt ? (
          <QuietButton busy={busy} onClick={() => markWithNote({ done: false }, `${id} is open again`)}>
            Not done after all
          </QuietButton>
        ) : (
          <>
            <QuietButton busy={busy} onClick={() => markWithNote({ done: true }, `${id} is done`)}>
              {form === "ABSENCE" ? "Known" : "Done"}
            </QuietButton>
            {form !== "ABSENCE" && (
              <QuietButton busy={busy} onClick={() => markWithNote({ answeredHow: "TELEPHONE" }, `${id} is answered`)}>
                Answered by telephone
              </QuietButton>
            )}
          </>
        )}
        <QuietButton
          busy={busy}
          onClick={() => markWithNote({ spam: !isSpam }, isSpam ? `${id} is no spam` : `${id} is spam`)}
        >
          {isSpam ? "Not spam" : "Spam"}
        </QuietButton>
      </div>
      <div className={style.office}>
        <Assignee {...{ item, busy }} mark={markWithNote} />
        <Note {...{ item, busy, mark, typed }} />
      </div>
    </>
  )
}

/** A button confirms the choice, because the arrow keys select other names on the way. */
function Assignee({ item: { id, assignee }, busy, mark }: Pick<ActionsProps, "item" | "busy" | "mark">) {
  const { viewer } = useSession()
  const people = useOfficePeopleQuery().data?.users.items ?? []
  const others = people.filter((person) => !person.suspend && person.id !== viewer?.id)
  const options = [...(viewer ? [viewer] : []), ...others]
  const shown = assignee && !options.some((person) => person.id === assignee.id) ? [...options, assignee] : options
  const current = assignee?.id ?? null
  const [chosen = current, choose] = useState<number | null>()
  const assign = async () => {
    if (await mark({ assigneeId: chosen }, chosen ? `${id} is taken` : `Nobody has ${id}`)) choose(undefined)
  }

  return (
    <div className="stack2">
      <SelectField
        label="Who has it"
        required
        value={chosen ?? ""}
        onChange={({ target: { value } }) => choose(value ? Number(value) : null)}
      >
        <option value="">Nobody</option>
        <Options of={shown.map(({ id, name }) => [id, id === viewer?.id ? `${name} (you)` : name])} />
      </SelectField>
      {chosen !== current && (
        <div>
          <Button size="small" busy={busy} onClick={assign}>
            Change
          </Button>
        </div>
      )}
    </div>
  )
}

/** A typed note that is not saved, and the stored note from which it began. */
type UnsavedNote = { text: string; from: string }

const noteKey = (viewerId: number | undefined, id: string) => `note ${viewerId} ${id}`

const unsavedNoteAt = (name: string): UnsavedNote | null => JSON.parse(tabStorage.get(name) ?? "null")

/** The typed note of an item marked in the list; empty if a colleague has changed the stored note. */
export function typedNoteOf(viewerId: number | undefined, { id, note }: Item): Change {
  const unsaved = unsavedNoteAt(noteKey(viewerId, id))
  return unsaved?.from === note ? { note: unsaved.text } : {}
}

/** Keeps typed text when a colleague changes the note, on other screens, and across a reload. */
function useTypedNote({ id, note }: Item) {
  const name = noteKey(useSession().viewer?.id, id)
  const [unsaved, setUnsaved] = useState(() => unsavedNoteAt(name))
  const { text, from } = unsaved ?? { text: note, from: note }
  const isTyped = text.trim() !== note
  useEffect(() => {
    if (isTyped) tabStorage.set(name, JSON.stringify(unsaved))
    else tabStorage.remove(name)
  }, [name, unsaved, isTyped])

  return {
    text,
    isTyped,
    /** True if a colleague has changed the note since the typing began. */
    hasConflict: isTyped && from !== note,
    /** Undefined if nothing is typed, or a person must compare both notes first. */
    noteInput: isTyped && from === note ? { note: text } : undefined,
    type: (text: string) => setUnsaved({ text, from: isTyped ? from : note }),
    /** Keeps what was typed since this text was sent. */
    discard: () => setUnsaved((now) => (now && now.text !== text ? { text: now.text, from: text.trim() } : null)),
  }
}

type NoteProps = Pick<ActionsProps, "item" | "busy" | "mark"> & { typed: ReturnType<typeof useTypedNote> }

function Note({ item: { id, note }, busy, mark, typed }: NoteProps) {
  const saveNote = async () => {
    if (await mark({ note: typed.text }, `The note on ${id} is kept`)) typed.discard()
  }

  return (
    <div className="stack2">
      <TextArea
        label="Note for the office"
        hint={typed.hasConflict ? `Meanwhile it says: “${note}”` : undefined}
        rows={2}
        maxLength={2000}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
      />
      {typed.isTyped && (
        <div>
          <Button size="small" busy={busy} onClick={saveNote}>
            Keep the note
          </Button>
        </div>
      )}
    </div>
  )
}

function useScrollIntoView(open: boolean) {
  const line = useRef<HTMLLIElement>(null)
  const initiallyOpen = useRef(open)
  useEffect(() => {
    if (initiallyOpen.current) line.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return line
}

import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Mail from "lucide-react/icons/mail"
import Phone from "lucide-react/icons/phone"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { telephoneLink } from "../layout/site-info.tsx"
import { useAction } from "../layout/use-action.ts"
import { Button, ButtonLink } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import { Loading } from "../ui/loading/skeleton.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import style from "./inbox-item.module.css"
import { When } from "./when.tsx"

export type Submission = { id: number; createdAt: string; readAt: string | null; doneAt: string | null }

export type Marks = { read?: boolean; done?: boolean }

type InboxItemProps = {
  item: Submission
  from: string
  opening: string
  open: boolean
  onToggle: () => void
  mark: (marks: Marks) => Promise<unknown>
  /** The address that begins an answer, where its sender has given one, and the number that is called. */
  answer?: string
  phone: string
  children: ReactNode
}

/** A submission in its list: one line that opens to all of it. Opened, it counts as read. On paper all of it is seen. */
export function InboxItem({ item, from, opening, open, onToggle, children, ...rest }: InboxItemProps) {
  const id = useId()
  const isNew = item.readAt === null
  const line = useInSight(open)
  useReading(open, isNew, rest.mark)

  return (
    <li ref={line} className={classNames(style.item, isNew && style.new, item.doneAt !== null && style.done)}>
      <h2 className={style.heading}>
        <button type="button" className={style.line} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className={style.from}>
            {isNew && <span className={style.badge}>New</span>}
            {from}
          </span>
          <span className={style.opening}>{opening}</span>
          <span className={style.date}>
            {item.doneAt && (
              <span className={style.doneMark}>
                <Check aria-hidden="true" />
                Done
              </span>
            )}
            <When of={item.createdAt} />
          </span>
          <ChevronDown className={style.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={classNames(style.body, !open && style.closed)}>
        {children}
        <p className={style.arrived}>
          Arrived <DateText of={item.createdAt} as={formatDateTime} />
        </p>
        <Actions item={item} from={from} {...rest} />
      </div>
    </li>
  )
}

type ActionsProps = Pick<InboxItemProps, "item" | "from" | "mark" | "answer" | "phone">

function Actions({ item, from, mark, answer, phone }: ActionsProps) {
  const { busy, act } = useAction()
  const done = item.doneAt !== null

  return (
    <div className={style.actions}>
      {answer && (
        <ButtonLink to={answer}>
          <Mail aria-hidden="true" />
          Answer
          <VisuallyHidden> {from} by e-mail</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" to={telephoneLink(phone)}>
        <Phone aria-hidden="true" />
        {phone}
      </ButtonLink>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => act(() => mark({ done: !done, read: true }), done ? "Marked as To Do" : "Marked as Done")}
      >
        {done ? "Not done after all" : "Done"}
      </Button>
      {item.readAt !== null && (
        <Button variant="quiet" busy={busy} onClick={() => act(() => mark({ read: false }), "Marked as New")}>
          Mark as new
        </Button>
      )}
    </div>
  )
}

/** Once for each opening: what is marked as new while it is open stays new. */
function useReading(open: boolean, isNew: boolean, mark: (marks: Marks) => Promise<unknown>) {
  const { act } = useAction()
  const looked = useRef(false)
  const latest = useRef({ act, mark, isNew })
  latest.current = { act, mark, isNew }

  useEffect(() => {
    const { act, mark, isNew } = latest.current
    if (open && isNew && !looked.current) void act(() => mark({ read: true }))
    looked.current = open
  }, [open])
}

/** An item that an address opens may stand far down. */
function useInSight(open: boolean) {
  const line = useRef<HTMLLIElement>(null)
  const openFromTheStart = useRef(open)
  useEffect(() => {
    if (openFromTheStart.current) line.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return line
}

export function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={style.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={style.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Message({ text }: { text: string }) {
  return <p className={style.message}>{text}</p>
}

export function InboxSkeleton() {
  return (
    <Loading>
      <div className={style.skeleton}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <span key={key} className={style.skeletonItem} />
        ))}
      </div>
    </Loading>
  )
}

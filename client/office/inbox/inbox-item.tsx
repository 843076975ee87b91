import Check from "lucide-react/icons/check"
import ChevronDown from "lucide-react/icons/chevron-down"
import Mail from "lucide-react/icons/mail"
import Phone from "lucide-react/icons/phone"
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react"
import { useAction } from "../../base/layout/use-action.ts"
import { ButtonLink, QuietButton, QuietLink } from "../../base/ui/controls/button.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { Loading } from "../../base/ui/loading/skeleton.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { VisuallyHidden } from "../../base/ui/texts/visually-hidden.tsx"
import { When } from "../admin/when.tsx"
import style from "./inbox-item.module.css"

export type Submission = { id: number; createdAt: string; readAt: string | null; doneAt: string | null }

export type Marks = { read?: boolean; done?: boolean }

export type Details = {
  from: string
  opening: string
  facts: Record<string, ReactNode>
  message?: string
  answer?: string
  phone: string
}

type InboxItemProps = Details & {
  item: Submission
  open: boolean
  onToggle: () => void
  mark: (marks: Marks) => Promise<unknown>
}

export function InboxItem({ item, from, opening, open, onToggle, facts, message, ...rest }: InboxItemProps) {
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
                <Check />
                Done
              </span>
            )}
            <When of={item.createdAt} />
          </span>
          <ChevronDown className={style.chevron} />
        </button>
      </h2>
      <div id={id} className={classNames(style.body, !open && style.closed)}>
        <Facts facts={facts} />
        {message !== undefined && <p className={style.message}>{message}</p>}
        <p className="small">
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
          <Mail />
          Answer
          <VisuallyHidden> {from} by e-mail</VisuallyHidden>
        </ButtonLink>
      )}
      <QuietLink to={telephoneLink(phone)}>
        <Phone />
        {phone}
      </QuietLink>
      <QuietButton
        busy={busy}
        onClick={() => act(() => mark({ done: !done, read: true }), done ? "Marked as To Do" : "Marked as Done")}
      >
        {done ? "Not done after all" : "Done"}
      </QuietButton>
      {item.readAt !== null && (
        <QuietButton busy={busy} onClick={() => act(() => mark({ read: false }), "Marked as New")}>
          Mark as new
        </QuietButton>
      )}
    </div>
  )
}

/** Once per opening: if marked as new while open, it stays new. */
function useReading(open: boolean, isNew: boolean, mark: (marks: Marks) => Promise<unknown>) {
  const { act } = useAction()
  const look = useEffectEvent(() => {
    if (isNew) void act(() => mark({ read: true }))
  })
  useEffect(() => {
    if (open) look()
  }, [open])
}

function useInSight(open: boolean) {
  const line = useRef<HTMLLIElement>(null)
  const openFromTheStart = useRef(open)
  useEffect(() => {
    if (openFromTheStart.current) line.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return line
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className="stack1">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={style.fact}>
          <dt className="soft">{name}</dt>
          <dd className="breaks">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function InboxSkeleton() {
  return (
    <Loading>
      <div className="stack3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <span key={key} className={style.skeletonItem} />
        ))}
      </div>
    </Loading>
  )
}

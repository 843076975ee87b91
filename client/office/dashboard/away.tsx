import Check from "lucide-react/icons/check"
import Send from "lucide-react/icons/send"
import { MinorAction } from "../../base/layout/action-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Fold } from "../../base/ui/controls/fold.tsx"
import { DayText, formatShortDate, formatWeekday } from "../../base/ui/dates/dates.tsx"
import { grouped } from "../../base/ui/grouped.ts"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import {
  type AwayFieldsFragment as Child,
  type RegisterQuery,
  useSendRegisterMutation,
} from "../../generated/office.ts"
import { useMarking } from "../inbox/use-marking.ts"
import style from "./away.module.css"

/** Families type the name of the class: capitals and spaces are ignored. */
const classOf = ({ className }: Child) => className.replace(/\s+/g, " ").trim().toLowerCase()

const keyOf = ({ number, version }: Child) => ({ id: number, version })

export function Away({ register: children, schoolDay }: Pick<RegisterQuery, "register" | "schoolDay">) {
  const { day, isOpen } = schoolDay
  const { busy, mark } = useMarking()
  const unknown = children.filter(({ doneAt }) => !doneAt)
  const classes = grouped(children, classOf).map(([, found]) => [found[0]?.className ?? "", found] as const)

  return (
    <div className="stack4">
      <p className="soft">
        <DayText of={day} as={formatWeekday} />
        {isOpen ? "" : ", no school"}: {children.length === 0 ? "nobody is away." : `${children.length} away`}
        {unknown.length > 0 && `, ${unknown.length} not known yet`}
      </p>
      {unknown.length > 1 && (
        <Button
          size="small"
          className="unprinted"
          busy={busy}
          onClick={() => mark(unknown.map(keyOf), { done: true }, `${unknown.length} are known`)}
        >
          Mark all as known
        </Button>
      )}
      <div className={style.classes}>
        {classes.map(([className, classChildren]) => (
          <Fold
            key={className}
            title={
              <h3 className="step1 capital breaks">
                {className}: <span className="soft">{classChildren.length}</span>
              </h3>
            }
          >
            <ul>
              {classChildren.map((child) => (
                <li key={child.id} className={style.child}>
                  <span className={style.reason}>
                    <strong>{child.childName}</strong>: {child.reason}
                    {child.firstDay < day && (
                      <>
                        , since <DayText of={child.firstDay} as={formatShortDate} />
                      </>
                    )}
                    {child.lastDay && child.lastDay > day && (
                      <>
                        , until <DayText of={child.lastDay} as={formatShortDate} />
                      </>
                    )}
                  </span>
                  {child.doneAt ? (
                    <span className={style.known}>
                      <Check />
                      Known
                    </span>
                  ) : (
                    <MinorAction
                      className="unprinted"
                      run={() => mark([keyOf(child)], { done: true }, `${child.childName} is known`)}
                    >
                      Known<span className="unseen">: {child.childName}</span>
                    </MinorAction>
                  )}
                </li>
              ))}
            </ul>
            <SendButton day={day} className={className} away={classChildren} />
          </Fold>
        ))}
      </div>
    </div>
  )
}

function SendButton({ day, className, away }: { day: string; className: string; away: Child[] }) {
  const toast = useToast()
  const [send] = useSendRegisterMutation()
  const keys = useIdempotencyKeys()
  const run = async () => {
    // Only what is mailed: a child marked as known before a retry would otherwise mail the teacher twice.
    const mailed = away.map(({ childName, reason, lastDay }) => [childName, reason, lastDay])
    const { data } = await send({ variables: { day, className, idempotencyKey: keys.keyOf([day, mailed]) } })
    keys.forget()
    toast(`Sent to ${data?.sendRegister.join(" and ")}`)
  }

  return (
    <MinorAction className="unprinted" run={run}>
      <Send />
      <span>
        Send to the teacher<span className="unseen"> of {className}</span>
      </span>
    </MinorAction>
  )
}

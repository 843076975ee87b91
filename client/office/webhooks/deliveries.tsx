import { MinorAction } from "../../base/layout/action-button.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { useResendDeliveryMutation, type WebhookFieldsFragment } from "../../generated/office.ts"
import style from "./deliveries.module.css"

type Delivery = WebhookFieldsFragment["deliveries"][number]

export function Deliveries({ of: deliveries }: { of: Delivery[] }) {
  const [last] = deliveries
  if (!last) return <p className="small">Not called yet.</p>

  return (
    <details className={style.calls}>
      <summary>
        Last called <Moment of={last.createdAt} />: {statusText(last)}
      </summary>
      <ul className="stack">
        {deliveries.map((delivery) => (
          <Call key={delivery.id} of={delivery} />
        ))}
      </ul>
    </details>
  )
}

function Call({ of: delivery }: { of: Delivery }) {
  const { id, type, createdAt, tries, answer } = delivery
  const [resend] = useResendDeliveryMutation()

  return (
    <li className={style.call}>
      <div className={style.words}>
        <span className={style.type}>{type}</span>{" "}
        <span className="small">
          <Moment of={createdAt} />, {statusText(delivery)}
          {tries > 1 && `, tried ${tries} times`}
        </span>
        {answer && <span className={style.answer}>{answer}</span>}
      </div>
      <MinorAction run={() => resend({ variables: { id } })} doneText="Sent again">
        Send again
        <span className="unseen">
          {" "}
          {type} of <Moment of={createdAt} />
        </span>
      </MinorAction>
    </li>
  )
}

function statusText(delivery: Delivery) {
  const { takenAt, dueAt, status, tries, answer } = delivery
  if (!dueAt && tries === 0) return "not sent: it was switched off"
  if (takenAt) return `taken (${status})`
  if (dueAt && answer === null) return isPending(delivery, Date.now()) ? "on its way" : "waits for its turn"
  const answered = status === null ? "no answer" : `refused (${status})`
  return dueAt ? `${answered}, it is tried again` : `${answered}, given up`
}

type DeliveryState = Pick<Delivery, "dueAt" | "tries" | "answer">

/** True if an answer is due soon; calls queued behind a failed one are due later. */
const isPending = ({ dueAt, tries, answer }: DeliveryState, now: number) =>
  dueAt !== null && answer === null && (tries > 0 || Date.parse(dueAt) <= now)

export const anyPending = (webhooks: { deliveries: DeliveryState[] }[], now: number) =>
  webhooks.some(({ deliveries }) => deliveries.some((call) => isPending(call, now)))

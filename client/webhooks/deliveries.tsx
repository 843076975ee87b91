import { When } from "../admin/when.tsx"
import type { WebhookFieldsFragment } from "../generated/office.ts"
import style from "./deliveries.module.css"

type Delivery = WebhookFieldsFragment["deliveries"][number]

export function Deliveries({ of: deliveries }: { of: Delivery[] }) {
  const [last] = deliveries
  if (!last) return <p className={style.facts}>Not called yet.</p>

  return (
    <details className={style.calls}>
      <summary>
        Last called <When of={last.createdAt} />: {inWords(last)}
      </summary>
      <ul className={style.list}>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={style.call}>
            <span className={style.type}>{delivery.type}</span>{" "}
            <span className={style.facts}>
              <When of={delivery.createdAt} />, {inWords(delivery)}
              {delivery.tries > 1 && `, tried ${delivery.tries} times`}
            </span>
            {delivery.answer && <span className={style.answer}>{delivery.answer}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}

function inWords({ takenAt, dueAt, status, tries }: Delivery) {
  if (takenAt) return `taken (${status})`
  if (tries === 0) return "on its way"
  const answered = status === null ? "no answer" : `refused (${status})`
  return dueAt ? `${answered}, it is tried again` : `${answered}, given up`
}

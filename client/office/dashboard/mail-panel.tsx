import RotateCw from "lucide-react/icons/rotate-cw"
import { MinorAction } from "../../base/layout/action-button.tsx"
import { counted } from "../../base/ui/texts/counted.ts"
import { type DashboardQuery, type MailFieldsFragment, useRetryMailMutation } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { When } from "../admin/when.tsx"
import style from "./mail-panel.module.css"

/** Failed mail only: Health shows why other mail waits. */
export function MailPanel({ of: { items, total } }: { of: DashboardQuery["dashboard"]["failedMail"] }) {
  if (total === 0) return null
  const retryNote = items.some(({ state }) => state !== "GIVEN_UP") ? " The site tries again by itself." : ""

  return (
    <Panel title="Mail that has not been sent" note={`${counted(total, "mail")} could not be sent.${retryNote}`}>
      <ul className="stack">
        {items.map((mail) => (
          <FailedMail key={mail.id} mail={mail} />
        ))}
      </ul>
      {total > items.length && <p>And {total - items.length} more, which are shown as these are sent.</p>}
    </Panel>
  )
}

function FailedMail({
  mail: { id, toName, toAddress, subject, state, tries, lastError, createdAt },
}: {
  mail: MailFieldsFragment
}) {
  const [retry] = useRetryMailMutation({ refetchQueries: ["Dashboard"] })

  return (
    <li className={style.mail}>
      <div className={style.words}>
        <p className="strong">{subject}</p>
        <p className="small">
          To {toName && `${toName}, `}
          {toAddress}, <When of={createdAt} />
        </p>
        <p className="small">
          {lastError} {triedText(tries, state)}
        </p>
      </div>
      <MinorAction run={() => retry({ variables: { id } })} doneText="The mail is being sent again">
        <RotateCw />
        Retry
        <span className="unseen">: {subject}</span>
      </MinorAction>
    </li>
  )
}

function triedText(tries: number, state: MailFieldsFragment["state"]) {
  const times = tries === 1 ? "Tried once" : `Tried ${tries} times`
  if (state === "GIVEN_UP" && tries === 0) return "It is sent when you say so."
  if (state === "GIVEN_UP") return `${times}, then given up.`
  return tries > 0 ? `${times} so far.` : "It is being tried again."
}

import RotateCw from "lucide-react/icons/rotate-cw"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { VisuallyHidden } from "../../base/ui/texts/visually-hidden.tsx"
import { type DashboardQuery, type MailFieldsFragment, useRetryMailMutation } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import { When } from "../admin/when.tsx"
import style from "./mail-panel.module.css"

type Mail = Pick<DashboardQuery["dashboard"], "failedMail" | "unsentMail" | "putOffMail" | "canSendMail">

export function MailPanel({ dashboard }: { dashboard: Mail }) {
  const { failedMail, unsentMail } = dashboard
  if (unsentMail === 0) return null

  return (
    <Panel title="Mail that has not been sent" note={reasonFor(dashboard)}>
      {failedMail.items.length > 0 && (
        <ul className="stack">
          {failedMail.items.map((mail) => (
            <FailedMail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {failedMail.total > failedMail.items.length && (
        <p>And {failedMail.total - failedMail.items.length} more, which are shown as these are sent.</p>
      )}
    </Panel>
  )
}

function reasonFor({ failedMail, unsentMail, putOffMail, canSendMail }: Mail) {
  const mails = unsentMail === 1 ? "1 mail waits" : `${unsentMail} mails wait`
  if (!canSendMail)
    return `${mails}, because this site has no mail server. Nothing is lost: what families wrote stands in the inbox. Whoever keeps the server sets one with SMTP_URL, and then they are sent.`
  if (unsentMail === putOffMail)
    return `${mails}, put off because one network or address asked for many. Health says until when.`
  if (failedMail.total === 0)
    return `${mails} to be sent, and ${putOffMail > 0 ? `${putOffMail} of them are put off. The others` : ""} will go within minutes.`
  const failed = failedMail.total === 1 ? "1 mail" : `${failedMail.total} mails`
  return `${failed} could not be sent. The site tries again by itself.`
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
      <ActionButton
        variant="quiet"
        size="small"
        run={() => retry({ variables: { id } })}
        done="The mail is being sent again"
      >
        <RotateCw />
        Retry
        <VisuallyHidden>: {subject}</VisuallyHidden>
      </ActionButton>
    </li>
  )
}

function triedText(tries: number, state: MailFieldsFragment["state"]) {
  const times = tries === 1 ? "Tried once" : `Tried ${tries} times`
  if (state === "GIVEN_UP" && tries === 0) return "It goes when you say so."
  if (state === "GIVEN_UP") return `${times}, then given up.`
  return tries > 0 ? `${times} so far.` : "It is being tried again."
}

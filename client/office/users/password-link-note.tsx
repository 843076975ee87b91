import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import type { PasswordLinkFieldsFragment as PasswordLink } from "../../generated/office.ts"
import { CopyButton } from "../admin/copy-button.tsx"
import style from "./password-note.module.css"

export function PasswordLinkNote({ link: { url, user, expiresAt, mailed } }: { link: PasswordLink }) {
  return (
    <div className="stack4" role="status">
      <p>
        {mailed ? `This link is on its way to ${user.email}.` : "This site sends no mail: please hand this link over."}{" "}
        By it, {user.name} chooses a password. It counts once, until <DateText of={expiresAt} as={formatDateTime} />,
        and is shown only now.
      </p>
      <p className={style.address}>{url}</p>
      <CopyButton text={url} />
    </div>
  )
}

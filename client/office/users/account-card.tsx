import type { ReactNode } from "react"
import { Link } from "../../base/ui/controls/link.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import type { AccountQuery } from "../../generated/office.ts"
import style from "./account-card.module.css"

export type AccountUser = NonNullable<AccountQuery["user"]>

export function AccountCard({ user }: { user: AccountUser }) {
  const { id, name, email, createdAt, updatedAt, picture } = user
  const used = updatedAt && updatedAt !== createdAt

  return (
    <div className={style.card}>
      <Picture of={picture} className={style.picture} sizes="6rem" alt="" />
      <dl className={style.facts}>
        <Fact name="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact name="Last login">{used ? <DateText of={updatedAt} as={formatDateTime} /> : "Never"}</Fact>
        <Fact name="Account since">{createdAt && <DateText of={createdAt} />}</Fact>
      </dl>
      <p className={style.link}>
        <Link to={`/user/view/${id}`}>{name}’s page, with contact details</Link>
      </p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt className="soft">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  )
}

import type { ReactNode } from "react"
import { roleName } from "../admin/role-names.ts"
import { Link } from "../ui/controls/link.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import style from "./account-card.module.css"
import type { AccountUser } from "./account-screen.tsx"

export function AccountCard({ user }: { user: AccountUser }) {
  const { id, name, email, role, suspend, createdAt, updatedAt, picture } = user
  const used = updatedAt && updatedAt !== createdAt

  return (
    <div className={style.card}>
      <Picture of={picture} className={style.picture} sizes="6rem" alt="" />
      <dl className={style.facts}>
        <Fact name="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact name="Role">{roleName(role)}</Fact>
        <Fact name="State">{suspend ? <strong className={style.suspended}>Suspended</strong> : "May sign in"}</Fact>
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
      <dt className={style.term}>{name}</dt>
      <dd className={style.value}>{children}</dd>
    </div>
  )
}

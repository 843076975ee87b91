import AtSign from "lucide-react/icons/at-sign"
import KeyRound from "lucide-react/icons/key-round"
import Pencil from "lucide-react/icons/pencil"
import type { ReactNode } from "react"
import { roleName } from "../admin/role-names.ts"
import { telephoneLink } from "../layout/site-info.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import { networkName } from "../ui/ornaments/social-icons.tsx"
import { Portrait } from "../ui/pictures/portrait.tsx"
import type { ShownUser } from "./one-user.tsx"
import style from "./user-card.module.css"

type UserCardProps = {
  user: ShownUser
  /** Absent for whoever may not. */
  onEdit?: () => void
  onEmail?: () => void
  onPassword?: () => void
}

const networks = ["twitter", "linkedIn", "instagram"] as const

export function UserCard({ user, onEdit, onEmail, onPassword }: UserCardProps) {
  const { name, email, telephone, role, createdAt, updatedAt, picture } = user

  return (
    <div className={style.card}>
      <Portrait of={picture} className={style.portrait} sizes="18rem" alt={picture?.alt || name} priority />
      <div className={style.head}>
        <h2 className={style.heading}>Contact</h2>
        {onEdit && (
          <IconButton label="Edit profile" className={style.icon} data-opens="edit" onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
        {onEmail && (
          <IconButton label="Change e-mail address" className={style.icon} data-opens="email" onClick={onEmail}>
            <AtSign aria-hidden="true" />
          </IconButton>
        )}
        {onPassword && (
          <IconButton label="Change password" className={style.icon} data-opens="password" onClick={onPassword}>
            <KeyRound aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <dl className={style.facts}>
        {email && (
          <Fact name="E-mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {telephone && (
          <Fact name="Telephone">
            <a href={telephoneLink(telephone)}>{telephone}</a>
          </Fact>
        )}
        {networks.map(
          (network) =>
            user[network] && (
              <Fact key={network} name={networkName(network)}>
                <Elsewhere place={user[network]} />
              </Fact>
            ),
        )}
        {role && <Fact name="Role">{roleName(role)}</Fact>}
        {updatedAt && (
          <Fact name="Last login">
            {updatedAt === createdAt ? "Never" : <DateText of={updatedAt} as={formatDateTime} />}
          </Fact>
        )}
      </dl>
      {nothingToReach(user) && <p className={style.none}>No contact details have been filled in.</p>}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** An address is a link, a user name is not. */
function Elsewhere({ place }: { place: string }) {
  if (!/^https?:\/\//i.test(place)) return place
  return (
    <a href={place} rel="noopener nofollow">
      {place.replace(/^https?:\/\//i, "")}
    </a>
  )
}

function nothingToReach({ email, telephone, twitter, linkedIn, instagram }: ShownUser) {
  return ![email, telephone, twitter, linkedIn, instagram].some(Boolean)
}

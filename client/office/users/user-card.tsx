import AtSign from "lucide-react/icons/at-sign"
import KeyRound from "lucide-react/icons/key-round"
import Pencil from "lucide-react/icons/pencil"
import type { ReactNode } from "react"
import { IconButton } from "../../base/ui/controls/button.tsx"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { networkName } from "../../base/ui/ornaments/social-icons.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { roleName } from "../admin/role-names.ts"
import type { ShownUser } from "./one-user.tsx"
import style from "./user-card.module.css"

export const changes = [
  { what: "profile", label: "Edit profile", icon: Pencil },
  { what: "email", label: "Change email address", icon: AtSign },
  { what: "password", label: "Change password", icon: KeyRound },
] as const

export type Change = (typeof changes)[number]

type UserCardProps = { user: ShownUser; may: Record<Change["what"], boolean>; onChange: (change: Change) => void }

const networks = ["twitter", "linkedIn", "instagram"] as const

export function UserCard({ user, may, onChange }: UserCardProps) {
  const { name, email, telephone, role, createdAt, updatedAt, picture } = user

  return (
    <div className="stack5">
      <Portrait of={picture} className={style.portrait} sizes="18rem" alt={picture?.alt || name} priority />
      <div className={style.head}>
        <h2 className={style.heading}>Contact</h2>
        {changes
          .filter(({ what }) => may[what])
          .map((change) => (
            <IconButton
              key={change.what}
              icon={change.icon}
              label={change.label}
              className={style.icon}
              data-opens={change.what}
              onClick={() => onChange(change)}
            />
          ))}
      </div>
      <dl className="stack">
        <Fact name="Email">{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact name="Telephone">{telephone && <a href={telephoneLink(telephone)}>{telephone}</a>}</Fact>
        {networks.map((network) => (
          <Fact key={network} name={networkName(network)}>
            {user[network] && <ProfileLink place={user[network]} />}
          </Fact>
        ))}
        <Fact name="Role">{role && roleName(role)}</Fact>
        <Fact name="Last login">
          {updatedAt && (updatedAt === createdAt ? "Never" : <DateText of={updatedAt} as={formatDateTime} />)}
        </Fact>
      </dl>
      {hasNoContact(user) && <p className="soft">No contact details have been filled in.</p>}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={style.fact}>
      <dt className="soft">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  )
}

function ProfileLink({ place }: { place: string }) {
  if (!/^https?:\/\//i.test(place)) return place
  return (
    <a href={place} rel="noopener nofollow">
      {place.replace(/^https?:\/\//i, "")}
    </a>
  )
}

const hasNoContact = ({ email, telephone, twitter, linkedIn, instagram }: ShownUser) =>
  ![email, telephone, twitter, linkedIn, instagram].some(Boolean)

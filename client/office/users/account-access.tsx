import { type ComponentProps, useId, useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { refreshSession } from "../../base/session/refresh.ts"
import { useSession } from "../../base/session/session.tsx"
import {
  type Role,
  useEndAccountSessionsMutation,
  useResetAccountSecondStepMutation,
  useSetAccountRoleMutation,
  useSetAccountSuspendedMutation,
} from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import { withArticle } from "../admin/record-kinds.ts"
import { roleName } from "../admin/role-names.ts"
import style from "./account-access.module.css"
import type { AccountUser } from "./account-card.tsx"
import { RoleChoice } from "./role-choice.tsx"

const aboveYours = "This account has a higher role than yours: only a superuser can change it."

export function AccountAccess({ user, roles }: { user: AccountUser; roles: Role[] }) {
  const refusal = refusalFor(user)
  const id = useId()
  const refusalId = refusal ? id : undefined

  return (
    <>
      {refusal && (
        <p id={id} className="warning">
          {refusal}
        </p>
      )}
      <Folded title="What they may do" note={roleName(user.role)}>
        <RoleOf user={user} roles={roles} refusalId={refusalId} />
      </Folded>
      <Folded title="Sign-in" note={user.suspend ? <strong className={style.suspended}>Suspended</strong> : "Allowed"}>
        <SessionsOf user={user} />
        <SuspensionOf user={user} refusalId={refusalId} />
      </Folded>
    </>
  )
}

/** `refusalId` is the id of the text that explains why nothing can be changed. */
type PartProps = { user: AccountUser; refusalId?: string }

function refusalFor({ canAdminister, lastAdministrator, role }: AccountUser) {
  if (!canAdminister) return aboveYours
  return lastAdministrator
    ? `This is the last ${roleName(role).toLowerCase()}. Please make another one first.`
    : undefined
}

function RoleOf({ user, roles, refusalId }: PartProps & { roles: Role[] }) {
  const stored = user.role ?? "REGULAR"
  const [chosen, choose] = useState<Role | null>(null)
  const [setRole] = useSetAccountRoleMutation()
  const own = useSession().viewer?.id === user.id
  const value = chosen ?? stored
  const options = roles.includes(stored) ? roles : [...roles, stored]

  const save = async () => {
    await setRole({ variables: { id: user.id, role: value } })
    choose((now) => (now === value ? null : now))
    if (own) await refreshSession()
  }

  return (
    <div className="column stack3">
      <RoleChoice roles={options} value={value} onChange={choose} refusalId={refusalId} />
      {own && value !== stored && <p className="warning">This is your own account: it takes effect at once.</p>}
      <ActionButton
        run={save}
        doneText={`${user.name} is now ${withArticle(roleName(value))}`}
        disabled={Boolean(refusalId) || value === stored}
        aria-describedby={refusalId}
      >
        Change role
      </ActionButton>
    </div>
  )
}

function SessionsOf({ user: { id, name, canAdminister, secondFactor } }: { user: AccountUser }) {
  const own = useSession().viewer?.id === id
  const variables = { id }
  const [endSessions] = useEndAccountSessionsMutation()
  const [resetSecondStep] = useResetAccountSecondStepMutation()
  if (own || !canAdminister) return null

  return (
    <>
      <ActionRow
        note={`Ends every session of ${name}, such as one on a lost phone. The password stays.`}
        label="Sign them out everywhere"
        question={`Sign ${name} out everywhere?`}
        consequence="They sign in again with their password. They are mailed that you did this."
        confirmLabel="Sign them out"
        run={() => endSessions({ variables })}
        doneText={`${name} is signed out everywhere`}
      />
      {secondFactor && (
        <ActionRow
          note={`${name} signs in with a code of an app too.`}
          label="They have lost the app"
          question={`Let ${name} in without the app?`}
          consequence="Their password alone counts again, and they are signed out everywhere. Make sure that it is they who ask."
          confirmLabel="Remove authenticator"
          run={() => resetSecondStep({ variables })}
          doneText="The app is removed"
        />
      )}
    </>
  )
}

function ActionRow({ note, ...button }: ComponentProps<typeof ConfirmButton> & { note: string }) {
  return (
    <div className={style.part}>
      <p>{note}</p>
      <ConfirmButton {...button} />
    </div>
  )
}

function SuspensionOf({ user, refusalId }: PartProps) {
  const [setSuspended] = useSetAccountSuspendedMutation()
  const own = useSession().viewer?.id === user.id
  const noteId = useId()
  const described = { disabled: Boolean(refusalId), "aria-describedby": refusalId ?? noteId }
  const set = (suspend: boolean) => setSuspended({ variables: { id: user.id, suspend } })

  return (
    <div className={style.part}>
      <p id={noteId}>
        {user.suspend
          ? `${user.name} cannot sign in. What they published stays.`
          : "Somebody who is suspended cannot sign in, and is signed out everywhere at once. What they published stays."}
      </p>
      {user.suspend ? (
        <ActionButton {...described} run={() => set(false)} doneText={`${user.name} may sign in again`}>
          Let in again
        </ActionButton>
      ) : (
        <ConfirmButton
          label="Suspend"
          variant="danger"
          {...described}
          question={`Suspend ${user.name}?`}
          consequence={
            own
              ? "This is your own account: you will be signed out now, and only another administrator can let you in again."
              : "They are signed out everywhere at once and cannot sign in until you let them in again."
          }
          confirmLabel="Suspend"
          run={() => set(true)}
          doneText={`${user.name} is suspended`}
          onDone={() => own && void refreshSession()}
        />
      )}
    </div>
  )
}

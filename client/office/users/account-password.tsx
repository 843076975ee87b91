import type { ComponentProps } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { type Problem, ProblemLine } from "../../base/ui/fields/problem-line.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { givenPasswordDays } from "../../generated/constants.ts"
import {
  useAccountPasswordLinkMutation,
  useEndAccountSessionsMutation,
  useResetAccountSecondStepMutation,
} from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import type { AccountUser } from "./account-card.tsx"
import { invalidEntry, type NewPassword, NewPasswordFields } from "./new-password-fields.tsx"
import { usePasswordChange } from "./password-form.tsx"
import { PasswordLinkNote } from "./password-link-note.tsx"

export function AccountPassword({ user }: { user: AccountUser }) {
  const own = useSession().viewer?.id === user.id
  const variables = { id: user.id }
  const [endSessions] = useEndAccountSessionsMutation()
  const [resetSecondStep] = useResetAccountSecondStepMutation()

  return (
    <Panel title="Password">
      {own ? (
        <p>
          This is your own account. You change your password with the old one on{" "}
          <Link to={`/user/view/${user.id}`}>your page</Link>.
        </p>
      ) : user.canAdminister ? (
        <>
          <LinkMaker user={user} />
          <ResetForm user={user} />
          {user.secondFactor && (
            <Measure
              note={`${user.name} signs in with a code of an app too.`}
              label="They have lost the app"
              question={`Let ${user.name} in without the app?`}
              consequence="Their password alone counts again, and they are signed out everywhere. Make sure that it is they who ask."
              confirmLabel="Remove authenticator"
              run={() => resetSecondStep({ variables })}
              done="The app is taken away"
            />
          )}
          <Measure
            note={`Where ${user.name} is signed in, such as on a phone that is lost, can be ended: the password stays.`}
            label="Sign them out everywhere"
            question={`Sign ${user.name} out everywhere?`}
            consequence="They sign in again with their password. They are mailed that you did this."
            confirmLabel="Sign them out"
            run={() => endSessions({ variables })}
            done={`${user.name} is signed out everywhere`}
          />
        </>
      ) : (
        <p>This account stands above yours: only a superuser can reset its password.</p>
      )}
    </Panel>
  )
}

type MeasureProps = Omit<ComponentProps<typeof ConfirmButton>, "variant" | "onDone"> & { note: string; done: string }

function Measure({ note, done, ...button }: MeasureProps) {
  const toast = useToast()

  return (
    <div className="stack4">
      <p>{note}</p>
      <div>
        <ConfirmButton {...button} variant="quiet" onDone={() => toast(done)} />
      </div>
    </div>
  )
}

/** With a link, nobody else knows the password. */
function LinkMaker({ user }: { user: AccountUser }) {
  const [make, { data, loading, error }] = useAccountPasswordLinkMutation()
  if (data) return <PasswordLinkNote link={data.passwordLink} />

  return (
    <div className="stack4">
      <p>By a link, {user.name} chooses a password that nobody else knows. Until then the present one counts.</p>
      {error && <ErrorMessage text={failureOf(error).text} />}
      <div>
        <Button busy={loading} onClick={() => make({ variables: { id: user.id } }).catch(() => undefined)}>
          Make a link
        </Button>
      </div>
    </div>
  )
}

/** Hints and messages follow the specification, sections 5 and 8. */
function ResetForm({ user: { id, name, email } }: { user: AccountUser }) {
  const { typed, type, problem, sending, submit } = usePasswordChange({ id }, wrongIn)

  return (
    <form className="stack4" noValidate onSubmit={submit} aria-busy={sending.busy || undefined}>
      <p>
        Or hand over a password: {name} is signed out everywhere, and with the new one can do nothing but choose their
        own. It ends in {givenPasswordDays} days.
      </p>
      <ProblemLine problem={problem} />
      <NewPasswordFields
        email={email}
        typed={typed}
        hint="8 to 24 characters."
        againHint="Must match the first password input field."
        onType={type}
      />
      <div>
        <Button type="submit" busy={sending.busy}>
          Reset password
        </Button>
      </div>
    </form>
  )
}

function wrongIn({ next, again }: NewPassword): Problem | null {
  if (!next) return { text: invalidEntry, help: "Please type the new password." }
  return next === again ? null : { text: invalidEntry, help: "The two passwords are not the same." }
}

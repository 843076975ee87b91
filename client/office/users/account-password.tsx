import { useSession } from "../../base/session/session.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { type Problem, ProblemLine } from "../../base/ui/fields/problem-line.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { givenPasswordDays } from "../../generated/constants.ts"
import { useAccountPasswordLinkMutation } from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import type { AccountUser } from "./account-card.tsx"
import { invalidEntry, type NewPassword, NewPasswordFields } from "./new-password-fields.tsx"
import { usePasswordChange } from "./password-form.tsx"
import { PasswordLinkNote } from "./password-link-note.tsx"

export function AccountPassword({ user }: { user: AccountUser }) {
  const own = useSession().viewer?.id === user.id
  if (own)
    return (
      <Folded title="Password" note="Your own">
        <p>
          This is your own account. You change your password with the old one on{" "}
          <Link to={`/user/view/${user.id}`}>your page</Link>.
        </p>
      </Folded>
    )

  return (
    user.canAdminister && (
      <Folded title="Password" note="For somebody who has forgotten it">
        <LinkMaker user={user} />
        <Folded title="Hand over a password" note="Instead of a link">
          <ResetForm user={user} />
        </Folded>
      </Folded>
    )
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
      <Button busy={loading} onClick={() => make({ variables: { id: user.id } }).catch(() => undefined)}>
        Make a link
      </Button>
    </div>
  )
}

/** Hints and messages follow the specification, sections 5 and 8. */
function ResetForm({ user: { id, name, email } }: { user: AccountUser }) {
  const { typed, type, problem, sending, submit } = usePasswordChange({ id }, problemIn)

  return (
    <form className="stack4" noValidate onSubmit={submit} aria-busy={sending.busy || undefined}>
      <p>
        {name} is signed out everywhere, and with the new password can do nothing but choose their own. It ends in{" "}
        {givenPasswordDays} days.
      </p>
      <ProblemLine problem={problem} />
      <NewPasswordFields
        email={email}
        typed={typed}
        hint="8 to 24 characters."
        againHint="Must match the first password input field."
        onType={type}
      />
      <Button type="submit" busy={sending.busy}>
        Reset password
      </Button>
    </form>
  )
}

function problemIn({ next, confirmation }: NewPassword): Problem | null {
  if (!next) return { text: invalidEntry, help: "Please type the new password." }
  return next === confirmation ? null : { text: invalidEntry, help: "The two passwords are not the same." }
}

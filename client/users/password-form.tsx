import { type FormEvent, useState } from "react"
import { useChangePasswordMutation, useChoosePasswordMutation, useResetPasswordMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { Button } from "../ui/controls/button.tsx"
import { SendingStatus } from "../ui/controls/sending.tsx"
import { type Sending, useStoppable } from "../ui/controls/use-stoppable.ts"
import { PasswordField } from "../ui/fields/password-field.tsx"
import { type Problem, ProblemLine } from "../ui/fields/problem-line.tsx"
import { type Failure, failureOf } from "../ui/loading/failure.ts"
import style from "./password-form.module.css"
import { ConfirmationHint, NewPasswordHint } from "./password-hint.tsx"
import { isStrongPassword } from "./password-rule.ts"

/** One's own password, which needs the old one; somebody else's, which is an administrator's to set; that of whoever was mailed a link. */
export type Whose = "own" | { id: number } | { secret: string }

type PasswordFormProps = {
  of: Whose
  email?: string | null
  onClose: () => void
  /** Instead of `onClose`, once the password is another one. */
  onChanged?: () => void
}

/** The specification's words, after which the server may give a reason. */
const invalidEntry = "Invalid Entry"

type Typed = { old: string; next: string; again: string }

/** A new password: rules, hints and messages to the letter of the specification, sections 5 and 8. */
export function PasswordForm({ of, email, onClose, onChanged = onClose }: PasswordFormProps) {
  const { typed, type, problem, oldProblem, sending, submit } = usePasswordChange(of, onChanged)
  const own = of === "own"
  const { old, next, again } = typed
  const { busy } = sending
  const cancel = () => {
    sending.stop()
    onClose()
  }

  return (
    <form className={style.form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      <ProblemLine problem={problem} />
      <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
      {own && (
        <PasswordField
          label="Old password"
          required
          autoComplete="current-password"
          error={oldProblem}
          value={old}
          onChange={({ target }) => type({ old: target.value })}
        />
      )}
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={<NewPasswordHint typed={next} />}
        value={next}
        onChange={({ target }) => type({ next: target.value })}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        hint={<ConfirmationHint typed={next} again={again} />}
        value={again}
        onChange={({ target }) => type({ again: target.value })}
      />
      <div className={style.actions}>
        <Button type="submit" busy={busy} disabled={!isReady(typed, own)}>
          Change
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <SendingStatus of={sending} />
    </form>
  )
}

function isReady({ old, next, again }: Typed, own: boolean) {
  return isStrongPassword(next) && next === again && (!own || old !== "")
}

function usePasswordChange(of: Whose, onChanged: () => void) {
  const toast = useToast()
  const send = useSending(of)
  const [typed, setTyped] = useState<Typed>({ old: "", next: "", again: "" })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [oldProblem, setOldProblem] = useState("")
  const sending = useStoppable()

  const type = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
    if ("old" in part) setOldProblem("")
    else setProblem(null)
  }
  const show = ({ code, text, fields }: Failure) => {
    if (fields.oldPassword) return setOldProblem(fields.oldPassword)
    if (code === "STOPPED")
      return setProblem({ text: "You stopped this. The password may have been changed all the same." })
    const refused = fields.newPassword ?? fields.password
    if (refused) return setProblem({ text: refused.startsWith(invalidEntry) ? refused : invalidEntry })
    setProblem({ text: fields.secret ?? text })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.busy) return
    if (!isReady(typed, of === "own")) return setProblem({ text: invalidEntry })
    const failed = await sending.run((context) => send(typed, context)).then(() => null, failureOf)
    if (failed) return show(failed)
    toast("Password Updated Successfully")
    onChanged()
  }

  return { typed, type, problem, oldProblem, sending, submit }
}

function useSending(of: Whose) {
  const [change] = useChangePasswordMutation({ refetchQueries: ["Sessions"] })
  const [reset] = useResetPasswordMutation()
  const [choose] = useChoosePasswordMutation()
  return async ({ old, next }: Typed, context: Sending) => {
    if (of === "own") await change({ variables: { oldPassword: old, newPassword: next }, context })
    else if ("id" in of) await reset({ variables: { id: of.id, password: next }, context })
    else await choose({ variables: { secret: of.secret, newPassword: next }, context })
  }
}

import { type FormEvent, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { SendingStatus } from "../../base/ui/controls/sending.tsx"
import { type Sending, useStoppable } from "../../base/ui/controls/use-stoppable.ts"
import { PasswordField } from "../../base/ui/fields/password-field.tsx"
import { type Problem, ProblemLine } from "../../base/ui/fields/problem-line.tsx"
import { type Failure, failureOf } from "../../base/ui/loading/failure.ts"
import {
  useChangePasswordMutation,
  useChoosePasswordMutation,
  useResetPasswordMutation,
} from "../../generated/graphql.ts"
import { invalidEntry, type NewPassword, NewPasswordFields } from "./new-password-fields.tsx"
import { ConfirmationHint, NewPasswordHint } from "./password-hint.tsx"
import { isStrongPassword } from "./password-rule.ts"

/** The viewer's password, which needs the old one; another user's, set by an administrator; or a link's reset. */
export type Target = "own" | { id: number } | { secret: string }

type PasswordFormProps = {
  of: Target
  email?: string | null
  onClose: () => void
  onChanged?: () => void
}

type Typed = NewPassword & { old: string }

/** Rules, hints and messages follow the specification, sections 5 and 8, to the letter. */
export function PasswordForm({ of, email, onClose, onChanged = onClose }: PasswordFormProps) {
  const own = of === "own"
  const problemIn = (typed: Typed) => (isReady(typed, own) ? null : { text: invalidEntry })
  const { typed, type, problem, oldProblem, sending, submit } = usePasswordChange(of, problemIn, onChanged)
  const { busy } = sending
  const cancel = () => {
    sending.stop()
    onClose()
  }

  return (
    <form className="stack5" noValidate onSubmit={submit} aria-busy={busy || undefined}>
      <ProblemLine problem={problem} />
      <NewPasswordFields
        email={email}
        typed={typed}
        hint={<NewPasswordHint typed={typed.next} />}
        againHint={<ConfirmationHint typed={typed.next} repeated={typed.confirmation} />}
        onType={type}
      >
        {own && (
          <PasswordField
            label="Old password"
            required
            autoComplete="current-password"
            error={oldProblem}
            value={typed.old}
            onChange={({ target }) => type({ old: target.value })}
          />
        )}
      </NewPasswordFields>
      <div className="row3">
        <Button type="submit" busy={busy} disabled={!isReady(typed, own)}>
          Change
        </Button>
        <QuietButton onClick={cancel}>Cancel</QuietButton>
      </div>
      <SendingStatus of={sending} />
    </form>
  )
}

const isReady = ({ old, next, confirmation }: Typed, own: boolean) =>
  isStrongPassword(next) && next === confirmation && (!own || old !== "")

const emptyForm: Typed = { old: "", next: "", confirmation: "" }

export function usePasswordChange(of: Target, problemIn: (typed: Typed) => Problem | null, onChanged?: () => void) {
  const toast = useToast()
  const send = useSendPassword(of)
  const [typed, setTyped] = useState(emptyForm)
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
    if (refused)
      return setProblem(refused.startsWith(invalidEntry) ? { text: refused } : { text: invalidEntry, help: refused })
    setProblem({ text: fields.secret ?? text })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.busy) return
    const found = problemIn(typed)
    setProblem(found)
    if (found) return
    const failed = await sending.run((context) => send(typed, context)).then(() => null, failureOf)
    if (failed) return show(failed)
    setTyped((now) => (now === typed ? emptyForm : now))
    toast("Password Updated Successfully")
    onChanged?.()
  }

  return { typed, type, problem, oldProblem, sending, submit }
}

function useSendPassword(of: Target) {
  const [change] = useChangePasswordMutation({ refetchQueries: ["Sessions"] })
  const [reset] = useResetPasswordMutation()
  const [choose] = useChoosePasswordMutation()
  return async ({ old, next }: Typed, context: Sending) => {
    if (of === "own") await change({ variables: { oldPassword: old, newPassword: next }, context })
    else if ("id" in of) await reset({ variables: { id: of.id, password: next }, context })
    else await choose({ variables: { secret: of.secret, newPassword: next }, context })
  }
}

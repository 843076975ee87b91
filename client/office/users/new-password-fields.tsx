import type { ReactNode } from "react"
import { PasswordField } from "../../base/ui/fields/password-field.tsx"

/** Wording of the specification, section 8; the server's reason may follow. */
export const invalidEntry = "Invalid Entry"

export type NewPassword = { next: string; confirmation: string }

type NewPasswordFieldsProps = {
  /** Tells password managers whose password this is. */
  email?: string | null
  typed: NewPassword
  hint: ReactNode
  againHint: ReactNode
  onType: (part: Partial<NewPassword>) => void
  children?: ReactNode
}

export function NewPasswordFields({ email, typed, hint, againHint, onType, children }: NewPasswordFieldsProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
      {children}
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        hint={hint}
        value={typed.next}
        onChange={({ target }) => onType({ next: target.value })}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        hint={againHint}
        value={typed.confirmation}
        onChange={({ target }) => onType({ confirmation: target.value })}
      />
    </>
  )
}

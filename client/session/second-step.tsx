import { useState } from "react"
import { CheckField, TextField } from "../ui/fields/text-field.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import { msg } from "../ui/words/translate.ts"

/** What signing in takes beside the password, of accounts with an app. */
export type SecondStep = { code?: string; trust?: boolean }

export function useSecondStep() {
  const [isAsked, setAsked] = useState(false)
  const [code, setCode] = useState("")
  const [trust, setTrust] = useState(false)
  const [error, setError] = useState<string>()

  return {
    sent: (isAsked ? { code, trust } : {}) satisfies SecondStep,
    /** Whether a failure is about the code alone; the fields then say so. */
    takes(failure: unknown): boolean {
      const message = failureOf(failure).fields.code
      setError(isAsked ? message : undefined)
      if (message) setAsked(true)
      return message !== undefined
    },
    reset() {
      setAsked(false)
      setCode("")
      setError(undefined)
    },
    fields: isAsked && (
      <>
        <TextField
          label={msg("Code")}
          hint={msg("The six digits that your app shows, or a recovery code.")}
          required
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setError(undefined)
          }}
        />
        <CheckField
          label={msg("Ask for no code in this browser for 30 days")}
          checked={trust}
          onChange={({ target }) => setTrust(target.checked)}
        />
      </>
    ),
  }
}

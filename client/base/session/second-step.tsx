import { useState } from "react"
import { useAttempt } from "../ui/controls/use-attempt.ts"
import { CheckField, TextField } from "../ui/fields/text-field.tsx"
import { msg } from "../ui/words/translate.ts"

export type SecondStep = { code?: string; trust?: boolean }

export function useSecondStep() {
  const [isRequired, setRequired] = useState(false)
  const [code, setCode] = useState("")
  const [trust, setTrust] = useState(false)
  const [error, setError] = useState<string>()
  const { busy, failure, attempt, clearFailure } = useAttempt()

  return {
    busy,
    /** Null if the failure concerns only the code, whose field shows it. */
    failure: failure?.fields.code ? null : failure,
    async signIn(work: (second: SecondStep) => Promise<unknown>): Promise<boolean> {
      const failed = await attempt(() => work(isRequired ? { code, trust } : {}))
      const message = failed?.fields.code
      setError(isRequired ? message : undefined)
      if (message) setRequired(true)
      return failed === null
    },
    reset() {
      clearFailure()
      setRequired(false)
      setCode("")
      setError(undefined)
    },
    fields: isRequired && (
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
          label={msg("Do not ask for a code in this browser for 30 days")}
          checked={trust}
          onChange={({ target }) => setTrust(target.checked)}
        />
      </>
    ),
  }
}

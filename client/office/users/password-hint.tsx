import Check from "lucide-react/icons/check"
import type { ReactNode } from "react"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./password-hint.module.css"
import { hasEveryKind, hasRightLength } from "./password-rule.ts"

export function NewPasswordHint({ typed }: { typed: string }) {
  return (
    <span className="stack1">
      <Rule kept={hasRightLength(typed)}>8 to 24 characters.</Rule>
      <Rule kept={hasEveryKind(typed)}>
        Must include uppercase and lowercase letters, a number and a special character.
      </Rule>
      <span className={style.note}>Special characters: ! @ # $ %</span>
    </span>
  )
}

export function ConfirmationHint({ typed, again }: { typed: string; again: string }) {
  return (
    <span className="stack1">
      <Rule kept={again !== "" && again === typed}>Must match the first password input field.</Rule>
    </span>
  )
}

function Rule({ kept, children }: { kept: boolean; children: ReactNode }) {
  return (
    <span className={classNames(style.rule, kept && style.kept)}>
      <span className={style.mark}>{kept && <Check />}</span>
      <span>{children}</span>
      <span aria-live="polite">{kept && <span className="unseen"> Met.</span>}</span>
    </span>
  )
}

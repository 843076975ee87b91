import Check from "lucide-react/icons/check"
import type { ReactNode } from "react"
import { classNames } from "../../base/ui/texts/class-names.ts"
import style from "./password-hint.module.css"
import { hasEveryKind, hasRightLength } from "./password-rule.ts"

export function NewPasswordHint({ typed }: { typed: string }) {
  return (
    <span className="stack1">
      <Rule met={hasRightLength(typed)}>8 to 24 characters.</Rule>
      <Rule met={hasEveryKind(typed)}>
        Must include uppercase and lowercase letters, a number and a special character.
      </Rule>
      <span className={style.note}>Special characters: ! @ # $ %</span>
    </span>
  )
}

export function ConfirmationHint({ typed, repeated }: { typed: string; repeated: string }) {
  return (
    <span className="stack1">
      <Rule met={repeated !== "" && repeated === typed}>Must match the first password input field.</Rule>
    </span>
  )
}

function Rule({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <span className={classNames(style.rule, met && style.kept)}>
      <span className={style.mark}>{met && <Check />}</span>
      <span>{children}</span>
      <span aria-live="polite">{met && <span className="unseen"> Met.</span>}</span>
    </span>
  )
}

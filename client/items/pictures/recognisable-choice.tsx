import { Button } from "../../base/ui/controls/button.tsx"
import type { Recognisable } from "../../generated/office.ts"

const choices: [Recognisable, string][] = [
  ["NOBODY", "Nobody"],
  ["AGREED", "People who agreed"],
  ["UNSAID", "Not said yet"],
]

const question = "Who can be recognised?"

type RecognisableChoiceProps = {
  value: Recognisable | null | undefined
  onChange: (value: Recognisable) => void
  /** Names the picture if the screen has several. */
  name?: string
}

/** An optional question without a default answer. */
export function RecognisableChoice({ value, onChange, name }: RecognisableChoiceProps) {
  return (
    <fieldset className="line row2" aria-label={name ? `${question} ${name}` : question}>
      <span className="small" aria-hidden="true">
        {question}
      </span>
      {choices.map(([choice, words]) => (
        <Button
          key={choice}
          size="small"
          variant={value === choice ? "primary" : "quiet"}
          aria-pressed={value === choice}
          onClick={() => onChange(choice)}
        >
          {words}
        </Button>
      ))}
    </fieldset>
  )
}

import { Button } from "../../base/ui/controls/button.tsx"
import type { Recognisable } from "../../generated/office.ts"

const choices: [Recognisable, string][] = [
  ["NOBODY", "Nobody"],
  ["AGREED", "People who agreed"],
  ["UNSAID", "Not said yet"],
]

type WhoIsSeenProps = {
  value: Recognisable | null | undefined
  onChange: (value: Recognisable) => void
  /** Of several on a screen. */
  name?: string
}

/** A question that never waits for an answer: none is chosen before. */
export function WhoIsSeen({ value, onChange, name }: WhoIsSeenProps) {
  return (
    <fieldset className="stack1" aria-label={name && `Who can be recognised? ${name}`}>
      <legend className="small">Who can be recognised?</legend>
      <div className="row2">
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
      </div>
    </fieldset>
  )
}

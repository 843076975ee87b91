import { FieldError } from "../../base/ui/fields/field.tsx"
import { CheckField } from "../../base/ui/fields/text-field.tsx"
import type { WebhooksQuery } from "../../generated/office.ts"
import type { Field } from "../../items/forms/field.ts"
import style from "./webhook-topics.module.css"

type Topics = WebhooksQuery["webhookTopics"]

const wrongId = "topics-wrong"

export function webhookTopics(topics: Topics): Field<string[], readonly string[], readonly string[]> {
  return {
    options: { label: "Events it receives" },
    start: (stored) => stored ?? [],
    isEmpty: (chosen) => chosen.length === 0,
    toInput: (chosen) => [...chosen],
    draw: ({ value, error, onChange }) => (
      <fieldset className={style.topics} aria-describedby={error() && wrongId}>
        <legend className="strong">Events it receives</legend>
        {topics.map(({ topic, name }, index) => (
          <CheckField
            key={topic}
            label={name}
            aria-invalid={Boolean(error()) && index === 0}
            checked={value.includes(topic)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, topic] : value.filter((other) => other !== topic))
            }
          />
        ))}
        {error() && <FieldError id={wrongId}>{error()}</FieldError>}
      </fieldset>
    ),
  }
}

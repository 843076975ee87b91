import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictLists } from "../../base/session/evict.ts"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { type EventFieldsFragment, useRepeatEventMutation } from "../../generated/graphql.ts"

export function EventActions({ event: { id } }: { event: EventFieldsFragment }) {
  return (
    <>
      <ButtonLink to={`/events/add?from=${id}`} variant="quiet">
        Copy to next year
      </ButtonLink>
      <RepeatButton id={id} />
    </>
  )
}

function RepeatButton({ id }: { id: number }) {
  const toast = useToast()
  const [until, setUntil] = useState("")
  const [repeat] = useRepeatEventMutation({ update: evictLists })

  return (
    <ConfirmButton
      variant="quiet"
      label="Repeat weekly"
      question="Repeat this event every week?"
      consequence={
        <>
          <p>Each is an event of its own, at the same time. None is on a holiday or a day off.</p>
          <TextField
            label="Until"
            type="date"
            required
            value={until}
            data-first-focus
            onChange={({ target }) => setUntil(target.value)}
          />
        </>
      }
      confirmLabel="Repeat"
      confirmVariant="primary"
      run={() => repeat({ variables: { id, until } })}
      onDone={() => toast("Events Added")}
    />
  )
}

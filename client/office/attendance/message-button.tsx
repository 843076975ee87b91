import { useRef, useState } from "react"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { TextArea } from "../../base/ui/fields/text-field.tsx"
import { failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import { messageAttendeesLimits } from "../../generated/limits.ts"
import { useMessageAttendeesMutation } from "../../generated/office.ts"
import { useSignInAgain } from "../../items/writing/sign-in-again.tsx"

export function MessageButton({ id, people }: { id: number; people: number }) {
  const toast = useToast()
  const [text, setText] = useState("")
  const [message] = useMessageAttendeesMutation()
  const keys = useIdempotencyKeys()
  const { withSession, signInAgain } = useSignInAgain(text !== "")
  const result = useRef({ text, mailed: 0, toRing: 0 })
  const send = async () => {
    const variables = { id, text, idempotencyKey: keys.keyOf(id) }
    const { data } = await withSession(() => message({ variables })).catch((error) => {
      if (failureOf(error).code !== "CONFLICT") throw error
      keys.forget()
      throw new Refused("CONFLICT", "What you sent before was mailed after all. Send this too, if it is still needed.")
    })
    if (data) result.current = { text, ...data.messageAttendees }
  }
  const finish = () => {
    keys.forget()
    setText((now) => (now === result.current.text ? "" : now))
    const { mailed, toRing } = result.current
    const more = toRing > 0 ? `No mail reaches ${counted(toRing, "person", "people")}: ring them.` : undefined
    toast(mailed > 0 ? `Mailed to ${counted(mailed, "person", "people")}` : "Nobody was mailed", { more })
  }

  return (
    <>
      <ConfirmButton
        label="Write to all who come"
        disabled={people === 0}
        question={`Write to ${counted(people, "person", "people")}?`}
        consequence={
          <TextArea
            label="Message"
            hint="Each gets a separate mail, with the event’s time and place. Answers go to the school."
            required
            maxLength={messageAttendeesLimits.text.max}
            value={text}
            data-first-focus
            onChange={({ target }) => setText(target.value)}
          />
        }
        confirmLabel="Send"
        confirmVariant="primary"
        run={send}
        onDone={finish}
      />
      {signInAgain}
    </>
  )
}

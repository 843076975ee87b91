import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { TextArea } from "../../base/ui/fields/text-field.tsx"
import { useSendBackMutation } from "../../generated/graphql.ts"
import type { SeenItem } from "./publication.ts"

export function SendBackButton({ item }: { item: SeenItem }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <MinorButton onClick={() => setOpen(true)}>Send back</MinorButton>
      <Dialog open={open} title="Send it back" onClose={() => setOpen(false)}>
        <SendBackForm item={item} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function SendBackForm({ item, onClose }: { item: SeenItem; onClose: () => void }) {
  const [note, setNote] = useState("")
  const [sendBack] = useSendBackMutation({ update: evictItems })
  const toast = useToast()
  const submit = async () => {
    await sendBack({ variables: { ...item, note } })
    onClose()
    toast("Sent back: its writer gets a mail with your words")
  }

  return (
    <Form
      missing={{ "a few words": !note.trim() }}
      submitLabel="Send back"
      failedTitle="This was not sent back."
      sendsOnEnter={false}
      onSubmit={submit}
      onCancel={onClose}
    >
      {({ fields }) => (
        <TextArea
          label="What should be different?"
          hint="Its writer reads this above the text, and in a mail."
          required
          maxLength={2000}
          data-first-focus
          value={note}
          error={fields.note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
    </Form>
  )
}

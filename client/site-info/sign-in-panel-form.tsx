import { useState } from "react"
import { Form } from "../ui/form.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { PartFormProps } from "./part-form.ts"

/** The words beside the sign-in form. */
export function SignInPanelForm({ site, save, onCancel }: PartFormProps) {
  const { quote, attribution } = site.signInPanel
  const [signInPanel, setPanel] = useState({ quote, attribution })

  return (
    <Form submitLabel="Update" onCancel={onCancel} onSubmit={() => save({ signInPanel })}>
      {({ fields }) => (
        <>
          <TextArea
            label="Quotation"
            maxLength={1000}
            rows={3}
            error={fields["signInPanel.quote"]}
            value={signInPanel.quote}
            onChange={({ target }) => setPanel({ ...signInPanel, quote: target.value })}
          />
          <TextField
            label="Who said it"
            maxLength={100}
            error={fields["signInPanel.attribution"]}
            value={signInPanel.attribution}
            onChange={({ target }) => setPanel({ ...signInPanel, attribution: target.value })}
          />
        </>
      )}
    </Form>
  )
}

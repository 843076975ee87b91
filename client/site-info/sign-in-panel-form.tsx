import { TextArea, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"

const names = { quote: "Quotation", attribution: "Who said it" }

/** The words beside the sign-in form. */
export function SignInPanelForm({ site, save, onCancel }: PartFormProps) {
  const { quote, attribution } = site.signInPanel
  const writing = useWriting({ quote, attribution }, site.version)
  const { typed: signInPanel, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(signInPanel, sent) => save({ signInPanel }, sent)}
    >
      {({ fields }) => (
        <>
          <TextArea
            label="Quotation"
            maxLength={1000}
            rows={3}
            error={fields["signInPanel.quote"]}
            value={signInPanel.quote}
            onChange={({ target }) => type({ quote: target.value })}
          />
          <TextField
            label="Who said it"
            maxLength={100}
            error={fields["signInPanel.attribution"]}
            value={signInPanel.attribution}
            onChange={({ target }) => type({ attribution: target.value })}
          />
        </>
      )}
    </WritingForm>
  )
}

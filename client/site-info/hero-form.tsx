import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { CallFields, callInput, typedCall } from "./call-fields.tsx"
import type { PartFormProps } from "./part-form.ts"

const names = {
  title: "Heading",
  text: "Text",
  actionLabel: "Button",
  actionPath: "Leads to",
  picture: "Picture",
}

/** The banner of the home page. */
export function HeroForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedCall(site.hero), site.version)

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={async (hero, sent) => save({ hero: await callInput(hero, sent.context) }, sent)}
    >
      {({ fields }) => <CallFields call={writing.typed} change={writing.type} errors={fields} name="hero" />}
    </WritingForm>
  )
}

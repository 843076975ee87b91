import { useState } from "react"
import { Form } from "../ui/form.tsx"
import { CallFields, callInput, typedCall } from "./call-fields.tsx"
import type { PartFormProps } from "./part-form.ts"

/** The banner of the home page. */
export function HeroForm({ site, save, onCancel }: PartFormProps) {
  const [hero, setHero] = useState(() => typedCall(site.hero))

  return (
    <Form submitLabel="Update" onCancel={onCancel} onSubmit={async () => save({ hero: await callInput(hero) })}>
      {({ fields }) => (
        <CallFields call={hero} change={(part) => setHero({ ...hero, ...part })} errors={fields} name="hero" />
      )}
    </Form>
  )
}

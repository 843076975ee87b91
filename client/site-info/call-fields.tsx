import type { CallToActionInput, OfficeCallFieldsFragment } from "../generated/office.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { Sending } from "../ui/use-stoppable.ts"
import type { Change } from "./part-form.ts"
import { type SitePicture, sitePictureInput } from "./site-picture.ts"
import { SitePictureField } from "./site-picture-field.tsx"
import style from "./site-screen.module.css"

/** A banner or a call as it is filled in. */
export type TypedCall = Omit<CallToActionInput, "picture"> & { picture: SitePicture }

export function typedCall({ title, text, actionLabel, actionPath, picture }: OfficeCallFieldsFragment): TypedCall {
  return { title, text, actionLabel, actionPath, picture: { stored: picture } }
}

/** As the API takes it; a new picture is stored on the way. */
export async function callInput({ picture, ...words }: TypedCall, sending: Sending): Promise<CallToActionInput> {
  return { ...words, picture: await sitePictureInput(picture, sending) }
}

type CallFieldsProps = {
  call: TypedCall
  change: Change<TypedCall>
  /** Messages of the fields below this one: "hero". */
  errors: Record<string, string>
  name: string
}

/** Heading, words, button and picture. */
export function CallFields({ call, change, errors, name }: CallFieldsProps) {
  return (
    <>
      <TextField
        label="Heading"
        maxLength={200}
        error={errors[`${name}.title`]}
        value={call.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="Text"
        hint="{year} stands for the next calendar year."
        maxLength={1000}
        rows={3}
        error={errors[`${name}.text`]}
        value={call.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className={style.two}>
        <TextField
          label="Button"
          hint="What it says."
          maxLength={60}
          error={errors[`${name}.actionLabel`]}
          value={call.actionLabel}
          onChange={({ target }) => change({ actionLabel: target.value })}
        />
        <TextField
          label="Leads to"
          hint="A page of this site, such as /apply"
          required
          maxLength={200}
          error={errors[`${name}.actionPath`]}
          value={call.actionPath}
          onChange={({ target }) => change({ actionPath: target.value })}
        />
      </div>
      <SitePictureField
        value={call.picture}
        error={errors[`${name}.picture`]}
        onChange={(picture) => change({ picture })}
      />
    </>
  )
}

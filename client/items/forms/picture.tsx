import { type ComponentProps, useEffect, useRef, useState } from "react"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { isUploadBlocked, requireBlurred, withChildren } from "../../base/ui/pictures/faces/face-marks.ts"
import { type ChosenPicture, PictureChooser } from "../../base/ui/pictures/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput, type StoredPicture } from "../../base/ui/pictures/picture-input.ts"
import type { PictureInput } from "../../generated/graphql.ts"
import { ChildrenSeen } from "../pictures/children-seen.tsx"
import { FacesLine } from "../pictures/faces-line.tsx"
import { RecognisableChoice } from "../pictures/recognisable-choice.tsx"
import { isTransient, uploadAhead, uploadPicture } from "../pictures/upload-picture.ts"
import { readStored, useMarks } from "../pictures/use-marks.ts"
import type { Field, FieldOptions } from "./field.ts"

type PictureOptions = FieldOptions & Pick<ComponentProps<typeof PictureChooser>, "types" | "naming" | "brief">

type PictureField<Input> = Field<Input, ChosenPicture, StoredPicture | null>

export function picture(options: PictureOptions): PictureField<PictureInput> {
  const { label, types, naming, brief } = options

  return {
    options,
    start: chosenFrom,
    isEmpty: (value) => !isChosen(value),
    toInput: uploadedInput,
    render: ({ value, required, error, onChange }) => (
      <PictureField
        {...{ label, types, naming, brief, value, required, onChange }}
        error={error() ?? error("upload")}
        altError={error("alt")}
      />
    ),
  }
}

export function optionalPicture(options: PictureOptions): PictureField<PictureInput | null> {
  const field = picture({ required: false, ...options })
  return { ...field, toInput: async (value, sending) => (isChosen(value) ? uploadedInput(value, sending) : null) }
}

/** The draft and the form share one upload, which the item names. */
async function uploadedInput(value: ChosenPicture, { fetchOptions }: Sending): Promise<PictureInput> {
  requireBlurred(value)
  if (value.file) await uploadPicture({ file: value.file, ...fetchOptions })
  return pictureInput(value)
}

function PictureField({ error, ...chooser }: Omit<ComponentProps<typeof PictureChooser>, "readStored">) {
  const { value, onChange } = chooser
  const { file, name } = value
  const refusal = useUploadAhead(isUploadBlocked(value) ? undefined : file)
  const { marks } = useMarks(name ? [name] : [])
  const stored = (name && marks[name]) || undefined
  const recognisable = value.recognisable ?? (file ? undefined : stored)
  const [known, setKnown] = useState<number[]>()

  return (
    <PictureChooser
      {...chooser}
      error={error ?? refusal}
      readStored={readStored}
      below={
        <>
          <RecognisableChoice value={recognisable} onChange={(recognisable) => onChange({ ...value, recognisable })} />
          {file && (
            <FacesLine of={value} naming={chooser.naming ?? ""} onChange={(part) => onChange({ ...value, ...part })} />
          )}
          {recognisable === "AGREED" && (
            <ChildrenSeen
              stored={file ? undefined : name}
              value={value.children ?? (file ? undefined : known)}
              onRead={setKnown}
              onChange={(children) => onChange({ childrenBefore: known, ...value, ...withChildren(children, value) })}
            />
          )}
        </>
      }
    />
  )
}

/** Uploads while the user goes on writing. Returns why the site refuses the picture. */
function useUploadAhead(file: File | undefined): string | undefined {
  const [refused, setRefused] = useState<{ file: File; text: string }>()
  const controller = useRef(new AbortController())

  useEffect(() => {
    // The upload continues after unmounting: the draft keeps the picture.
    controller.current.abort()
    if (!file) return
    controller.current = new AbortController()
    void uploadAhead({ file, signal: controller.current.signal }).then((failure) => {
      if (failure && !isTransient(failure)) setRefused({ file, text: failure.text })
    })
  }, [file])

  return refused?.file === file ? refused?.text : undefined
}

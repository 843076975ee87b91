import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react"
import { failureOf } from "../loading/failure.ts"
import { sequence } from "../sequence.ts"
import { addPicker } from "./dropped-files.ts"
import { beforeSending, inTurn, nextRender } from "./in-turn.ts"
import { preparePicture } from "./prepare-picture.ts"

type PictureFilesOptions = {
  /** Shown where files are dropped. */
  label: string
  types: string[]
  multiple?: boolean
  /** Called for each file, ready to be uploaded. */
  onFile: (file: File) => void
}

export type PictureFiles<Place extends HTMLElement = HTMLFieldSetElement> = {
  /** The element in whose form files may be dropped and pasted. */
  place: RefObject<Place | null>
  problems: string[]
  /** The work in progress, for a status line. */
  status: string
  types: string[]
  multiple: boolean
  choose: (event: ChangeEvent<HTMLInputElement>) => void
  /** Turns a picture once earlier files, turns and blurs are in the form. `onTurned` is not called after unmounting. */
  turn: <Turned>(prepare: () => Promise<Turned>, onTurned: (turned: Turned) => void) => Promise<void>
}

/** Prepares chosen, dropped and pasted files. Add steps before the upload to `preparePicture`, which texts use too. */
export function usePictureFiles<Place extends HTMLElement = HTMLFieldSetElement>({
  label,
  types,
  multiple = false,
  onFile,
}: PictureFilesOptions): PictureFiles<Place> {
  const place = useRef<Place>(null)
  const [problems, setProblems] = useState<string[]>([])
  const [status, setStatus] = useState("")
  const [enqueue] = useState(sequence)

  const deliver = async <Ready>(prepare: () => Promise<Ready>, onReady: (ready: Ready) => void) => {
    try {
      const ready = await beforeSending(prepare())
      if (place.current) onReady(ready)
    } catch (error) {
      const { text } = failureOf(error)
      setProblems((before) => [...before, text])
    }
    setStatus("")
  }
  const addFiles = async (files: File[]) => {
    const offered = multiple ? files : files.slice(0, 1)
    setProblems(files.slice(offered.length).map(({ name }) => `Only one picture fits here: “${name}” was left out.`))
    for (const file of offered) {
      if (!place.current) return
      setStatus(`Preparing “${file.name}”…`)
      await deliver(
        () => preparePicture(file, types),
        (prepared) => latest.current.onFile(prepared),
      )
    }
  }
  const turn: PictureFiles<Place>["turn"] = (prepare, onTurned) => {
    setProblems([])
    setStatus("Turning the picture…")
    const whenEarlierEnded = () => inTurn(nextRender).then(prepare)
    return enqueue(() => deliver(whenEarlierEnded, onTurned))
  }
  const latest = useRef({ onFile, addFiles, label })
  latest.current = { onFile, addFiles, label }

  useEffect(
    () =>
      place.current
        ? addPicker({
            container: place.current,
            label: () => latest.current.label,
            onFiles: (files) => void latest.current.addFiles(files),
          })
        : undefined,
    [],
  )
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void addFiles([...(target.files ?? [])])
    target.value = ""
  }

  return { place, problems, status, types, multiple, choose, turn }
}

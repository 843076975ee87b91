import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react"
import { failureOf } from "../loading/failure.ts"
import { addPicker } from "./dropped-files.ts"
import { preparePicture, turnPicture } from "./prepare-picture.ts"

type OnFile = (file: File) => void | Promise<void>

type PictureFilesOptions = {
  /** Shown where files are dropped. */
  label: string
  types: string[]
  multiple?: boolean
  /** Called for each file, ready to be uploaded. */
  onFile: OnFile
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
  /** Turns a chosen or stored picture, and passes the new file on. */
  turn: (find: () => Promise<File | null>, onFile: OnFile) => Promise<void>
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

  const deliver = async (prepare: () => Promise<File>, onReady: OnFile) => {
    try {
      await onReady(await prepare())
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
      setStatus(`Preparing “${file.name}”…`)
      await deliver(
        () => preparePicture(file, types),
        (prepared) => latest.current.onFile(prepared),
      )
    }
  }
  const turn: PictureFiles<Place>["turn"] = async (find, onFile) => {
    setProblems([])
    setStatus("Turning the picture…")
    await deliver(async () => turnPicture(await find()), onFile)
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

import { type ChangeEvent, type ClipboardEvent, useState } from "react"
import { pictureProblem } from "./picture-file.ts"

type Receivers = {
  onFiles: (files: File[]) => void
  onProblems?: (problems: string[]) => void
}

export function usePictureFiles(types: string[], multiple: boolean, { onFiles, onProblems }: Receivers) {
  const [problems, setProblems] = useState<string[]>([])

  const take = async (files: File[]) => {
    const offered = multiple ? files : files.slice(0, 1)
    const answers = await Promise.all(offered.map((file) => pictureProblem(file, types)))
    const found = answers.filter((answer) => answer !== null)
    setProblems(found)
    onProblems?.(found)
    const usable = offered.filter((_, index) => answers[index] === null)
    if (usable.length > 0) onFiles(usable)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void take([...(target.files ?? [])])
    target.value = ""
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    void take(files)
  }

  return { problems, take, choose, paste }
}

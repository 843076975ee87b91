import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { useLexicalNodeSelection } from "@lexical/react/useLexicalNodeSelection"
import { $getNodeByKey, HISTORY_MERGE_TAG, type NodeKey, SKIP_DOM_SELECTION_TAG } from "lexical"
import { type KeyboardEvent, useState } from "react"
import { MinorButton } from "../../../base/ui/controls/button.tsx"
import { useAsync } from "../../../base/ui/controls/use-async.ts"
import { useAttempt } from "../../../base/ui/controls/use-attempt.ts"
import { CheckField, TextField } from "../../../base/ui/fields/text-field.tsx"
import { type FacedPicture, isUploadBlocked } from "../../../base/ui/pictures/faces/face-marks.ts"
import { FilePicture } from "../../../base/ui/pictures/file-picture.tsx"
import { beforeSending } from "../../../base/ui/pictures/in-turn.ts"
import { isStored } from "../../../base/ui/pictures/store-name.ts"
import { sequence } from "../../../base/ui/sequence.ts"
import { classNames } from "../../../base/ui/texts/class-names.ts"
import { longestCaption } from "../../../generated/constants.ts"
import { pictureLimits } from "../../../generated/limits.ts"
import { FacesLine } from "../../pictures/faces-line.tsx"
import { RecognisableChoice } from "../../pictures/recognisable-choice.tsx"
import { uploadAhead } from "../../pictures/upload-picture.ts"
import { readPeople, sendFigure, useMarks } from "../../pictures/use-marks.ts"
import { answersOf, fileAt, replaceFile, saveAnswers } from "../../writing/files-in-texts.ts"
import type { Figure } from "../lines/lines.ts"
import style from "../rich-text-editor.module.css"

type FigureBoxProps = { nodeKey: NodeKey; figure: Figure; $set: (figure: Figure) => void }

/** A picture in the text, with its words. Arrow keys select it, and Backspace removes it, like a letter. */
export function FigureBox({ nodeKey, figure, $set }: FigureBoxProps) {
  const [editor] = useLexicalComposerContext()
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const { src, alt, caption } = figure
  const change = (changed: Partial<Figure>, ...tags: string[]) =>
    editor.update(() => $set({ ...figure, ...changed }), { discrete: true, tag: [SKIP_DOM_SELECTION_TAG, ...tags] })
  const select = () => {
    clearSelection()
    setSelected(true)
  }
  const remove = () =>
    editor.update(() => {
      $getNodeByKey(nodeKey)?.selectNext()
      $getNodeByKey(nodeKey)?.remove()
    })

  return (
    <div className={classNames("stack2", isSelected && style.selected)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the arrow keys select it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the arrow keys select it */}
      <div onClick={select}>
        <FigureImage figure={figure} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field would send the form */}
      <div className="stack2 small" onKeyDown={preventSubmit}>
        <TextField
          label="Caption"
          maxLength={longestCaption}
          value={caption}
          onChange={({ target }) => change({ caption: target.value })}
        />
        <TextField
          label="What does the picture show?"
          hint="One sentence, read aloud to people who cannot see it."
          maxLength={pictureLimits.alt.max}
          disabled={alt === ""}
          value={alt ?? ""}
          onChange={({ target }) => change({ alt: target.value || null })}
        />
        {/* Reported at once: a form that is being sent waits for blurred faces. */}
        <FigureMark src={src} onSrcChange={(src) => change({ src }, HISTORY_MERGE_TAG)} />
        <div className="row3">
          <CheckField
            label="Decoration: nothing is read aloud"
            checked={alt === ""}
            onChange={({ target }) => change({ alt: target.checked ? "" : null })}
          />
          <MinorButton onClick={remove}>
            Remove<span className="unseen"> picture</span>
          </MinorButton>
        </div>
      </div>
    </div>
  )
}

function FigureImage({ figure: { src, alt, width, height } }: { figure: Figure }) {
  const [missing, setMissing] = useState<string>()
  const file = fileAt(src)
  if (file) return <FilePicture file={file} alt={alt ?? ""} />
  if (missing === src) return <p className="warning">This picture is not here. It may still be on another device.</p>

  const address = src.replace(/^https?:\/\/[^/]+/, "")
  return <img src={address} alt={alt ?? ""} width={width} height={height} onError={() => setMissing(src)} />
}

type FigureMarkProps = Pick<Figure, "src"> & { onSrcChange: (src: string) => void }

/** Saves each answer at once, because the text does not store answers. */
function FigureMark({ src, onSrcChange }: FigureMarkProps) {
  const file = fileAt(src)
  const name = decodeURIComponent(src.replace(/^.*\/images\/|\?.*$/g, ""))
  const { marks, mark } = useMarks(file ? [] : [name])
  const { failure, attempt } = useAttempt()
  const [enqueue] = useState(sequence)
  const [, rerender] = useState({})
  const latest = (): FacedPicture => (file ? answersOf(file) : { faces: null, recognisable: marks[name] ?? undefined })
  const answers = latest()
  const [problem, setProblem] = useState<string>()
  const due = isUploadBlocked(answers) ? undefined : file
  useAsync(
    due,
    () => due && uploadAhead({ file: due, signal: new AbortController().signal }),
    (failure) => setProblem(failure?.text),
  )

  // Given before the page was reloaded.
  useAsync(
    file,
    () => (file && isStored(file) ? readPeople(name) : undefined),
    (people) => {
      if (!file || !people) return
      const { children = people.children, recognisable = people.recognisable, ...more } = answersOf(file)
      saveAnswers({ ...more, children, recognisable })
      rerender({})
    },
  )

  const answer = (part: FacedPicture) => {
    const now = { ...latest(), ...part }
    saveAnswers(now)
    rerender({})
    if (now.file && now.file !== file) onSrcChange(replaceFile(src, now.file))
    const { recognisable } = now
    if (!recognisable || isUploadBlocked(now)) return
    const store = () =>
      now.file ? sendFigure(now, { file: now.file, signal: new AbortController().signal }) : mark([name], recognisable)
    void enqueue(() => attempt(() => beforeSending(store())))
  }

  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <RecognisableChoice value={answers.recognisable} onChange={(recognisable) => answer({ recognisable })} />
      {file && <FacesLine of={answers} onChange={answer} />}
      {failure && <p role="alert">{failure.text}</p>}
    </>
  )
}

function preventSubmit(event: KeyboardEvent) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault()
}

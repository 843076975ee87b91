import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { focusNextCellOnEnter, type Move, SortableGrid } from "../../base/ui/controls/sortable-grid.tsx"
import { CheckField, TextArea } from "../../base/ui/fields/text-field.tsx"
import { galleryImageLimits, pictureLimits } from "../../generated/limits.ts"
import type { Recognisable } from "../../generated/office.ts"
import type { AnyFields } from "../../items/forms/field.ts"
import { SecondLook } from "../../items/forms/second-look.tsx"
import { useAdvice } from "../../items/forms/use-advice.tsx"
import { RecognisableChoice } from "../../items/pictures/recognisable-choice.tsx"
import style from "./picture-grid.module.css"

export type PictureWords = { caption: string; alt: string; decorative?: boolean }

export type GridPicture = PictureWords & {
  key: number
  name: string
  recognisable?: Recognisable | null
  image: ReactNode
  /** Shown below the question who can be recognised. */
  faces?: ReactNode
  /** Shown above and below the picture's words. */
  head?: ReactNode
  foot?: ReactNode
}

type PictureGridProps = {
  pictures: readonly GridPicture[]
  onMove?: Move
  onMoved?: () => void
  onChange: (key: number, words: Partial<PictureWords>) => void
  onMark: (keys: number[], recognisable: Recognisable) => void
  /** Called when the focus leaves a field. */
  onLeave?: (key: number) => void
  /** Actions on the chosen pictures. */
  tools: (chosen: number[]) => ReactNode
  /** Shown below the grid, with a button that leads to the advice. */
  foot: (advice: ReactNode) => ReactNode
}

export function PictureGrid({ pictures, onChange, onMark, onLeave, tools, foot, ...moving }: PictureGridProps) {
  const { chosen, marked, all, choose, chooseAll, bar, toBar: focusToolbar } = useChoice(pictures)
  const [advice, setAdvice] = useAdvice()
  const formValues = useFormValues(pictures)
  const replace = (part: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(part)) {
      const { alt, caption } = value as PictureWords
      onChange(Number(key), alt ? { alt, caption } : { caption })
      onLeave?.(Number(key))
    }
  }

  return (
    <>
      <fieldset ref={bar} aria-label="Several at once" className={style.tools}>
        <CheckField label="Choose all" checked={all} onChange={({ target }) => chooseAll(target.checked)} />
        <p role="status" className="small">
          {chosen.length > 0 && `${chosen.length} chosen`}
        </p>
        <MinorButton onClick={() => onMark(marked, "NOBODY")}>
          {chosen.length > 0 ? "Nobody in them" : "Nobody in any of them"}
          <span className="unseen"> can be recognised</span>
        </MinorButton>
        {chosen.length > 0 && tools(chosen)}
      </fieldset>
      <SortableGrid
        {...moving}
        items={pictures}
        keyOf={({ key }) => key}
        nameOf={({ name }, number) => nameAt(number - 1, name)}
      >
        {({ key, name, recognisable, image, faces, head, foot, ...words }, handle, index) => (
          <>
            <div className={style.frame}>
              {image}
              {handle}
              <label className={style.choice}>
                <input
                  type="checkbox"
                  aria-label={`Choose picture ${index + 1}, ${name}`}
                  checked={chosen.includes(key)}
                  onChange={({ target }) => choose(key, target.checked)}
                  onKeyDown={focusToolbar}
                />
                {index + 1}
              </label>
            </div>
            {head}
            <RecognisableChoice
              value={recognisable}
              name={nameAt(index, name)}
              onChange={(recognisable) => onMark([key], recognisable)}
            />
            {faces}
            <Words words={words} onChange={(changes) => onChange(key, changes)} onLeave={() => onLeave?.(key)} />
            {foot}
          </>
        )}
      </SortableGrid>
      <SecondLook {...formValues} before={{}} onReplace={replace} onAdvice={setAdvice} />
      {foot(advice)}
    </>
  )
}

/** Each picture is a field with its words. Leaves out pictures without people: their words may contain any name. */
function useFormValues(pictures: readonly GridPicture[]) {
  const fields = pictures.map(({ key, name }, index) => [key, { options: { label: nameAt(index, name) } }])
  const values = pictures.flatMap(({ key, caption, decorative, recognisable, ...rest }) => {
    const alt = decorative ? "" : rest.alt
    if (recognisable === "NOBODY" || !(alt || caption)) return []
    // The grid itself shows which pictures are not described yet.
    return [[key, { name: String(key), recognisable: recognisable ?? "UNSAID", alt, caption, decorative: !alt }]]
  })
  // A string, because upload progress creates new picture objects.
  const words = JSON.stringify(Object.fromEntries(values))
  return { fields: Object.fromEntries(fields) as AnyFields, values: useMemo(() => JSON.parse(words), [words]) }
}

type WordsProps = { words: PictureWords; onChange: (words: Partial<PictureWords>) => void; onLeave: () => void }

function Words({ words: { alt, caption, decorative }, onChange, onLeave }: WordsProps) {
  return (
    <div className={style.words}>
      <TextArea
        label="What does the picture show?"
        name="alt"
        mayWait
        placeholder={decorative ? "Decoration: nothing is read aloud" : undefined}
        maxLength={pictureLimits.alt.max}
        value={decorative ? "" : alt}
        onChange={({ target }) => onChange({ alt: oneLine(target.value), decorative: false })}
        onKeyDown={focusNextCellOnEnter}
        onBlur={onLeave}
      />
      <TextArea
        label="Caption"
        name="caption"
        mayWait
        maxLength={galleryImageLimits.caption.max}
        value={caption}
        onChange={({ target }) => onChange({ caption: oneLine(target.value) })}
        onKeyDown={focusNextCellOnEnter}
        onBlur={onLeave}
      />
    </div>
  )
}

const nameAt = (index: number, name: string) => `Picture ${index + 1}, ${name}`

const oneLine = (text: string) => text.replaceAll("\n", " ")

function useChoice(pictures: readonly GridPicture[]) {
  const [keys, setKeys] = useState<ReadonlySet<number>>(new Set())
  const bar = useRef<HTMLFieldSetElement>(null)
  const chosen = pictures.map(({ key }) => key).filter((key) => keys.has(key))
  // A picture that is deleted and restored is not chosen.
  if (chosen.length < keys.size) setKeys(new Set(chosen))

  return {
    chosen,
    marked: chosen.length > 0 ? chosen : pictures.map(({ key }) => key),
    all: chosen.length === pictures.length,
    choose: (key: number, isChosen: boolean) =>
      setKeys(new Set(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key))),
    chooseAll: (isChosen: boolean) => setKeys(new Set(isChosen ? pictures.map(({ key }) => key) : [])),
    bar,
    /** Enter on a picture, however deep in the grid, moves the focus to the actions. */
    toBar: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== "Enter") return
      event.preventDefault()
      event.stopPropagation()
      bar.current?.querySelector<HTMLElement>("button, select")?.focus()
    },
  }
}

import { useRef, useState } from "react"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { type FaceMark, inReadingOrder, isUnsaid } from "../../base/ui/pictures/faces/face-marks.ts"
import type { Face } from "../../base/ui/pictures/faces/find-faces.ts"
import { useFileAddress } from "../../base/ui/pictures/file-picture.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import { type Child, ChildChoice, NoConsentNote, titleOf, useRegister } from "./child-choice.tsx"
import style from "./face-boxes.module.css"
import { instructions, useDrawing } from "./use-drawing.ts"

type FaceBoxesProps = {
  /** The picture's address or file. */
  picture: string | Blob
  /** In reading order. */
  faces: readonly FaceMark[]
  onChange: (faces: FaceMark[]) => void
}

type Answer = FaceMark["who"]

/** A picture with its faces, to mark each as a child, as somebody who agreed, or as blurred. */
export function FaceBoxes({ picture, faces, onChange }: FaceBoxesProps) {
  const objectUrl = useFileAddress(typeof picture === "string" ? undefined : picture)
  const address = typeof picture === "string" ? picture : objectUrl
  const [chosen, setChosen] = useState(() => Math.max(0, faces.findIndex(isUnsaid)))
  const [announcement, setAnnouncement] = useState("")
  const marker = useRef<HTMLButtonElement>(null)
  const register = useRegister()
  const words = (who: Answer) => wordsOf(who, register.known)
  const { box, changed, toggle, boxProps, frameProps } = useDrawing({
    onEnd(drawn) {
      const all = inReadingOrder([...faces, ...(drawn ? [drawn] : [])])
      if (drawn) show(all, all.indexOf(drawn), "A face is marked.")
      marker.current?.focus()
    },
    onChange(of, box) {
      const all = faces.map((face) => (face === of ? { ...face, ...box } : face))
      show(all, faces.indexOf(of), "The box is changed.")
    },
  })

  const show = (all: FaceMark[], next: number, message: string) => {
    onChange(all)
    setChosen(next)
    setAnnouncement([message, ...(all[next] ? [`${titleAt(next, all)}: ${words(all[next].who)}.`] : [])].join(" "))
  }
  const answer = (who: Answer) => {
    const all = faces.map((face, index) => (index === chosen ? { ...face, who } : face))
    const next = all.findIndex(isUnsaid)
    show(all, next < 0 ? chosen : next, `Face ${chosen + 1}: ${words(who)}.`)
  }
  const removeFace = () => {
    const all = faces.filter((_, index) => index !== chosen)
    show(all, Math.max(0, Math.min(chosen, all.length - 1)), "Taken out.")
  }
  const face = faces[chosen]

  return (
    <div className={classNames("column stack4", style.editor)}>
      <div {...frameProps} className={classNames(style.frame, box && style.drawing)}>
        <img src={address} alt="" draggable={false} className={style.picture} />
        {faces.map((face, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a face has no key but its position
            key={index}
            ref={(element) => setPosition(element, changed?.of === face ? changed.box : face)}
            type="button"
            className={style.box}
            inert={box !== undefined}
            aria-label={`${titleAt(index, faces)}: ${words(face.who)}`}
            aria-pressed={index === chosen}
            data-first-focus={index === chosen || undefined}
            onClick={() => setChosen(index)}
            title="Drag it or its corner, or use the arrow keys, with Shift to size it and Enter to set it"
            {...boxProps(face)}
          >
            <span className={classNames("strong", style.number)}>
              {index + 1}
              {!isUnsaid(face) && <span aria-hidden="true">&nbsp;✓</span>}
            </span>
          </button>
        ))}
        {box && (
          <button
            ref={(element) => setPosition(element, box)}
            type="button"
            className={style.box}
            aria-label={`New face: ${boxText(box)}`}
            // biome-ignore lint/a11y/noAutofocus: the user has just asked for this box, which the keys move
            autoFocus
          />
        )}
      </div>
      <div className="column stack3 cell">
        <p role="status" className={box ? "small" : "unseen"}>
          {box ? instructions : changed ? boxText(changed.box) : announcement}
        </p>
        {face && !box && (
          <fieldset className="column stack2">
            <legend className="strong">
              {titleAt(chosen, faces)}: {words(face.who)}
            </legend>
            <NoConsentNote child={childOf(face.who, register.known)} />
            <div ref={(element) => setPosition(element, face)} className={style.close} aria-hidden="true">
              <img src={address} alt="" />
            </div>
            <div className="row2">
              {choices.map(([who, words]) => (
                <Button
                  key={who}
                  size="small"
                  variant={face.who === who ? "primary" : "quiet"}
                  aria-pressed={face.who === who}
                  onClick={() => answer(who)}
                >
                  {words}
                </Button>
              ))}
              <MinorButton onClick={removeFace}>Not a face</MinorButton>
            </div>
            {register.known && (
              <ChildChoice register={register} button="It is this child" onChoose={({ id }) => answer(id)} />
            )}
          </fieldset>
        )}
        <div className="row2">
          {faces.length > 1 && !box && <AnswerRest faces={faces} onChange={onChange} />}
          <MinorButton ref={marker} aria-pressed={box !== undefined} onClick={toggle}>
            {faces.length > 0 ? "Mark another face" : "Mark a face"}
          </MinorButton>
        </div>
      </div>
    </div>
  )
}

const titleAt = (index: number, faces: readonly FaceMark[]) => `Face ${index + 1} of ${faces.length}`

const childOf = (who: Answer, known: readonly Child[] = []) => known.find(({ id }) => id === who)

function wordsOf(who: Answer, known: readonly Child[] | undefined) {
  if (who === undefined) return "not said yet"
  if (who === "AGREED") return "somebody who agreed"
  if (who === "BLURRED") return "blurred"
  const child = childOf(who, known)
  return child ? titleOf(child) : "a child"
}

function boxText({ x, y, width, height }: Face) {
  const [left, top, wide, high] = [x, y, width, height].map((part) => Math.round(part * 100))
  return `${left} per cent from the left, ${top} from the top, ${wide} wide, ${high} high`
}

/** Set by a script, because the CSP forbids style attributes. */
function setPosition(element: HTMLElement | null, { x, y, width, height }: Face) {
  for (const [name, part] of Object.entries({ x, y, width, height }))
    element?.style.setProperty(`--${name}`, String(part))
}

const choices = [
  ["BLURRED", "Blurred"],
  ["AGREED", "An adult who agreed"],
] as const

type AnswerRestProps = Pick<FaceBoxesProps, "faces" | "onChange"> & { disabled?: boolean }

/** Buttons that answer for all unanswered faces at once. */
export function AnswerRest({ faces, onChange, disabled }: AnswerRestProps) {
  const answerAll = (who: Answer) => onChange(faces.map((face) => (isUnsaid(face) ? { ...face, who } : face)))
  const [agreed, blurred] =
    faces.length === 1 ? ["Agreed", "Blurred"] : faces.every(isUnsaid) ? ["All agreed", "All blurred"] : otherLabels
  if (!faces.some(isUnsaid) && !disabled) return null

  return (
    <>
      <MinorButton disabled={disabled} onClick={() => answerAll("AGREED")}>
        {agreed}
      </MinorButton>
      <MinorButton disabled={disabled} onClick={() => answerAll("BLURRED")}>
        {blurred}
      </MinorButton>
    </>
  )
}

const otherLabels = ["The others agreed", "The others blurred"]

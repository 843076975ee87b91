import { type ReactNode, useEffect, useRef } from "react"
import style from "./focus-picker.module.css"
import type { PictureFocus } from "./picture.tsx"

type FocusPickerProps = {
  /** The middle, where nobody has chosen. */
  focus: PictureFocus | undefined
  onChange: (focus: PictureFocus) => void
  children: ReactNode
}

/** Which spot of a picture stays in sight where it is cropped: pressed on it, or moved by the keyboard. */
export function FocusPicker({ focus = { x: 50, y: 50 }, onChange, children }: FocusPickerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    mark.current?.style.setProperty("--x", `${focus.x}%`)
    mark.current?.style.setProperty("--y", `${focus.y}%`)
  }, [focus.x, focus.y])
  useEffect(() => {
    const element = frame.current
    const press = ({ clientX, clientY }: MouseEvent) => {
      const { left, top, width, height } = (element as HTMLElement).getBoundingClientRect()
      onChange({ x: perCent(clientX - left, width), y: perCent(clientY - top, height) })
    }
    element?.addEventListener("click", press)
    return () => element?.removeEventListener("click", press)
  }, [onChange])

  return (
    <fieldset className={style.picker}>
      <legend className={style.legend}>What stays in sight</legend>
      <p className={style.hint}>Press on the face, or on what matters: wherever the picture is cropped, it stays.</p>
      <div ref={frame} className={style.frame}>
        {children}
        <span ref={mark} className={style.mark} aria-hidden="true" />
      </div>
      <Slide label="From the left" value={focus.x} onChange={(x) => onChange({ x, y: focus.y })} />
      <Slide label="From the top" value={focus.y} onChange={(y) => onChange({ x: focus.x, y })} />
    </fieldset>
  )
}

const perCent = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((100 * part) / whole)))

type SlideProps = { label: string; value: number; onChange: (value: number) => void }

function Slide({ label, value, onChange }: SlideProps) {
  return (
    <label className={style.slide}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value} per cent`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}

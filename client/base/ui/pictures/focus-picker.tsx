import { type MouseEvent, type ReactNode, useEffect, useRef } from "react"
import style from "./focus-picker.module.css"
import type { PictureFocus } from "./picture.tsx"

type FocusPickerProps = {
  /** The centre by default. */
  focus: PictureFocus | undefined
  onChange: (focus: PictureFocus) => void
  children: ReactNode
}

export function FocusPicker({ focus = { x: 50, y: 50 }, onChange, children }: FocusPickerProps) {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    mark.current?.style.setProperty("--x", `${focus.x}%`)
    mark.current?.style.setProperty("--y", `${focus.y}%`)
  }, [focus.x, focus.y])
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: perCent(clientX - left, width), y: perCent(clientY - top, height) })
  }

  return (
    <fieldset className="column stack2 shrinks">
      <legend className="strong">What stays in sight</legend>
      <p className="small">Press on the face, or on what matters: wherever the picture is cropped, it stays.</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders do the same by keyboard */}
      <div className={style.frame} onClick={press}>
        {children}
        <span ref={mark} className={style.mark} aria-hidden="true" />
      </div>
      <Slide label="From the left" value={focus.x} onChange={(x) => onChange({ x, y: focus.y })} />
      <Slide label="From the top" value={focus.y} onChange={(y) => onChange({ x: focus.x, y })} />
    </fieldset>
  )
}

const perCent = (part: number, total: number) => Math.min(100, Math.max(0, Math.round((100 * part) / total)))

function Slide({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
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

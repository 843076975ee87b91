import type { ComponentProps, ReactNode } from "react"
import { type ControlAttributes, Field, type FieldText } from "../../base/ui/fields/field.tsx"
import { classNames } from "../../base/ui/texts/class-names.ts"
import richText from "../../base/ui/texts/rich-text.module.css"
import style from "./rich-text-editor.module.css"

type TextAttributes = Omit<ControlAttributes, "required"> & { "aria-labelledby": string; "aria-required"?: true }

type EditorFrameProps = FieldText &
  Pick<ComponentProps<"div">, "className" | "onFocus" | "onBlur" | "onKeyDown"> & {
    children: (text: TextAttributes) => ReactNode
  }

export function EditorFrame({ label, hint, error, required, className, children, ...events }: EditorFrameProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      {({ required, ...control }) => (
        <div className={classNames(style.box, className)} data-wrong={error ? true : undefined} {...events}>
          {children({
            ...control,
            "aria-labelledby": `${control.id}-label`,
            "aria-required": required || undefined,
          })}
        </div>
      )}
    </Field>
  )
}

export const textClass = (rows: 3 | 10): string | undefined =>
  classNames(style.text, richText.richText, rows === 10 ? style.rows10 : style.rows3)

import { type ComponentProps, useId } from "react"
import style from "./honeypot.module.css"

/** A field that people neither see nor hear nor reach. Whoever fills it in is a robot. */
export function Honeypot(props: Pick<ComponentProps<"input">, "value" | "onChange">) {
  const id = useId()

  return (
    <div className={style.trap} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input {...props} id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

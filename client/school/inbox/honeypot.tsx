import { type ComponentProps, useId } from "react"

/** Invisible and unreachable to people: only robots fill it in. */
export function Honeypot(props: Pick<ComponentProps<"input">, "value" | "onChange">) {
  const id = useId()

  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input {...props} id={id} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

import type { KeyboardEvent } from "react"

const lines = "input:not([type=file], [type=hidden], [type=checkbox], [type=radio], [type=range])"
const texts = `:is(${lines}, textarea, select, [contenteditable=true]):not(:disabled)`

/** For a form that publishes: Enter in a single-line field goes to the next field; only the form's button sends. */
export function focusNextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form, key, nativeEvent } = event
  // While composing Japanese or Chinese, Enter only accepts the candidate.
  if (key !== "Enter" || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || target.type === "file") return
  event.preventDefault()
  const fields = [...form.querySelectorAll<HTMLElement>(texts)].filter((field) => field.checkVisibility())
  fields.find((field) => isAfter(field, target))?.focus()
}

const isAfter = (field: Node, other: Node) =>
  Boolean(other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)

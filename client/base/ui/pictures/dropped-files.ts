type Picker = {
  container: HTMLElement
  label: () => string
  onFiles: (files: File[]) => void
}

const pickers = new Set<Picker>()

/** Lets the picker take files dropped or pasted anywhere in its form. */
export function addPicker(picker: Picker) {
  if (pickers.size === 0) listen("addEventListener")
  pickers.add(picker)
  return () => {
    pickers.delete(picker)
    if (pickers.size === 0) listen("removeEventListener")
  }
}

/** On the document: editors that take the file come first; listeners on the window, which refuse files, come last. */
function listen(change: "addEventListener" | "removeEventListener") {
  document[change]("dragover", onDragOver as EventListener)
  document[change]("dragleave", onDragLeave as EventListener)
  document[change]("drop", onDrop as EventListener)
  document[change]("paste", onPaste as EventListener)
}

const formOf = (place: HTMLElement) => place.closest("form") ?? place.closest("main")

/** The picker around the place, else the first in its form, else the first on a screen with one form. */
function pickerFor(target: EventTarget | null): Picker | undefined {
  const inOrder = [...pickers].sort((one, other) => (isBefore(one.container, other.container) ? -1 : 1))
  const containing = inOrder.filter((picker) => picker.container.contains(target as Node))
  const inForm = inOrder.filter((picker) => formOf(picker.container)?.contains(target as Node))
  const isOneForm = new Set(inOrder.map((picker) => formOf(picker.container))).size === 1
  return containing.at(-1) ?? inForm[0] ?? (isOneForm ? inOrder[0] : undefined)
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && !event.defaultPrevented

function onDragOver(event: DragEvent) {
  const picker = hasFiles(event) && pickerFor(event.target)
  if (picker) event.preventDefault()
  show(picker ? `Drop it anywhere: it goes to “${picker.label()}”` : undefined)
}

function onDragLeave({ relatedTarget }: DragEvent) {
  if (!relatedTarget) show(undefined)
}

function onDrop(event: DragEvent) {
  show(undefined)
  const picker = hasFiles(event) && pickerFor(event.target)
  if (!picker) return
  event.preventDefault()
  picker.onFiles([...(event.dataTransfer?.files ?? [])])
}

/** Ignores files pasted with text: programs that copy text often add a picture of it. */
function onPaste(event: ClipboardEvent) {
  const { files, types } = event.clipboardData ?? new DataTransfer()
  const picker = files.length > 0 && !types.includes("text/plain") && !event.defaultPrevented && pickerFor(event.target)
  if (!picker) return
  event.preventDefault()
  picker.onFiles([...files])
}

/** Shows or hides the overlay of picture-drop.module.css. */
function show(words: string | undefined) {
  if (words) document.body.dataset.drop = words
  else delete document.body.dataset.drop
}

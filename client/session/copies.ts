/**
 * What is shown of a screen where nobody answers: a copy of then, in milliseconds since 1970; null where it was not kept;
 * absent where it had come before.
 */
export type Copy = { savedAt?: number | null }

const copies = new Map<string, Copy>()
let onChange = () => {}

/** Notes that a screen shows what was kept of it then; null where nothing was. */
export function noteCopy(path: string, savedAt: number | null) {
  copies.set(path, { savedAt })
  onChange()
}

/** Undefined where what is shown of the screen came over the line. */
export const copyOf = (path: string) => copies.get(path)

/** The screen is asked for anew. */
export function dropCopy(path: string) {
  copies.delete(path)
}

export function onCopyChange(listener: () => void) {
  onChange = listener
}

/** The real address of the screen that is open: `/news/view/12` for `/#/news/view/12`. */
export const openPath = () => location.hash.slice(1).replace(/#.*/, "") || "/"

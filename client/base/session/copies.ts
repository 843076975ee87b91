/** `savedAt` is in milliseconds since 1970: null without a stored copy, undefined if the server had answered. */
export type Copy = { savedAt?: number | null }

const copies = new Map<string, Copy>()
let onChange = () => {}

export function noteCopy(path: string, savedAt: number | null) {
  copies.set(path, { savedAt })
  onChange()
}

export const copyOf = (path: string) => copies.get(path)

export function dropCopy(path: string) {
  copies.delete(path)
}

export function onCopyChange(listener: () => void) {
  onChange = listener
}

/** `/news/view/12` for `/#/news/view/12`. */
export const openPath = () => location.hash.slice(1).replace(/#.*/, "") || "/"

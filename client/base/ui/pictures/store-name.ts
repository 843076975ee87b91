const names = new WeakMap<File, string>()
const stored = new WeakMap<File, number>()
let lastStamp = 0

/** Between time stamp and name: a hyphen for galleries and events (specification, section 5). */
export type Naming = "" | "-"

/** Stable while this page is open. The time stamp is for phones, which reuse file names. */
export function storeName(file: File, naming: Naming = "-"): string {
  const name = names.get(file) ?? `${nextStamp()}${naming}${sanitized(file.name)}`
  names.set(file, name)
  return name
}

/** Removes the time stamp that a stored picture's name already has. */
const sanitized = (name: string) =>
  name
    .replace(/^\d{13}-?/, "")
    .replace(/[^A-Za-z0-9.]+/g, "-")
    .slice(-80)

function nextStamp() {
  lastStamp = Math.max(Date.now(), lastStamp + 1)
  return lastStamp
}

export function rememberStoreName(file: File, name: string) {
  names.set(file, name)
}

const replaced = new WeakMap<File, File>()

/** The site erases the earlier file, which it may have stored already. */
export function replaceStored(before: File, file: File) {
  replaced.set(file, before)
}

export const replacedBy = (file: File) => replaced.get(file)

export function markStored(file: File) {
  stored.set(file, Date.now())
  const before = replaced.get(file)
  if (before) stored.delete(before)
}

/** After a day, the site deletes a picture that nothing uses. */
const certainMs = 20 * 60 * 60 * 1000

export const isStored = (file: File) => Date.now() - (stored.get(file) ?? 0) < certainMs

const names = new WeakMap<File, string>()
const stored = new WeakSet<File>()
let lastStamp = 0

/** Stable while this page is open (specification, section 5). The time stamp is for phones, which reuse file names. */
export function storeName(file: File): string {
  const name = names.get(file) ?? `${nextStamp()}-${file.name.replace(/[^A-Za-z0-9.]+/g, "-").slice(-80)}`
  names.set(file, name)
  return name
}

function nextStamp() {
  lastStamp = Math.max(Date.now(), lastStamp + 1)
  return lastStamp
}

export function rememberStoreName(file: File, name: string) {
  names.set(file, name)
}

export function markStored(file: File) {
  stored.add(file)
}

export const isStored = (file: File) => stored.has(file)

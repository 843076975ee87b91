import { isPlain } from "./is-equal.ts"

/** Stands in a stored draft where a file was. */
type FileReference = { keptFile: string }

const names = new WeakMap<File, string>()
let count = 0

/** A name for a file, always the same one while this page is open. */
function nameOf(file: File): string {
  const name = names.get(file) ?? `${Date.now()}-${count++}`
  names.set(file, name)
  return name
}

/** A content without its files, which are large and seldom change, and the files by the names that refer to them. */
export function extractFiles(content: unknown): { content: unknown; files: Map<string, File> } {
  const files = new Map<string, File>()
  const toReference = (value: unknown) => {
    if (!(value instanceof File)) return value
    files.set(nameOf(value), value)
    return { keptFile: nameOf(value) } satisfies FileReference
  }
  return { content: eachPart(content, toReference), files }
}

/** The other way round. A file that was not kept leaves its place empty. */
export function restoreFiles(content: unknown, files: Map<string, File>): unknown {
  return eachPart(content, (value) => {
    if (!isReference(value)) return value
    const file = files.get(value.keptFile)
    if (file) names.set(file, value.keptFile)
    return file
  })
}

/** A copy in which every part, from the outside in, is what `change` makes of it. */
function eachPart(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value)
  if (Array.isArray(changed)) return changed.map((part) => eachPart(part, change))
  if (!isPlain(changed) || isReference(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([name, part]) => [name, eachPart(part, change)]))
}

function isReference(value: unknown): value is FileReference {
  return isPlain(value) && typeof value.keptFile === "string"
}

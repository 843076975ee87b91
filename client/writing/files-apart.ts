import { isPlain } from "./same.ts"

/** Stands in a kept draft where a file was. */
type Mark = { keptFile: string }

const names = new WeakMap<File, string>()
let count = 0

/** A name for a file, always the same one while this page is open. */
function nameOf(file: File): string {
  const name = names.get(file) ?? `${Date.now()}-${count++}`
  names.set(file, name)
  return name
}

/** A content without its files, which are large and seldom change, and the files by the names that mark their places. */
export function takeApart(content: unknown): { content: unknown; files: Map<string, File> } {
  const files = new Map<string, File>()
  const mark = (value: unknown) => {
    if (!(value instanceof File)) return value
    files.set(nameOf(value), value)
    return { keptFile: nameOf(value) } satisfies Mark
  }
  return { content: eachPart(content, mark), files }
}

/** The other way round. A file that was not kept leaves its place empty. */
export function putTogether(content: unknown, files: Map<string, File>): unknown {
  return eachPart(content, (value) => {
    if (!isMark(value)) return value
    const file = files.get(value.keptFile)
    if (file) names.set(file, value.keptFile)
    return file
  })
}

/** A copy in which every part, from the outside in, is what `change` makes of it. */
function eachPart(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value)
  if (Array.isArray(changed)) return changed.map((part) => eachPart(part, change))
  if (!isPlain(changed) || isMark(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([name, part]) => [name, eachPart(part, change)]))
}

function isMark(value: unknown): value is Mark {
  return isPlain(value) && typeof value.keptFile === "string"
}

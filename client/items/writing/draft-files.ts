import { isUploadBlocked } from "../../base/ui/pictures/faces/face-marks.ts"
import type { StoredPicture } from "../../base/ui/pictures/picture-input.ts"
import { markStored, rememberStoreName, storeName } from "../../base/ui/pictures/store-name.ts"
import { answersOf, filesIn, placeFile } from "./files-in-texts.ts"
import { isPlain } from "./is-equal.ts"

type FileReference = { keptFile: string }

type Found = { files: Map<string, File>; pictures?: readonly StoredPicture[] }

type Extracted = {
  content: unknown
  /** The files by reference name. */
  files: Map<string, File>
  /** The files that may leave this device before the form is sent. */
  sendable: File[]
  /** True if a file must not leave this device before the form is sent. */
  hasHeld: boolean
}

/** Copies `content` without its files, which are large and seldom change. */
export function extractFiles(content: unknown): Extracted {
  const files = new Map<string, File>()
  const [held, clear] = [new Set<unknown>(), new Set<unknown>()]
  const toReference = (part: unknown) => {
    if (typeof part === "string")
      for (const file of filesIn(part)) {
        files.set(storeName(file), file)
        if (isUploadBlocked(answersOf(file))) held.add(file)
      }
    if (isPlain(part)) clear.add(part.clear)
    if (isPlain(part) && isUploadBlocked(part)) held.add(part.file)
    if (part instanceof File) {
      files.set(storeName(part), part)
      return { keptFile: storeName(part) } satisfies FileReference
    }
    if (!isMissing(part)) return part
    const { missingFile, ...rest } = part
    return { ...rest, file: { keptFile: missingFile } satisfies FileReference }
  }
  const copied = mapParts(content, toReference)
  const all = [...files.values()]
  const sendable = all.filter((file) => !held.has(file) && !clear.has(file))
  return { content: copied, files, sendable, hasHeld: all.some((file) => held.has(file)) }
}

/** If a file is missing, a stored picture replaces it, or its name stays, in case the file is found later. */
export function restoreFiles(content: unknown, found: Found): unknown {
  return mapParts(content, (part) => {
    if (isReference(part)) return fileNamed(part.keptFile, found)
    if (typeof part === "string") return withPlacedFiles(part, found)
    if (!isPlain(part)) return part
    if (isMissing(part)) return withFile(part, part.missingFile, found)
    if (isReference(part.file)) return withFile(part, part.file.keptFile, found)
    // The signed address of a non-public picture expires after some hours.
    const stored = isPlain(part.stored) && found.pictures?.find(({ name }) => name === part.name)
    return stored ? { ...part, stored } : part
  })
}

export function storedNames(content: unknown): string[] {
  if (typeof content === "string")
    return [...content.matchAll(inTexts)].map(([, , file]) => decodeURIComponent(file as string))
  if (!isPlain(content)) return []
  const own = isPlain(content.stored) && typeof content.name === "string" ? [content.name] : []
  return [...own, ...Object.values(content).flatMap(storedNames)]
}

/** The pictures in texts, by the names of their files. */
const inTexts = /(<figure><img src=")[^"]*?\/images\/([^"?]+)(?:\?[^"]*)?(?=")/g

function withPlacedFiles(text: string, { files, pictures = [] }: Found) {
  return text.replace(inTexts, (image, start, encoded) => {
    const name = decodeURIComponent(encoded)
    const file = files.get(name)
    const stored = pictures.find((picture) => picture.name === name || picture.url.startsWith(`/images/${encoded}?`))
    if (file && stored) markStored(file)
    if (file) return start + placeFile(file, name)
    return stored ? start + stored.url : image
  })
}

function withFile({ missingFile, ...part }: Record<string, unknown>, name: string, found: Found) {
  const file = fileNamed(name, found)
  const stored = found.pictures?.find((picture) => picture.name === name)
  if (!file && stored) return { ...part, file, name, stored }
  // This browser sent the file before the page was closed.
  if (file && stored) markStored(file)
  return file ? { ...part, file } : { ...part, file, missingFile: name }
}

function fileNamed(name: string, { files }: Found) {
  const file = files.get(name)
  if (file) rememberStoreName(file, name)
  return file
}

function mapParts(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value)
  if (Array.isArray(changed)) return changed.map((part) => mapParts(part, change))
  if (!isPlain(changed) || isReference(changed)) return changed
  return Object.fromEntries(Object.entries(changed).map(([name, part]) => [name, mapParts(part, change)]))
}

const isReference = (value: unknown): value is FileReference => isPlain(value) && typeof value.keptFile === "string"

export const isMissing = (value: unknown): value is { missingFile: string } & Record<string, unknown> =>
  isPlain(value) && typeof value.missingFile === "string" && !value.file

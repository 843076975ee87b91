import { isPictureFile } from "../../base/ui/pictures/picture-input.ts"
import { randomId } from "../../base/ui/random-id.ts"
import { browserDrafts } from "./browser-drafts.ts"
import { type Draft, draftForm } from "./draft.ts"
import { isPlain } from "./is-equal.ts"

const handedOver = new Map<string, Draft>()

/** The form at `path` starts with the draft when it is next opened: as a new item, or as an edit of `version`. */
export async function handOver(
  draft: Pick<Draft, "content">,
  writerId: number,
  { path, version }: { path: string; version?: number },
): Promise<void> {
  const form = draftForm(writerId, path)
  const content = version === undefined ? await withCopiedPictures(draft.content) : draft.content
  const copy: Draft = { form, id: randomId(), content, basis: { content: {}, version }, savedAt: Date.now() }
  handedOver.set(form, copy)
  // Without storage the handover still works.
  await browserDrafts.put(copy).catch(() => undefined)
}

export function consumeHandedOver(form: string): Draft | undefined {
  const draft = handedOver.get(form)
  handedOver.delete(form)
  return draft
}

async function withCopiedPictures(content: unknown): Promise<unknown> {
  if (!isPlain(content)) return content
  const parts = Object.entries(content).map(async ([name, value]) => [name, await copiedPicture(value)])
  return Object.fromEntries(await Promise.all(parts))
}

/** If the picture cannot be read, only the alt text stays, and the user chooses another picture. */
async function copiedPicture(value: unknown): Promise<unknown> {
  if (!isPlain(value) || !isPictureFile(value.stored) || value.file) return value
  const { stored: _, name, ...words } = value
  // In its own chunk, because visitors load this file with their forms.
  const { readStored } = await import("../pictures/use-marks.ts")
  const copy = await readStored(String(name)).catch(() => null)
  return copy ? { ...copy, ...words, file: copy.file } : words
}

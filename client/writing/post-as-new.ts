import { isPictureFile } from "../ui/pictures/picture-input.ts"
import { randomId } from "../ui/random-id.ts"
import { browserDrafts } from "./browser-drafts.ts"
import { type Draft, draftForm } from "./draft.ts"
import { isPlain } from "./is-equal.ts"
import { pictureAsFile } from "./picture-as-file.ts"

const handedOver = new Map<string, Draft>()

/** Hands a draft with its pictures to the form of a new item at `path`, which begins with it when it is opened next. */
export async function handOver(draft: Pick<Draft, "content">, writerId: number, path: string): Promise<void> {
  const form = draftForm(writerId, path)
  const content = await withOwnPictures(draft.content)
  const moved: Draft = { form, id: randomId(), content, basis: { content: {} }, savedAt: Date.now() }
  handedOver.set(form, moved)
  // A browser that keeps nothing hands it over all the same.
  await browserDrafts.put(moved).catch(() => undefined)
}

export function takeHandedOver(form: string): Draft | undefined {
  const draft = handedOver.get(form)
  handedOver.delete(form)
  return draft
}

async function withOwnPictures(content: unknown): Promise<unknown> {
  if (!isPlain(content)) return content
  const parts = Object.entries(content).map(async ([name, value]) => [name, await ownPicture(value)])
  return Object.fromEntries(await Promise.all(parts))
}

/** Where it cannot be had, its words stay, and another is chosen. */
async function ownPicture(value: unknown): Promise<unknown> {
  if (!isPlain(value) || !isPictureFile(value.stored) || value.file) return value
  const { stored, name, ...words } = value
  const file = await pictureAsFile(stored, String(name))
  return file ? { ...words, file } : words
}

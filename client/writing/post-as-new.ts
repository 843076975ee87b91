import { browserShelf } from "./browser-shelf.ts"
import { type Draft, draftForm, newDraftId } from "./draft.ts"
import { isPlain } from "./same.ts"

const handedOver = new Map<string, Draft>()

/**
 * Hands a draft to the form of a new item at `path`, with its pictures: what it began with is no longer there. That form
 * begins with it when it is opened next.
 */
export async function handOver(draft: Pick<Draft, "content">, writerId: number, path: string): Promise<void> {
  const form = draftForm(writerId, path)
  const content = await withOwnPictures(draft.content)
  const moved: Draft = { form, id: newDraftId(), content, basis: { content: {} }, savedAt: Date.now() }
  handedOver.set(form, moved)
  // A browser that keeps nothing hands it over all the same.
  await browserShelf.put(moved).catch(() => undefined)
}

/** What was handed to a form, once. */
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

/** The site drops a picture soon after its item. Where it is gone already, its words stay, and another is chosen. */
async function ownPicture(value: unknown): Promise<unknown> {
  if (!isPlain(value) || !isPlain(value.stored) || value.file) return value
  const { stored, name, ...words } = value
  const file = await fetch(String(stored.url)).then(
    async (answer) => (answer.ok ? await answer.blob() : null),
    () => null,
  )
  return file ? { ...words, file: new File([file], String(name), { type: file.type }) } : words
}

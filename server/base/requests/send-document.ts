import type { Response } from "express"
import { keptBy } from "../addresses/site-origin.ts"
import { notesOf } from "../api/answer-notes.ts"
import type { Settings } from "../settings.ts"
import { withoutControls } from "../text/plain-text.ts"

/** No longer than an open page takes to learn of a notice. */
const freshSeconds = 60

interface Sent {
  type: string
  document: string
  settings: Settings
}

/** Revalidated by ETag. No Last-Modified: deleting an item leaves no later date behind. */
export function sendDocument(response: Response, { type, settings, document }: Sent) {
  notesOf(response).keep()
  response
    .set({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `${keptBy(settings)}, max-age=${freshSeconds}` })
    .send(withoutControls(document))
}

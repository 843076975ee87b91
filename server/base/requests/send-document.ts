import type { Response } from "express"
import { keptBy } from "../addresses/site-origin.ts"
import { notesOf } from "../api/answer-notes.ts"
import type { Settings } from "../settings.ts"
import { withoutControls } from "../text/plain-text.ts"

/** No longer than an open page takes to hear of a notice. */
const freshSeconds = 60

interface Sent {
  type: string
  document: string
  settings: Settings
}

/** With an ETag, by which one that has not changed is a 304; no Last-Modified, as what was deleted leaves no later date behind. */
export function sendDocument(response: Response, { type, settings, document }: Sent) {
  notesOf(response).keep()
  response
    .set({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `${keptBy(settings)}, max-age=${freshSeconds}` })
    .send(withoutControls(document))
}

import type { Response } from "express"
import { cacheScopeOf } from "../addresses/site-origin.ts"
import { notesOf } from "../api/answer-notes.ts"
import type { Settings } from "../settings.ts"
import { withoutControls } from "../text/plain-text.ts"

/** No longer than an open page takes to learn of a notice. */
const maxAgeSeconds = 60

interface DocumentOptions {
  type: string
  document: string
  settings: Settings
}

/** Revalidated by ETag. No Last-Modified: deleting an item leaves no later date behind. */
export function sendDocument(response: Response, { type, settings, document }: DocumentOptions) {
  notesOf(response).allowCaching()
  response
    .set({
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": `${cacheScopeOf(settings)}, max-age=${maxAgeSeconds}`,
    })
    .send(withoutControls(document))
}

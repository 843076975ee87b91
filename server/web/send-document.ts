import type { Response } from "express"
import { notesOf } from "../answers/answer-notes.ts"
import { withoutControls } from "../content/plain-text.ts"

const freshSeconds = 300

/**
 * Answers with a document that programs fetch again and again. Express gives it an ETag, by which one that has not
 * changed is a 304. There is no Last-Modified: what was deleted leaves no later date behind.
 */
export function sendDocument(response: Response, type: string, document: string) {
  notesOf(response).keep()
  response
    .set({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${freshSeconds}` })
    .send(withoutControls(document))
}

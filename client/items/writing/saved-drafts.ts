import { makeVar } from "@apollo/client"
import type { SavedPart } from "./draft.ts"

/** Moments in milliseconds since 1970. */
export type SavedState = {
  local?: { at: number; part: SavedPart }
  remote?: { at: number; withPictures: boolean }
}

/** Keyed by draft id: which part this browser (`local`) and the server (`remote`) have stored. */
export const savedDrafts = makeVar<Record<string, SavedState | undefined>>({})

export function noteSaved(id: string, saved: SavedState | undefined) {
  savedDrafts({ ...savedDrafts(), [id]: saved && { ...savedDrafts()[id], ...saved } })
}

/** The ID of the last draft that another device has gone on with: the form here then writes a draft of its own. */
export const overtakenDraft = makeVar("")

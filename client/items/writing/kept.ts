import { makeVar } from "@apollo/client"
import type { SavedPart } from "./draft.ts"

/** Moments in milliseconds since 1970. */
export type Kept = {
  here?: { at: number; part: SavedPart }
  there?: { at: number; withPictures: boolean }
}

/** Keyed by draft id: which part this browser (`here`) and the server (`there`) have stored. */
export const keptDrafts = makeVar<Record<string, Kept | undefined>>({})

export function noteKept(id: string, kept: Kept | undefined) {
  keptDrafts({ ...keptDrafts(), [id]: kept && { ...keptDrafts()[id], ...kept } })
}

import { dropUnsent } from "../session/unsent.ts"
import { type Draft, type DraftStore, newestFirst, pathOf } from "./draft.ts"

/** In this tab, and gone with it: whoever next sits at a shared computer finds nothing of what a parent wrote about a child. */
export const tabDrafts: DraftStore = {
  async find(form) {
    return newestFirst(
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith(keyOf({ form, id: "" })))
        .map((key) => JSON.parse(sessionStorage.getItem(key) ?? "") as Draft),
    )
  },

  async put(draft) {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(draft))
    return "inTab"
  },

  async remove(draft) {
    sessionStorage.removeItem(keyOf(draft))
    // What waited to be sent has gone with its words.
    dropUnsent(pathOf(draft))
  },

  restore(draft) {
    return tabDrafts.put(draft)
  },
}

function keyOf({ form, id }: Pick<Draft, "form" | "id">) {
  return `draft:${form}:${id}`
}

import { dropUnsent } from "../../base/session/unsent.ts"
import { type Draft, type DraftName, type DraftStore, newestFirst, pathOf } from "./draft.ts"

/** Stored in this tab only: on a shared computer, the next user must not find a parent's text about a child. */
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
    // An unsent form is dropped with its draft.
    dropUnsent(pathOf(draft))
  },

  restore(draft) {
    return tabDrafts.put(draft)
  },
}

const keyOf = ({ form, id }: DraftName) => `draft:${form}:${id}`

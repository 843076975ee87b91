import type { Viewer } from "../access/viewer.ts"
import { signedIn } from "../access/viewer.ts"
import type { ItemType } from "../content/item-type.ts"

/** Milliseconds after which a form that no longer tells of itself counts as closed. */
const forgottenMs = 60_000

/** Somebody who has a form of an item open. */
export interface Editor {
  user: { id: number; name: string }
  since: Date
}

interface OpenForm extends Editor {
  seenAt: number
}

declare module "../api/context.ts" {
  interface Services {
    editors: Editors
  }
}

/** Who has a form of which item open. Kept in memory alone: it is a courtesy, and a conflict is settled without it. */
export class Editors {
  private readonly forms = new Map<string, Map<number, OpenForm>>()

  constructor(private readonly now = Date.now) {}

  /** Says that somebody has a form open, or has closed it. Gives who else has, the first to open it first. */
  tell(type: ItemType, id: number, viewer: Viewer, closed: boolean): Editor[] {
    const key = `${type} ${id}`
    const open = this.openOf(key)
    const userId = signedIn(viewer)
    const user = { id: userId, name: viewer.name ?? "" }
    if (closed) open.delete(userId)
    else open.set(userId, { user, since: open.get(userId)?.since ?? new Date(this.now()), seenAt: this.now() })
    if (open.size > 0) this.forms.set(key, open)
    else this.forms.delete(key)
    return [...open.values()].filter((form) => form.user.id !== userId)
  }

  private openOf(key: string) {
    this.forget()
    return this.forms.get(key) ?? new Map<number, OpenForm>()
  }

  private forget() {
    const before = this.now() - forgottenMs
    for (const [key, open] of this.forms) {
      for (const [userId, { seenAt }] of open) if (seenAt < before) open.delete(userId)
      if (open.size === 0) this.forms.delete(key)
    }
  }
}

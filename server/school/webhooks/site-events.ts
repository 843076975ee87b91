import type { EntityManager } from "typeorm"
import { eventType, formEvents, type Happened } from "../../content/items/site-event.ts"
import type { SiteEvent } from "./site-event-row.ts"
import type { Webhooks } from "./webhooks.ts"

export function bodyOf({ at, type, topic, itemId, path }: Omit<SiteEvent, "id" | "isPublic">, siteUrl: string) {
  const address = path && siteUrl + path
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { type: topic, id: itemId, address } })
}

/** Also returns whether any webhook is on, which saves a statement in each write. */
const storing = `INSERT INTO "site_events" ("at", "type", "topic", "itemId", "path", "isPublic") VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING EXISTS (SELECT 1 FROM "webhooks" WHERE "isOn") AS "isAwaited"`

export class SiteEvents {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly siteUrl: string,
  ) {}

  /** Records events for programs within the transaction. Events without a subscriber are left out. */
  async record(rows: EntityManager, { topic, event, itemId, path = null }: Happened) {
    const happened = {
      ...{ at: new Date(), type: eventType(topic, event), topic, itemId, path },
      isPublic: !formEvents.some((name) => name === event),
    }
    const { at, type, isPublic } = happened
    const [{ isAwaited }] = await rows.query(storing, [at.toISOString(), type, topic, itemId, path, isPublic])
    if (isAwaited) await this.webhooks.put(rows, { ...happened, body: bodyOf(happened, this.siteUrl) })
  }

  /** Starts the notifications once the records are committed. Public changes need no call. */
  wake() {
    this.webhooks.wake()
  }
}

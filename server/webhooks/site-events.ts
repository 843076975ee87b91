import type { EntityManager } from "typeorm"
import type { EventLog, Happened } from "../content/site-event.ts"
import { formEvents } from "../content/site-event.ts"
import { insertRow } from "../database/insert-row.ts"
import { SiteEvent } from "./site-event-row.ts"
import type { Webhooks } from "./webhooks.ts"

export function bodyOf({ at, type, topic, itemId, path }: Omit<SiteEvent, "id" | "isPublic">, siteUrl: string) {
  const address = path && siteUrl + path
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { type: topic, id: itemId, address } })
}

export class SiteEvents implements EventLog {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly siteUrl: string,
  ) {}

  async record(rows: EntityManager, { topic, event, itemId, path = null }: Happened) {
    const happened = {
      ...{ at: new Date(), type: `${topic.toLowerCase()}.${event}`, topic, itemId, path },
      isPublic: !formEvents.some((name) => name === event),
    }
    await insertRow(rows, SiteEvent, Object.assign(new SiteEvent(), happened))
    await this.webhooks.put(rows, { ...happened, body: bodyOf(happened, this.siteUrl) })
  }

  wake() {
    this.webhooks.wake()
  }
}

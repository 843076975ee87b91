import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import type { EventTopic } from "../../content/items/site-event.ts"
import { InstantColumn } from "../../store/database/instant.ts"

/** Contains no content: programs fetch the items that they may read. */
@Entity("site_events")
@Index(["at"])
export class SiteEvent {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @InstantColumn()
  at!: Date

  /** For example, `news_story.published`. */
  @Column("text")
  type!: string

  @Column("text")
  topic!: EventTopic

  @Column("integer")
  itemId!: number

  @Column("text", { nullable: true })
  path!: string | null

  @Column("boolean")
  isPublic!: boolean
}

export function bodyOf({ at, type, topic, itemId, path }: Omit<SiteEvent, "id" | "isPublic">, siteUrl: string) {
  const address = path && siteUrl + path
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { type: topic, id: itemId, address } })
}

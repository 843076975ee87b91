import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import type { EventTopic } from "../../content/items/site-event.ts"
import { InstantColumn } from "../../store/database/instant.ts"

/** Something that happened, which is sent to programs. It holds no content: each reads what it may read. */
@Entity("site_events")
@Index(["at"])
export class SiteEvent {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @InstantColumn()
  at!: Date

  /** The name, such as `news_story.published`. */
  @Column("text")
  type!: string

  @Column("text")
  topic!: EventTopic

  @Column("integer")
  itemId!: number

  @Column("text", { nullable: true })
  path!: string | null

  /** True if visitors receive it too. */
  @Column("boolean")
  isPublic!: boolean
}

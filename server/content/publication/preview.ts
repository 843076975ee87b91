import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm"
import type { Account } from "../../access/account.ts"
import { hashOf, newSecret } from "../../access/secret-token.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { classOf, type ItemType } from "../items/item-type.ts"
import { seesAll } from "../items/publication.ts"
import { storedRow } from "../items/shown-rows.ts"
import { activeEditor } from "./active-editor.ts"

const daysMs = 7 * 24 * 60 * 60 * 1000
/** Per item; a further one ends the oldest. */
export const maxPreviews = 20

/** Shows the token's holder an unpublished state of one item. The token itself is not stored. */
@Entity("previews")
export class Preview {
  /** SHA-256 in hexadecimal digits. */
  @PrimaryColumn("text")
  tokenHash!: string

  @Column("text")
  type!: ItemType

  @Column("integer")
  itemId!: number

  @Column("integer")
  userId!: number

  @InstantColumn()
  createdAt!: Date

  @InstantColumn()
  expiresAt!: Date
}

@ObjectType({ description: "A link that shows an item, including unpublished changes, to anyone who has it." })
export class PreviewLink {
  @Field(() => String, { description: "Absolute URL to share. It is returned only once." })
  url!: string

  @Field(() => GraphQLISODateTime, { description: "Expiry time, ISO 8601 in UTC: seven days from now." })
  expiresAt!: Date
}

export async function addPreview(rows: EntityManager, item: Pick<Preview, "type" | "itemId" | "userId">) {
  const token = newSecret()
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + daysMs)
  await rows.insert(Preview, { ...item, tokenHash: hashOf(token), createdAt, expiresAt })
  await endOldest(rows, item)
  return { token, expiresAt }
}

async function endOldest(rows: EntityManager, { type, itemId }: Pick<Preview, "type" | "itemId">) {
  const older = await rows.find(Preview, {
    where: { type, itemId },
    order: { createdAt: "DESC" },
    skip: maxPreviews,
    take: maxPreviews,
    select: { tokenHash: true },
  })
  for (const { tokenHash } of older) await rows.delete(Preview, { tokenHash })
}

interface Opened {
  preview: Preview
  item: OwnedRow
  maker: Account
}

/** Undefined for an expired or revoked token, and if its maker may no longer show the item. */
export async function openPreview(read: EntityManager, tokenHash: string): Promise<Opened | undefined> {
  const preview = await read.findOneBy(Preview, { tokenHash })
  if (!preview || preview.expiresAt <= new Date()) return undefined
  const item = await storedRow(read, classOf(preview.type) as ContentType<OwnedRow>, preview.itemId)
  const maker = await activeEditor(read, preview.userId)
  const opens = item && maker && !maker.givenPasswordEndsAt && seesAll(item, maker)
  return opens ? { preview, item, maker } : undefined
}

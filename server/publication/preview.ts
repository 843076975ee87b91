import { Field, GraphQLISODateTime, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm"
import { hashOf, newSecret } from "../access/secret-token.ts"
import { type ItemType, itemTypeOf } from "../content/item-type.ts"
import type { OwnedRow } from "../content/owned.ts"
import { seesAll } from "../content/publication.ts"
import { InstantColumn } from "../database/instant.ts"
import { activeEditor } from "./may-publish.ts"

const daysMs = 7 * 24 * 60 * 60 * 1000
/** Of one item: another one ends the oldest. */
export const maxPreviews = 20

/** Lets whoever has its token see one item as it will be. The token itself is stored nowhere. */
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

@ObjectType({ description: "An address at which whoever has it sees an item as it will be." })
export class PreviewLink {
  @Field(() => String, { description: "The whole address, to hand out. It is shown this once." })
  url!: string

  @Field(() => GraphQLISODateTime, { description: "When it ends, ISO 8601 in UTC: seven days from now." })
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

/** Whether a token is for an item, neither ended nor revoked, and of somebody who may still show the item to others. */
export async function opens(read: EntityManager, token: string, type: new () => object, item: OwnedRow) {
  const where = { tokenHash: hashOf(token), type: itemTypeOf(type), itemId: item.id }
  const preview = await read.findOneBy(Preview, where)
  if (!preview || preview.expiresAt <= new Date()) return false
  const maker = await activeEditor(read, preview.userId)
  return maker !== null && !maker.givenPasswordEndsAt && seesAll(item, maker)
}

import { Field, Int, ObjectType } from "type-graphql"
import type { EntityManager, FindOptionsWhere } from "typeorm"
import { ContentState } from "../../content/items/content-state.ts"
import { type ItemType, ItemTypes, itemTypeOf } from "../../content/items/item-type.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { ownedTables } from "./account-columns.ts"
import type { User } from "./user.ts"

@ObjectType({ description: "Number of items of one type that an account owns." })
class OwnedItems {
  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => Int, { description: "Number of items, in any state." })
  count!: number
}

@ObjectType({ description: "Items and data of an account, for review before deleting it." })
export class Holdings {
  @Field(() => [OwnedItems], { description: "The account's items, by type. They are kept, or handed over." })
  items!: OwnedItems[]

  @Field(() => Int, {
    description:
      "Number of the account's items, and of changes to them, that are scheduled for publication. If handed " +
      "over, they stay scheduled; otherwise they wait for an administrator at that time.",
  })
  planned!: number

  @Field(() => Int, { description: "Number of the account's items in the bin. They are handed over with the others." })
  binned!: number

  @Field(() => Int, { description: "Number of unsent drafts, on all devices. They are deleted." })
  drafts!: number

  @Field(() => Int, { description: "Number of browsers that are signed in. They are signed out." })
  sessions!: number

  @Field(() => Int, {
    description: "Number of mails to the account that the site still keeps. They are deleted, sent or not.",
  })
  mails!: number
}

/** Matches the name too, as an account may share its address with the school's office. */
export const mailsTo = ({ name, email }: User): FindOptionsWhere<OutboxMail> => ({ toAddress: email, toName: name })

export async function holdingsOf(rows: EntityManager, user: User): Promise<Holdings> {
  const { id } = user
  const count = async (table: string, where: string, values: unknown[] = [id]): Promise<number> => {
    const [found] = await rows.query(`SELECT COUNT(*) AS "count" FROM "${table}" WHERE ${where}`, values)
    return Number(found.count)
  }
  const sum = async (tables: string[], where: string, values?: unknown[]) => {
    let total = 0
    for (const table of tables) total += await count(table, where, values)
    return total
  }
  const owned = ownedTables(rows.connection)
  const items: OwnedItems[] = []
  for (const table of owned) {
    const type = itemTypeOf(rows.connection.getMetadata(table).target as new () => object)
    const counted = await count(table, '"userId" = $1')
    if (type && counted > 0) items.push({ type, count: counted })
  }
  return {
    items,
    planned: await sum([...owned, "pending_changes"], '"userId" = $1 AND "state" = $2', [id, ContentState.SCHEDULED]),
    binned: await count("bin_items", '"ownerId" = $1'),
    drafts: await count("drafts", '"userId" = $1 AND "discardedAt" IS NULL'),
    sessions: await count("sessions", '"userId" = $1 AND "expiresAt" > $2', [id, new Date().toISOString()]),
    mails: await rows.countBy(OutboxMail, mailsTo(user)),
  }
}

import { Field, Int, ObjectType } from "type-graphql"
import type { EntityManager, FindOptionsWhere } from "typeorm"
import { ContentState } from "../../content/items/content-state.ts"
import { type ItemType, ItemTypes, itemTypeOf } from "../../content/items/item-type.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { ownedTables } from "./account-columns.ts"
import type { User } from "./user.ts"

@ObjectType({ description: "How many items of a type an account owns." })
class OwnedItems {
  @Field(() => ItemTypes, { description: "Of what type they are." })
  type!: ItemType

  @Field(() => Int, { description: "How many, in whatever state." })
  count!: number
}

@ObjectType({ description: "What an account holds: for whoever is about to delete it." })
export class Holdings {
  @Field(() => [OwnedItems], { description: "Its items, by their types. They stay, or are handed on." })
  items!: OwnedItems[]

  @Field(() => Int, {
    description:
      "How many of them, and of changes of them, are planned to be published by themselves. Handed on, they keep their hour; else they wait for an administrator then.",
  })
  planned!: number

  @Field(() => Int, { description: "How many of its items lie in the bin. They are handed on with the others." })
  binned!: number

  @Field(() => Int, { description: "How many forms it has begun and not sent, on any device. They are deleted." })
  drafts!: number

  @Field(() => Int, { description: "How many browsers it is signed in with. They are signed out." })
  sessions!: number

  @Field(() => Int, { description: "How many mails to it the site still keeps. They are deleted, sent or not." })
  mails!: number
}

/** Mails to an account. Others may go to its address: the school's own, where the office signs in with that. */
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

import { IsOptional, Matches } from "class-validator"
import { Field, InputType } from "type-graphql"
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from "typeorm"
import { insertRow } from "../database/insert-row.ts"
import { InstantColumn } from "../database/instant.ts"
import type { Fields } from "./record.ts"

/** What a client called an add, and what was made of it: an answer that got lost is no reason to make it twice. */
@Entity("added_items")
export class AddedItem {
  @PrimaryColumn("integer")
  userId!: number

  @PrimaryColumn("text")
  idempotencyKey!: string

  @Column("text")
  type!: string

  @Column("integer")
  itemId!: number

  @Index()
  @InstantColumn()
  createdAt!: Date
}

export function Addable<T extends Fields>(fields: T) {
  @InputType()
  abstract class AddableInput extends fields {
    @Field(() => String, {
      nullable: true,
      description:
        "A name for this add, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. Sent again by " +
        "the same account within 40 days, it makes no second item: the first one gets what is sent now.",
    })
    @IsOptional()
    @Matches(/^[\w-]{8,100}$/, { message: "Please use 8 to 100 letters, digits and hyphens." })
    idempotencyKey?: string | null
  }
  return AddableInput
}

/** Within the transaction that adds. Breaks a unique rule where the same add is under way twice. */
export async function noteAdded(rows: EntityManager, added: Omit<AddedItem, "createdAt">) {
  await insertRow(rows, AddedItem, { ...added, createdAt: new Date() })
}

/** What an account has added under a name. Asked before every add, so by a statement that need not be built. */
export async function addedAs(rows: EntityManager, { userId, idempotencyKey }: Key): Promise<Added | undefined> {
  const sql = 'SELECT "type", "itemId" FROM "added_items" WHERE "userId" = $1 AND "idempotencyKey" = $2'
  const [found] = await rows.query(sql, [userId, idempotencyKey])
  return found
}

type Key = Pick<AddedItem, "userId" | "idempotencyKey">
type Added = Pick<AddedItem, "type" | "itemId">

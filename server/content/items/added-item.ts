import { createHash } from "node:crypto"
import { Matches } from "class-validator"
import { InputType } from "type-graphql"
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { conflict } from "../../base/failures/failures.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { compose } from "./fields.ts"
import type { Fields } from "./record.ts"

/** An add by its idempotency key: a client that lost the answer adds nothing twice. */
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

  /** Digest of the request without its file. Null in rows of older releases, which match no request. */
  @Column("text", { nullable: true })
  digest!: string | null

  @Index()
  @InstantColumn()
  createdAt!: Date
}

export const IdempotencyKey = (description: string) =>
  compose(
    NullableField(() => String, description),
    Matches(/^[\w-]{8,100}$/, { message: "Please use 8 to 100 letters, digits and hyphens." }),
  )

export function Addable<T extends Fields>(fields: T) {
  @InputType()
  abstract class AddableInput extends fields {
    @IdempotencyKey(
      "A key for this request, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. If " +
        "the same account repeats the request within 40 days, nothing is added and the item is returned. With " +
        "different content, or once the item was changed or deleted, it is a CONFLICT and nothing is saved: " +
        "`stored` is the current item, null if it was deleted.",
    )
    idempotencyKey?: string | null
  }
  return AddableInput
}

/** Breaks a unique rule if the same add runs twice at once. */
export async function saveAddedItem(rows: EntityManager, added: Omit<AddedItem, "createdAt">) {
  await insertRow(rows, AddedItem, { ...added, createdAt: new Date() })
}

/** Hand-written SQL, as it runs before every add. */
export async function findAddedItem(rows: EntityManager, { userId, idempotencyKey }: Key): Promise<Added | undefined> {
  const sql = 'SELECT "type", "itemId", "digest" FROM "added_items" WHERE "userId" = $1 AND "idempotencyKey" = $2'
  const [found] = await rows.query(sql, [userId, idempotencyKey])
  return found
}

/** For what is no content. Returns the id that `add` returns, or returned for the same request before. @throws CONFLICT */
export async function addOnce(
  rows: EntityManager,
  { userId, type }: Pick<AddedItem, "userId" | "type">,
  request: Idempotent,
  add: () => Promise<number>,
): Promise<number> {
  const { idempotencyKey, digest = null } = withDigest(request)
  const key = idempotencyKey && { userId, idempotencyKey }
  const before = key && (await findAddedItem(rows, key))
  if (before && (before.type !== type || before.digest !== digest))
    throw conflict("An earlier try has arrived, with other content. Please look at what is stored.")
  const itemId = before ? before.itemId : await add()
  if (key && !before) await saveAddedItem(rows, { ...key, type, itemId, digest })
  return itemId
}

type Key = Pick<AddedItem, "userId" | "idempotencyKey">
type Added = Pick<AddedItem, "type" | "itemId" | "digest">

export interface Idempotent {
  idempotencyKey?: string | null
  /** Digest of the content as sent (`withDigest`): moments and states that the site fills in differ between retries. */
  digest?: string
}

/** Leaves the picture's file out: one try may upload it, the next one name it. */
export function withDigest<T extends Idempotent & { picture?: object | null }>(input: T): T {
  const { idempotencyKey, digest, picture, ...content } = input
  if (!idempotencyKey || digest) return input
  const described = picture && { ...picture, upload: null, name: null }
  const text = JSON.stringify({ ...content, picture: described }, sortKeys)
  return { ...input, digest: createHash("sha256").update(text).digest("hex") }
}

const sortKeys = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value

import type { EntityManager } from "typeorm"
import { badInput } from "../api/failures.ts"
import type { ItemType } from "../content/item-type.ts"

export interface NotedChange {
  type: ItemType
  itemId: number
  number: number
}

interface Feed {
  name: string
  last: number
  forgotten: number
}

interface Place {
  feed: string
  /** The number of the last change that they know. */
  number: number
  /** How many there were when they began: of what went before that, they never heard. */
  begun: number
}

interface Read {
  changes: NotedChange[]
  token: string
  more: boolean
  reset: boolean
}

/** The changes after those that somebody knows, in their order. `rows` must be one state of the database. */
export async function readChanges(rows: EntityManager, since: string | null, take: number): Promise<Read> {
  const feed = await feedOf(rows)
  const known = since === null ? undefined : placeOf(since)
  const isKnown = known !== undefined && isOf(feed, known)
  const place = isKnown ? known : { feed: feed.name, number: 0, begun: feed.last }
  const found: Record<keyof NotedChange, unknown>[] = await rows.query(
    `SELECT "type", "itemId", "number" FROM "content_changes"
     WHERE "number" > $1 AND ("isPublic" = 1 OR "number" > $2) ORDER BY "number" LIMIT $3`,
    [place.number, place.begun, take + 1],
  )
  const changes = found.slice(0, take).map(changeOf)
  const more = found.length > take
  const number = (more && changes.at(-1)?.number) || feed.last
  return { changes, token: tokenOf({ ...place, number }), more, reset: since !== null && !isKnown }
}

/** Whether the feed still has all that follows a place. Of what went before its reader began, nothing need be sent. */
const isOf = ({ name, last, forgotten }: Feed, { feed, number, begun }: Place) =>
  feed === name && number <= last && Math.max(number, begun) >= forgotten

async function feedOf(rows: EntityManager): Promise<Feed> {
  const [{ name, last, forgotten }] = await rows.query(`SELECT "name", "last", "forgotten" FROM "change_feed"`)
  return { name, last: Number(last), forgotten: Number(forgotten) }
}

const changeOf = ({ type, itemId, number }: Record<keyof NotedChange, unknown>): NotedChange => ({
  type: String(type),
  itemId: Number(itemId),
  number: Number(number),
})

const tokenOf = ({ feed, number, begun }: Place) => Buffer.from(`${number}.${begun}.${feed}`).toString("base64url")

/** @throws BAD_USER_INPUT for what no answer of this API has had */
function placeOf(token: string): Place {
  const text = Buffer.from(token, "base64url").toString("latin1")
  const [, number, begun, feed] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{36})$/.exec(text) ?? []
  if (!feed) throw badInput({ since: "This is no `token` of an earlier answer." })
  return { feed, number: Number(number), begun: Number(begun) }
}

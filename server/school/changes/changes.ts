import type { EntityManager } from "typeorm"
import { badInput } from "../../base/failures/failures.ts"
import type { ChangeFeed } from "../../content/items/change-triggers.ts"

export interface FeedChange {
  type: string
  itemId: number
  number: number
}

interface State {
  name: string
  last: number
  forgotten: number
}

interface Place {
  feed: string
  number: number
  /** The last number at the client's first request; hidden changes up to it do not concern it. */
  begun: number
}

export interface ReadFeed {
  changes: FeedChange[]
  more: boolean
  place: Place
}

interface Read {
  feeds: ReadFeed[]
  /** When notices were last compared, in ms since 1970; undefined at first. */
  known?: number
  reset: boolean
}

/** Returns changes after the client's token, at most `take` per feed, in order. `rows` must be one snapshot. */
export async function readChanges(
  rows: EntityManager,
  feeds: ChangeFeed[],
  { since, take }: { since: string | null; take: number },
): Promise<Read> {
  const states = await Promise.all(feeds.map((feed) => stateOf(rows, feed)))
  const { places = [], known } = since === null ? {} : placesOf(since)
  // If the client's rights have changed, it starts over.
  const isKnown =
    places.length === feeds.length && states.every((state) => places.some((place) => isResumable(state, place)))
  const reading = feeds.map((feed, index) => {
    const { name, last } = states[index] as State
    const place = places.find((place) => isKnown && place.feed === name) ?? { feed: name, number: 0, begun: last }
    return readFeed(rows, feed, { place, last, take })
  })
  return { feeds: await Promise.all(reading), known: isKnown ? known : undefined, reset: since !== null && !isKnown }
}

async function readFeed(
  rows: EntityManager,
  { changes: table }: ChangeFeed,
  { place, last, take }: { place: Place; last: number; take: number },
): Promise<ReadFeed> {
  const found: Record<keyof FeedChange, unknown>[] = await rows.query(
    `SELECT "type", "itemId", "number" FROM "${table}"
     WHERE "number" > $1 AND ("isPublic" = 1 OR "number" > $2) ORDER BY "number" LIMIT $3`,
    [place.number, place.begun, take + 1],
  )
  const changes = found.slice(0, take).map(changeOf)
  const more = found.length > take
  const number = (more && changes.at(-1)?.number) || last
  return { changes, more, place: { ...place, number } }
}

/** True if no change after the place was purged, except those before its first request. */
const isResumable = ({ name, last, forgotten }: State, { feed, number, begun }: Place) =>
  feed === name && number <= last && Math.max(number, begun) >= forgotten

async function stateOf(rows: EntityManager, { counter }: ChangeFeed): Promise<State> {
  const [{ name, last, forgotten }] = await rows.query(`SELECT "name", "last", "forgotten" FROM "${counter}"`)
  return { name, last: Number(last), forgotten: Number(forgotten) }
}

const changeOf = ({ type, itemId, number }: Record<keyof FeedChange, unknown>): FeedChange => ({
  type: String(type),
  itemId: Number(itemId),
  number: Number(number),
})

export function tokenOf(feeds: ReadFeed[], known?: number) {
  const places = feeds.map(({ place: { number, begun, feed } }) => `${number}.${begun}.${feed}`)
  return Buffer.from([...places, ...(known === undefined ? [] : [known])].join(",")).toString("base64url")
}

const placePattern = String.raw`\d{1,15}\.\d{1,15}\.[\w-]{36}`
const tokenPattern = new RegExp(`^(${placePattern}(?:,${placePattern})*)(?:,(\\d{1,15}))?$`)

/** @throws BAD_USER_INPUT for a token that this API did not issue */
function placesOf(token: string): { places: Place[]; known?: number } {
  const [, places, known] = tokenPattern.exec(Buffer.from(token, "base64url").toString("latin1")) ?? []
  if (!places) throw badInput({ since: "This is not the `token` of an earlier answer." })
  return { places: places.split(",").map(placeOf), known: known ? Number(known) : undefined }
}

function placeOf(text: string): Place {
  const [number, begun, feed] = text.split(".")
  return { feed: String(feed), number: Number(number), begun: Number(begun) }
}

import { Field, ObjectType } from "type-graphql"
import { Column, type EntityManager, IsNull, MoreThan } from "typeorm"
import type { Database } from "../database/database.ts"
import type { ContentType } from "./content.ts"
import { plainText } from "./plain-text.ts"
import type { Fields, RecordedRow } from "./record.ts"

const longest = 280

/** Stored with the item, so that no list reads whole texts for the first words of one. */
export function WithOpening<T extends Fields>(fields: T, textOf: (item: InstanceType<T>) => string) {
  @ObjectType()
  abstract class OpenedItem extends fields {
    /** Null where it was stored before openings were, until the backlog comes by. */
    @Column("text", { name: "opening", nullable: true })
    storedOpening!: string | null

    @Field(() => String, { description: `Its first words as plain text, at most ${longest} characters.` })
    opening(): string {
      return this.storedOpening ?? openingOf(textOf(this as unknown as InstanceType<T>))
    }

    static hasOpening = true

    static derived(item: object) {
      return { storedOpening: openingOf(textOf(item as InstanceType<T>)) }
    }
  }
  return OpenedItem
}

/** The first words of rich text, cut at a word's end. */
export function openingOf(html: string): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const end = text.lastIndexOf(" ", longest - 1)
  return `${text.slice(0, end > 0 ? end : longest - 1).replace(/[,;:–-]$/, "")}…`
}

/** Items of a step: some milliseconds, in which nobody else can write. */
const batch = 25

/** Stores the openings of items that an older release has stored, in steps of a few. Nobody who edits one notices. */
export async function* storeOpenings({ read, write }: Database, types: ContentType<RecordedRow>[]) {
  for (const type of types.filter((type) => "hasOpening" in type)) {
    for (let last = 0; ; ) {
      const without: object = { id: MoreThan(last), storedOpening: IsNull() }
      const items = await read.find(type, { where: without, order: { id: "ASC" }, take: batch })
      if (items.length === 0) break
      const store = async (rows: EntityManager) => {
        for (const item of items) await storeOpening(rows, type, item)
      }
      // What is shown is the same.
      yield await write(store, { late: true })
      last = items.at(-1)?.id ?? last
    }
  }
}

/** Not where it was edited meanwhile: it has one then. */
async function storeOpening(rows: EntityManager, type: ContentType<RecordedRow>, item: RecordedRow) {
  const update = rows.createQueryBuilder().update(type)
  const set = { ...type.derived?.(item), version: () => '"version"' }
  await update.set(set).where({ id: item.id, storedOpening: IsNull() }).execute()
}

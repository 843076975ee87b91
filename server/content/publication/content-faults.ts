import type { EntityManager, EntityMetadata } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import type { Batch } from "../api/batched.ts"
import { richTextFields } from "../api/validation.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"

export const ContentFault = describedEnum("ContentFault", "Something about an item that its editors can mend.", {
  NO_PICTURE: "It has no main picture.",
  NO_DESCRIPTION: "One of its pictures has no alt text, and was not marked as decorative.",
  OLD_TRANSLATION: "A translation that visitors read is older than the original.",
  DEAD_LINK: "A link in its texts leads to what visitors do not find.",
})

export type ContentFault = keyof typeof ContentFault

type Type = ContentType<OwnedRow>
export type FaultCheck = Batch<boolean, OwnedRow>

/** For faults whose SQL condition only finds items that may have the fault. */
const faultChecks: Partial<Record<ContentFault, FaultCheck>> = {
  OLD_TRANSLATION: async (items) => items.map((item) => typeOf(item).translated?.isOld(item) ?? false),
}

export function registerFaultCheck(fault: ContentFault, judge: FaultCheck) {
  faultChecks[fault] = judge
}

export const faultCheckOf = (fault: ContentFault): FaultCheck | undefined => faultChecks[fault]

const undescribed = `SELECT "id" FROM "pictures" WHERE "alt" IS NULL`

const conditions: Record<ContentFault, (type: Type, metadata: EntityMetadata) => string> = {
  NO_PICTURE: () => `item."pictureId" IS NULL`,
  NO_DESCRIPTION({ prototype }, metadata) {
    const part = partTypeOf(metadata)
    const isIn = [`item."pictureId" IN (${undescribed})`]
    const orParents = (key: string, table: string, pictureKey: string) =>
      isIn.push(`item."id" IN (SELECT "${key}" FROM "${table}" WHERE "${pictureKey}" IN (${undescribed}))`)
    if (part) orParents(part.key.databaseName, part.metadata.tableName, part.pictureKey.databaseName)
    if (richTextFields(prototype).length > 0) orParents("itemId", `${metadata.tableName}_text_pictures`, "pictureId")
    return `(${isIn.join(" OR ")})`
  },
  OLD_TRANSLATION: ({ translated }) => (translated ? `item."translations" <> '[]'` : "FALSE"),
  DEAD_LINK({ prototype, translated }) {
    const columns = [...richTextFields(prototype), ...(translated ? ["translations"] : [])]
    return `(${columns.map((column) => `item."${column}" LIKE '%<a href=%'`).join(" OR ") || "FALSE"})`
  },
}

/** An SQL condition on the row `item`. */
export const faultCondition = (read: EntityManager, type: Type, fault: ContentFault) =>
  conditions[fault](type, read.connection.getMetadata(type))

const all = Object.values(ContentFault)

export const faultsOf: Batch<ContentFault[], OwnedRow> = async (items, context) => {
  const verdicts = await Promise.all(all.map((fault) => (faultChecks[fault] ?? byCondition(fault))(items, context)))
  return items.map((_, index) => all.filter((_, fault) => verdicts[fault]?.[index]))
}

const byCondition = (fault: ContentFault): FaultCheck => {
  return async (items, { database: { read } }) => {
    const found = new Set<string>()
    for (const type of new Set(items.map(typeOf))) {
      const ids = items.flatMap((item) => (typeOf(item) === type ? item.id : []))
      const { tableName } = read.connection.getMetadata(type)
      const which = `item."id" IN (${ids}) AND ${faultCondition(read, type, fault)}`
      const rows: { id: number }[] = await read.query(
        `SELECT item."id" AS "id" FROM "${tableName}" item WHERE ${which}`,
      )
      for (const { id } of rows) found.add(`${type.name} ${id}`)
    }
    return items.map((item) => found.has(`${typeOf(item).name} ${item.id}`))
  }
}

const typeOf = ({ contentType }: OwnedRow) => contentType as Type

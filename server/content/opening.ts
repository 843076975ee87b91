import { Field, ObjectType } from "type-graphql"
import { Column } from "typeorm"
import { plainText } from "./plain-text.ts"
import type { Fields } from "./record.ts"

/** Characters. */
const longest = 280

/**
 * Adds the first words of an item's rich text, which `textOf` gives: for lists and for where a page is shared. They are
 * stored when the item is, so that no list reads whole texts for them.
 */
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

    static derived(item: object) {
      return { storedOpening: openingOf(textOf(item as InstanceType<T>)) }
    }
  }
  return OpenedItem
}

/** The first words of rich text, cut at a word's end. */
function openingOf(html: string): string {
  const text = plainText(html)
  if (text.length <= longest) return text
  const end = text.lastIndexOf(" ", longest - 1)
  return `${text.slice(0, end > 0 ? end : longest - 1).replace(/[,;:–-]$/, "")}…`
}

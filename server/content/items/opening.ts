import { Field, ObjectType } from "type-graphql"
import { Column } from "typeorm"
import { withoutFigures } from "../../base/text/figures.ts"
import { plainText } from "../../base/text/plain-text.ts"
import type { Fields } from "./record.ts"

const maxLength = 280

/** Stores the opening with the item, so that no list reads whole texts. */
export function WithOpening<T extends Fields>(fields: T, textOf: (item: InstanceType<T>) => string) {
  @ObjectType()
  abstract class OpenedItem extends fields {
    @Column("text", { name: "opening", nullable: true })
    storedOpening!: string | null

    @Field(() => String, { description: `First words as plain text, at most ${maxLength} characters.` })
    opening(): string {
      return this.storedOpening ?? ""
    }

    static derived(item: object) {
      return { storedOpening: openingOf(textOf(item as InstanceType<T>)) }
    }
  }
  return OpenedItem
}

export function openingOf(html: string): string {
  const text = plainText(withoutFigures(html))
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(" ", maxLength - 1)
  return `${text.slice(0, end > 0 ? end : maxLength - 1).replace(/[,;:–-]$/, "")}…`
}

import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm"
import { type ApiLanguage, original } from "../content/api-language.ts"
import { type SearchKind, searchKind } from "../content/searchable.ts"

export const screenKind = searchKind("SCREEN", "A screen that shows no single item: a list, a form.", { lasting: true })

/** One item that can be found, or a part of it: its words as people read them. How they are matched is the database's own. */
@Entity("search_entries")
@Index(["kind", "itemId", "language", "part"], { unique: true })
@Index(["language", "kind", "itemId"])
export class SearchEntry {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  kind!: SearchKind

  @Column("integer")
  itemId!: number

  /** In which language its words are. */
  @Column("text", { default: original })
  language!: ApiLanguage

  /** 0 for the item itself, its parts from 1. */
  @Column("integer", { default: 0 })
  part!: number

  @Column("text")
  path!: string

  @Column("text")
  title!: string

  /** What the title is about (`titleKey`): who asks for just that finds it first. */
  @Index()
  @Column("text", { default: "" })
  titleKey!: string

  @Column("text")
  body!: string

  /** What somebody who asks for the title may want to know at once. */
  @Column("simple-json", { default: "[]" })
  answer!: string[]
}

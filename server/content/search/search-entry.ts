import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm"
import { type ApiLanguage, original } from "../items/api-language.ts"
import { type SearchKind, searchKind } from "../items/searchable.ts"

export const screenKind = searchKind("SCREEN", "A screen that is not about a single item: a list or a form.", {
  evergreen: true,
})

/** The words of an item or a part of it, as people read them. Each database matches them in its own way. */
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

  @Column("text", { default: original })
  language!: ApiLanguage

  /** 0 for the item itself, its parts from 1. */
  @Column("integer", { default: 0 })
  part!: number

  @Column("text")
  path!: string

  @Column("text")
  title!: string

  /** `titleKey` of the title: a search for exactly that finds it first. */
  @Index()
  @Column("text", { default: "" })
  titleKey!: string

  @Column("text")
  body!: string

  @Column("simple-json", { default: "[]" })
  answer!: string[]
}

@Entity("search_progress")
export class SearchProgress {
  @PrimaryColumn("text")
  kind!: SearchKind

  @Column("integer")
  version!: number

  @Column("integer")
  lastId!: number

  @Column("boolean")
  complete!: boolean
}

import { type ClassType, ObjectType } from "type-graphql"
import { Column, type FindOptionsOrder, type FindOptionsWhere } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import type { Fails } from "../../base/failures/fails.ts"
import type { ContentType } from "./content-type.ts"
import { IdArgs, type Inputs, itemResolver, listResolver, namesOf } from "./operations.ts"
import { SearchArgs } from "./paging.ts"
import type { Fields, RecordedRow } from "./record.ts"
import { containing } from "./search-text.ts"
import { registerStaffSearch } from "./staff-search-types.ts"

interface OfficeTypeOptions {
  /** In a sentence: `a product`. */
  one: string
  /** The staff's word for several: `Products`. */
  nouns: string
  inputs: Inputs
  adds: string
  fails: Record<"add" | "edit", Parameters<typeof Fails>>
  stores?: <R>(stored: Promise<R>) => Promise<R>
}

export function officeType<T extends RecordedRow>(type: ContentType<T>, options: OfficeTypeOptions) {
  const { one, nouns, inputs, adds, fails, stores = (stored) => stored } = options
  const names = namesOf(type, nouns.toLowerCase())
  const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(type, nouns) })

  const resolver = itemResolver(type, {
    ...{ names, inputs, fails, args: IdArgs, auth: { read: auth, add: auth, change: auth } },
    ...{ adding: WithoutAsking, editing: WithoutAsking },
    descriptions: {
      one: `One ${names.one} by ID; null if there is none.`,
      add: adds,
      edit: `Edits ${one}.`,
      delete: `Deletes ${one} and returns it as it was.`,
    },
    add: (input, { content, viewer }) => stores(content.add(type, input, viewer)),
    edit: (id, input, { content, viewer }) => stores(content.edit(type, id, input, viewer)),
  })
  return { auth, resolver }
}

interface NamedRow extends RecordedRow {
  name: string
  searchText: string
}

/** Adds the column in which records are searched; `derived` of their type fills it. */
export function WithSearchText<T extends Fields>(fields: T) {
  @ObjectType()
  abstract class SearchedRecord extends fields {
    @Column("text", { default: "", select: false })
    searchText!: string
  }
  return SearchedRecord
}

export function namedOfficeType<T extends NamedRow>(
  type: ContentType<T>,
  { searched, ...options }: OfficeTypeOptions & { searched: string },
): ClassType<object>[] {
  const { auth, resolver } = officeType(type, options)
  const name = options.nouns.toLowerCase()
  registerStaffSearch<NamedRow>(type, { needs: name, screen: `/admin/${name}`, columns: ["searchText"] })
  const list = listResolver(type, {
    ...{ name, auth, args: SearchArgs, description: `The ${name}, by name. Searches ${searched}.` },
    options: ({ q, search = q }) => ({
      where: (search ? { searchText: containing(search) } : {}) as FindOptionsWhere<T>,
      order: { name: "ASC", id: "ASC" } as FindOptionsOrder<T>,
    }),
  })
  return [list, resolver]
}

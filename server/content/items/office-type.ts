import { Arg, type ClassType, Ctx, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { Column, type FindOptionsOrder, type FindOptionsWhere } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import type { ContentType } from "./content-type.ts"
import { findByStaff } from "./found-by-staff.ts"
import { type Inputs, listResolver, namesOf } from "./operations.ts"
import { SearchArgs } from "./paging.ts"
import type { Fields, RecordedRow } from "./record.ts"
import { containing } from "./search-text.ts"

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

  @Resolver()
  class OfficeResolver {
    @auth
    @Query(() => type, {
      name: names.one,
      nullable: true,
      description: `One ${names.one} by ID; null if there is none.`,
    })
    one(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
      return content.one(type, id)
    }

    @auth
    @Fails(...fails.add)
    @Mutation(() => type, { name: names.add, description: adds })
    add(@Arg("input", () => inputs.add) input: object, @Ctx() { content, viewer }: Context) {
      return stores(content.add(type, input, viewer))
    }

    @auth
    @Fails(...fails.edit)
    @Mutation(() => type, { name: names.edit, description: `Edits ${one}.` })
    edit(
      @Arg("id", () => Int) id: number,
      @Arg("input", () => inputs.edit) input: object,
      @Ctx() { content, viewer }: Context,
    ) {
      return stores(content.edit(type, id, input, viewer))
    }

    @auth
    @Fails("NOT_FOUND")
    @AskFirst
    @Mutation(() => type, { name: names.delete, description: `Deletes ${one} and returns it as it was.` })
    delete(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
      return content.remove(type, id)
    }
  }
  return { auth, resolver: OfficeResolver as ClassType<object> }
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
  findByStaff<NamedRow>(type, { needs: name, screen: `/admin/${name}`, words: ["searchText"] })
  const list = listResolver(type, {
    ...{ name, auth, args: SearchArgs, description: `The ${name}, by name. Searches ${searched}.` },
    options: ({ q, search = q }) => ({
      where: (search ? { searchText: containing(search) } : {}) as FindOptionsWhere<T>,
      order: { name: "ASC", id: "ASC" } as FindOptionsOrder<T>,
    }),
  })
  return [list, resolver]
}

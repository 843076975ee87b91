import { ArrayMaxSize } from "class-validator"
import { ArgsType, type ClassType, InputType, Int } from "type-graphql"
import type { FindOptionsWhere } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { addFailures, editFailures } from "../../base/failures/fails.ts"
import { nameInWords } from "../../base/text/names.ts"
import type { MigrationClass } from "../../store/database/migrations/tables.ts"
import type { PictureNaming } from "../../store/images/file-names.ts"
import type { Context } from "../api/context.ts"
import { Optional } from "../api/validation.ts"
import { creatorOf } from "../history/owner.ts"
import { Addable } from "./added-item.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { registerRequiredFields } from "./finished.ts"
import { type Following, registerItemType } from "./item-type.ts"
import {
  type Inputs,
  type ItemOperations,
  itemResolver,
  type ListOperation,
  listResolver,
  namesOf,
  OneArgs,
  type OperationNames,
  ReadArgs,
} from "./operations.ts"
import { Edit, WithOptionalPicture, WithPicture } from "./owned.ts"
import { PageArgs } from "./paging.ts"
import { Publishable } from "./publication-input.ts"
import type { Fields } from "./record.ts"
import type { SearchKind } from "./searchable.ts"
import { registerTopic } from "./site-event.ts"
import { registerStaffSearch } from "./staff-search-types.ts"

interface OwnedTypeOptions<T extends OwnedRow, A extends PageArgs = AuthorArgs> extends Following<T> {
  /** In a sentence: `a story`. */
  one: string
  /** The staff's word for one, if not the API's `one`: `blog post`. */
  noun?: string
  /** The staff's word for several, if not `plural`: `Blog posts`. */
  nouns?: string
  /** An editor's input without the picture, as in GraphQL: for tests and the sandbox. */
  example: (now: Date) => Record<string, unknown>
  /** The name of its list in GraphQL: `newsStories`. */
  plural: string
  /** In a sentence: the required fields of an add. */
  required?: string
  /** Parts shown and deleted with an item: `its pictures`. */
  parts?: string
  pictureOptional?: boolean
  countsReads?: boolean
  descriptions?: Partial<ItemOperations<OneArgs>["descriptions"]>
  /** Its list, or a list's description: newest first, filtered by author. Absent if it has a resolver of its own. */
  list?: string | Omit<ListOperation<T, A>, "name" | "auth">
  migrations?: MigrationClass[]
}

type Described = "one" | "parts" | "pictureOptional" | "countsReads" | "example" | "migrations"

export interface OwnedType<T extends OwnedRow = OwnedRow, F extends object = object>
  extends Pick<OwnedTypeOptions<T>, Described> {
  type: ContentType<T>
  fields: Fields<F>
  noun: string
  names: OperationNames
  inputs: Inputs
  resolvers: ClassType<object>[]
}

export interface AnyOwnedType extends Omit<OwnedType, "type"> {
  type: (new () => OwnedRow) & { addressed?: { route?: string }; pictureNaming?: PictureNaming }
}

@ArgsType()
export class StatesArgs extends PageArgs {
  @NullableField(
    () => [ContentState],
    "Only items in these states. Unpublished items are limited to the viewer's own, or to all for " +
      "administrators. Defaults to published items.",
  )
  @ArrayMaxSize(5, { message: "There are five states." })
  states?: ContentState[] | null
}

@ArgsType()
export class AuthorArgs extends StatesArgs {
  @NullableField(() => Int, "Only items created by this account.")
  userId?: number | null
}

export const byAuthor = ({ userId }: AuthorArgs) => (userId == null ? {} : { userId })

type Words = Pick<OwnedTypeOptions<OwnedRow>, "one" | "required" | "parts" | "pictureOptional" | "countsReads">

export function ownedType<T extends OwnedRow, F extends object, A extends PageArgs = AuthorArgs>(
  type: ContentType<T>,
  fields: Fields<F>,
  options: OwnedTypeOptions<NoInfer<T>, A>,
): OwnedType<T, F> {
  const { one, plural, countsReads, descriptions } = options
  const { noun = withoutArticle(one), nouns = nameInWords(plural) } = options
  const names = namesOf(type, plural)
  const inputs = inputsOf(type, fields, options)
  const { mailed, onDelete, onRestore, onErase }: Following<never> = options
  const richTexts = type.translated?.richTexts
  const { refersTo } = type
  const programs = registerProgramArea(type, nouns)
  registerTopic(type, nouns)
  const shows = ({ user, state }: OwnedRow) => ({ note: `${user.name}, ${state.toLowerCase().replace("_", " ")}` })
  registerStaffSearch(type as ContentType<OwnedRow>, { needs: names.list, shows })
  const following = { mailed, onDelete, onRestore, onErase }
  registerItemType(one, { name: itemTypeNamed(type), type, edit: inputs.edit, richTexts, refersTo, ...following })
  const item = itemResolver<T, OneArgs & Partial<ReadArgs>>(type, {
    ...{ names, inputs, fails: { add: [...addFailures], edit: [...editFailures] }, adding: WithoutAsking },
    auth: {
      read: Auth(Role.PUBLIC),
      add: Auth(Role.EDITOR, { programs }),
      change: Auth(Role.ADMINISTRATOR, { orOwner: creatorOf(type), programs }),
    },
    descriptions: { ...usualDescriptions(options), ...descriptions },
    args: countsReads ? ReadArgs : OneArgs,
    async one(args, context) {
      const item = await context.publishing.one(type, args, context)
      if (item && args.countAsRead && args.preview == null) countRead(type, item, context)
      return item
    },
    add: (input, context) => context.publishing.add(type, input, context),
    edit: (id, input, context) => context.publishing.edit({ type, id, input }, context),
  })
  return { ...options, type, fields, noun, names, inputs, resolvers: [...listOf(type, options), item] }
}

function inputsOf(
  type: new () => object,
  fields: Fields,
  { one, required = "All content fields are required.", pictureOptional }: Words,
): Inputs {
  const { name } = type
  @InputType(`Add${name}Input`, { description: `A new ${withoutArticle(one)}. ${required}` })
  class AddInput extends Publishable(
    Addable((pictureOptional ? WithOptionalPicture : WithPicture)(fields)),
    "State to save in; PUBLISHED by default. In a DRAFT, every text except the title or name may be empty, " +
      "and the picture may be `{}`.",
  ) {}

  @InputType(`Edit${name}Input`, { description: `Changes to ${one}. Omitted fields are unchanged.` })
  class EditInput extends Publishable(
    Edit(Optional(fields)),
    "New publication state. Omit to keep the current one. With DRAFT, texts may be empty.",
  ) {}

  registerRequiredFields(type, AddInput)
  return { add: AddInput, edit: EditInput }
}

function listOf<T extends OwnedRow, A extends PageArgs>(
  type: ContentType<T>,
  { plural: name, list }: OwnedTypeOptions<T, A>,
): ClassType<object>[] {
  const auth = Auth(Role.PUBLIC)
  if (list === undefined) return []
  if (typeof list !== "string") return [listResolver(type, { ...list, name, auth })]
  const options = (args: AuthorArgs) => ({ where: byAuthor(args) as FindOptionsWhere<T>, states: args.states })
  return [listResolver(type, { name, auth, description: list, args: AuthorArgs, options })]
}

function usualDescriptions({ one, parts, countsReads }: Words) {
  const withParts = parts ? `${one} with ${parts}` : one
  const counted = countsReads ? " With `countAsRead` it counts as one read, except for its author and staff." : ""
  return {
    one: `One ${withoutArticle(one)} by ID; null if there is none.${counted}`,
    add: `Adds ${one}.`,
    edit: `Edits ${one}.`,
    delete: `Deletes ${withParts} and returns it as it was.`,
  }
}

export const withoutArticle = (one: string) => one.replace(/^an? /, "")

function countRead({ search }: { search?: { kind: SearchKind } }, item: OwnedRow, { answer, reads, viewer }: Context) {
  if (search) answer.forEachReader(() => reads.count(search.kind, item, viewer))
}

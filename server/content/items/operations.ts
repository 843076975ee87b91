import { MaxLength } from "class-validator"
import { Arg, Args, ArgsType, type ClassType, Ctx, Field, Int, Mutation, Query, Resolver } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import type { ContentType } from "./content-type.ts"
import { Page, type PageArgs } from "./paging.ts"
import type { ListOptions } from "./read-content.ts"
import type { RecordedRow } from "./record.ts"

export interface OperationNames {
  one: string
  list: string
  add: string
  edit: string
  delete: string
}

/** `newsStory`, `addNewsStory` … of the type NewsStory. The plural does not follow from its name. */
export function namesOf({ name }: { name: string }, list: string): OperationNames {
  const one = name.charAt(0).toLowerCase() + name.slice(1)
  return { one, list, add: `add${name}`, edit: `edit${name}`, delete: `delete${name}` }
}

export interface ListOperation<T extends RecordedRow, A extends PageArgs> {
  name: string
  description: string
  auth: MethodDecorator
  args: ClassType<A>
  options(args: A): ListOptions<T>
}

export function listResolver<T extends RecordedRow, A extends PageArgs>(
  type: ContentType<T>,
  { name, description, auth, args: ArgsOfList, options }: ListOperation<T, A>,
) {
  const PageOfType = Page(type)

  @Resolver()
  class ListResolver {
    @auth
    @Query(() => PageOfType, { name, description })
    list(@Args(() => ArgsOfList) args: A, @Ctx() { content }: Context) {
      return content.page(type, args, options(args))
    }
  }
  return ListResolver
}

export interface Inputs {
  add: ClassType<object>
  edit: ClassType<object>
}

@ArgsType()
export class IdArgs {
  @Field(() => Int)
  id!: number
}

@ArgsType()
export class OneArgs extends IdArgs {
  @NullableField(
    () => Boolean,
    "True to return the item with its pending change applied, if the viewer may see that change.",
  )
  withChange?: boolean | null

  @NullableField(
    () => String,
    "Preview token: shows the item with its pending change, in any state, to anyone who has it.",
  )
  @MaxLength(100, { message: "This is not a preview." })
  preview?: string | null
}

@ArgsType()
export class ReadArgs extends OneArgs {
  @Field(() => Boolean, {
    defaultValue: false,
    description: "True to count a read: a person is about to read it. False for copies, lists and prefetching.",
  })
  countAsRead!: boolean
}

export interface ItemOperations<A extends IdArgs> {
  names: OperationNames
  inputs: Inputs
  auth: Record<"read" | "add" | "change", MethodDecorator>
  descriptions: Record<"one" | "add" | "edit" | "delete", string>
  fails: Record<"add" | "edit", Parameters<typeof Fails>>
  /** Decorators of the operations, such as `WithoutAsking`. */
  adding?: MethodDecorator
  editing?: MethodDecorator
  args: ClassType<A>
  one?(args: A, context: Context): Promise<object | null>
  add?(input: object, context: Context): Promise<object>
  edit?(id: number, input: object, context: Context): Promise<object>
}

export function itemResolver<T extends RecordedRow, A extends IdArgs>(
  type: ContentType<T>,
  operations: ItemOperations<A>,
): ClassType<object> {
  const { names, inputs, auth, descriptions, fails, args: ArgsOfOne } = operations
  const { adding = () => {}, editing = () => {} } = operations

  @Resolver()
  class ItemResolver {
    @auth.read
    @Query(() => type, { name: names.one, nullable: true, description: descriptions.one })
    one(@Args(() => ArgsOfOne) args: A, @Ctx() context: Context) {
      return operations.one?.(args, context) ?? context.content.one(type, args.id)
    }

    @auth.add
    @Fails(...fails.add)
    @adding
    @Mutation(() => type, { name: names.add, description: descriptions.add })
    add(@Arg("input", () => inputs.add) input: object, @Ctx() context: Context) {
      return operations.add?.(input, context) ?? context.content.add(type, input, context.viewer)
    }

    @auth.change
    @Fails(...fails.edit)
    @editing
    @Mutation(() => type, { name: names.edit, description: descriptions.edit })
    edit(@Arg("id", () => Int) id: number, @Arg("input", () => inputs.edit) input: object, @Ctx() context: Context) {
      return operations.edit?.(id, input, context) ?? context.content.edit(type, id, input, context.viewer)
    }

    @auth.change
    @Mutation(() => type, { name: names.delete, description: descriptions.delete })
    delete(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
      return content.remove(type, id)
    }
  }
  return ItemResolver
}

import { IsOptional } from "class-validator"
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { signedIn } from "../../access/viewer.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Author } from "../items/author.ts"
import { type ItemType, ItemTypes, kindNamed } from "../items/item-type.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { Removed } from "../items/removed.ts"
import { moderatorRole } from "../items/visibility.ts"
import { Picture } from "../pictures/picture.ts"
import { BinnedItem, binDays } from "./bin.ts"
import { picturesOf } from "./bin-rows.ts"
import { eraseFromBin, erasePicture } from "./erase.ts"
import { binOwner } from "./owner.ts"
import { restoreFromBin } from "./restore-from-bin.ts"
import { pictureRows } from "./version.ts"

const dayMs = 24 * 60 * 60 * 1000

@ObjectType({ description: "An item that was deleted, with its parts. It is nowhere else." })
class BinItem {
  @Field(() => ItemTypes, { description: "Of what type it is." })
  type!: ItemType

  @Field(() => Int, { description: "The item's id. It has the same one again when it is taken out." })
  id!: number

  @Field(() => String, { description: "What it is called; may be empty." })
  title!: string

  @Field(() => GraphQLISODateTime, { description: "When it was deleted, ISO 8601 in UTC." })
  deletedAt!: Date

  @Field(() => Author, { nullable: true, description: "Who deleted it; null for the site itself." })
  deletedBy!: Author | null

  @Field(() => Author, { nullable: true, description: "Who created it; null for what belongs to the office." })
  owner!: Author | null

  @Field(() => GraphQLISODateTime, { description: "When it will be erased by itself, ISO 8601 in UTC." })
  erasedAt!: Date

  @Field(() => String, {
    nullable: true,
    description: "Where it is read again: `/news/view/12`; null while it lies in the bin, and where it has no screen.",
  })
  path!: string | null

  @Field(() => Int, {
    description:
      "Of what was taken out: how many of its parts could not come back, as something else that they belong to is gone too.",
  })
  leftOut!: number

  pictureId!: number | undefined

  @Field(() => Picture, { nullable: true, description: "The picture it was shown with." })
  async picture(@Ctx() context: Context): Promise<Picture | null> {
    return this.pictureId ? ((await batched(context, pictureRows).load(this.pictureId)) ?? null) : null
  }
}

@ArgsType()
class BinArgs extends PageArgs {
  @Field(() => ItemTypes, { nullable: true, description: "Only items of this type." })
  @IsOptional()
  type?: ItemType | null
}

const BinItemPage = Page(BinItem)

const withPeople = { relations: { deletedBy: true, owner: true }, relationLoadStrategy: "query" } as const

@Resolver()
export class BinResolver {
  @Auth(Role.REGULAR)
  @Query(() => BinItemPage, {
    description: `What was deleted within the last ${binDays} days, the latest first: of administrators everybody's, of others what they had created.`,
  })
  async bin(@Args(() => BinArgs) { type, ...args }: BinArgs, @Ctx() { database: { read }, viewer }: Context) {
    const own = viewer.role >= moderatorRole ? {} : { ownerId: signedIn(viewer) }
    const where = { ...own, ...(type && { type }) }
    const page = await pageOfRows(read, BinnedItem, args, { where, order: { id: "DESC" }, ...withPeople })
    const items = page.items.map((binned) => shown(binned, picturesOf(read, binned.rows.slice(0, 1))[0]))
    return { ...page, items }
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: binOwner })
  @Fails(
    { NOT_FOUND: "where it is not in the bin, or what it was part of is gone" },
    { FORBIDDEN: "for an editor where an administrator looks at what is public before it is" },
  )
  @AskFirst
  @Mutation(() => BinItem, {
    description:
      "Takes an item out of the bin, with its parts, under the same id: its creator, or administrators. `path` says where it is again.",
  })
  async restoreFromBin(
    @Arg("type", () => ItemTypes, { description: "Of what type it is." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() context: Context,
  ) {
    const { binned, item, leftOut } = await restoreFromBin(type, id, context)
    // The moment it was waiting for may have passed.
    context.schedule.note(new Date())
    const { addressed } = kindNamed(type).type as { addressed?: { path(item: object): string } }
    return Object.assign(shown(binned, item.picture?.id), { path: addressed?.path(item) ?? null, leftOut })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => BinItem, {
    description: "Erases what lies in the bin for good, with its versions and pictures, and returns it as it was.",
  })
  async eraseFromBin(
    @Arg("type", () => ItemTypes, { description: "Of what type it is." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() { pictures, viewer }: Context,
  ) {
    return shown(await eraseFromBin(type, id, viewer, pictures))
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => Removed, {
    description:
      "Erases a picture out of drafts, waiting changes, all earlier versions and the bin, for good, wherever its file is used there. What an item shows now stays. What lies in the bin and cannot be without it goes. Answers in how many versions and items of the bin it was.",
  })
  async erasePicture(
    @Arg("name", () => String, { description: "What the file is called." }) name: string,
    @Ctx() { pictures, viewer }: Context,
  ) {
    return { count: await erasePicture(name, viewer, pictures) }
  }
}

function shown({ type, itemId, title, deletedAt, deletedBy, owner }: BinnedItem, pictureId?: number): BinItem {
  const erasedAt = new Date(deletedAt.getTime() + binDays * dayMs)
  const shown = { type, id: itemId, title, deletedAt, deletedBy, owner, erasedAt, path: null, leftOut: 0 }
  return Object.assign(new BinItem(), shown, { pictureId })
}

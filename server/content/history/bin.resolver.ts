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
import { Auth, Role } from "../../access/auth.ts"
import { nameOfArea } from "../../access/program-areas.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Author } from "../items/author.ts"
import { findByStaff } from "../items/found-by-staff.ts"
import { type ItemType, ItemTypes, kindNamed } from "../items/item-type.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { Removed } from "../items/removed.ts"
import { Picture } from "../pictures/picture.ts"
import { BinnedItem, binDays } from "./bin.ts"
import { picturesOf } from "./bin-rows.ts"
import { eraseFromBin, erasePicture } from "./erase.ts"
import { binOwner } from "./owner.ts"
import { restoreFromBin } from "./restore-from-bin.ts"
import { pictureRows } from "./version.ts"

const shows = ({ type }: BinnedItem) => ({ note: nameOfArea(type), path: `/user/bin?type=${type}` })
findByStaff(BinnedItem, { needs: "bin", heading: "Bin", shows })

const dayMs = 24 * 60 * 60 * 1000

@ObjectType({ description: "A deleted item, with its parts. It is nowhere else on the site." })
class BinItem {
  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => Int, { description: "Item ID. It stays the same when the item is restored." })
  id!: number

  @Field(() => String, { description: "Title; may be empty." })
  title!: string

  @Field(() => GraphQLISODateTime, { description: "Deletion time, ISO 8601 in UTC." })
  deletedAt!: Date

  @NullableField(() => Author, "The account that deleted it; null for the site itself.")
  deletedBy!: Author | null

  @NullableField(() => Author, "Creator; null for items that belong to the office.")
  owner!: Author | null

  @Field(() => GraphQLISODateTime, { description: "Time of automatic erasure, ISO 8601 in UTC." })
  erasedAt!: Date

  @NullableField(() => String, "Path of the restored item; null while it is in the bin, and if it has no screen.")
  path!: string | null

  @Field(() => Int, {
    description: "After a restore: number of parts left out, as something else that they belong to is gone.",
  })
  leftOut!: number

  pictureId!: number | undefined

  @NullableField(() => Picture, "Main picture.")
  async picture(@Ctx() context: Context): Promise<Picture | null> {
    return this.pictureId ? ((await batched(context, pictureRows).load(this.pictureId)) ?? null) : null
  }
}

@ArgsType()
class BinArgs extends PageArgs {
  @NullableField(() => ItemTypes, "Only items of this type.")
  @IsOptional()
  type?: ItemType | null
}

const BinItemPage = Page(BinItem)

const withPeople = { relations: { deletedBy: true, owner: true }, relationLoadStrategy: "query" } as const

@Resolver()
export class BinResolver {
  @Auth(Role.REGULAR)
  @Query(() => BinItemPage, {
    description:
      `Items deleted in the last ${binDays} days, newest first: everyone's for administrators, otherwise those ` +
      "that the viewer created.",
  })
  async bin(@Args(() => BinArgs) { type, ...args }: BinArgs, @Ctx() { database: { read }, viewer }: Context) {
    const where = BinnedItem.visibleTo(viewer).map((seen) => ({ ...seen, ...(type && { type }) }))
    const page = await pageOfRows(read, BinnedItem, args, { where, order: { id: "DESC" }, ...withPeople })
    const items = page.items.map((binned) => shown(binned, picturesOf(read, binned.rows.slice(0, 1))[0]))
    return { ...page, items }
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: binOwner })
  @Fails(
    { NOT_FOUND: "if it is not in the bin, or the item it belonged to is gone" },
    { FORBIDDEN: "for editors if an administrator must approve what is published" },
  )
  @AskFirst
  @Mutation(() => BinItem, {
    description: "Restores an item from the bin with its parts and its ID; for its creator and administrators.",
  })
  async restoreFromBin(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() context: Context,
  ) {
    const { binned, item, leftOut } = await restoreFromBin(type, id, context)
    // Its scheduled moment may have passed.
    context.schedule.note(new Date())
    const { addressed } = kindNamed(type).type as { addressed?: { path(item: object): string } }
    return Object.assign(shown(binned, item.picture?.id), { path: addressed?.path(item) ?? null, leftOut })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => BinItem, {
    description: "Permanently erases an item in the bin, with its versions and pictures, and returns it as it was.",
  })
  async eraseFromBin(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
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
      "Permanently erases a picture from drafts, pending changes, all earlier versions and the bin, wherever " +
      "its file is used there. What an item shows now is kept. Items in the bin that require the picture are " +
      "erased too. Returns the number of versions and items of the bin that it was in.",
  })
  async erasePicture(
    @Arg("name", () => String, { description: "File name." }) name: string,
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

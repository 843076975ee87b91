import { Arg, Args, ArgsType, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { nameOfArea } from "../../access/program-areas.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../api/context.ts"
import { type ItemType, ItemTypes, kindNamed } from "../items/item-type.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { Removed } from "../items/removed.ts"
import { registerStaffSearch } from "../items/staff-search-types.ts"
import { BinnedItem, binDays } from "./bin.ts"
import { eraseFromBin, erasePicture } from "./erase.ts"
import { binOwner } from "./owner.ts"
import { restoreFromBin } from "./restore-from-bin.ts"

const shows = ({ type }: BinnedItem) => ({ note: nameOfArea(type), path: `/user/bin?type=${type}` })
registerStaffSearch(BinnedItem, { needs: "bin", heading: "Bin", shows })

@ArgsType()
class BinArgs extends PageArgs {
  @NullableField(() => ItemTypes, "Only items of this type.")
  type?: ItemType | null
}

const BinnedItemPage = Page(BinnedItem)

const withPeople = { relations: { deletedBy: true, owner: true }, relationLoadStrategy: "query" } as const

@Resolver()
export class BinResolver {
  @Auth(Role.REGULAR)
  @Query(() => BinnedItemPage, {
    description:
      `Items deleted in the last ${binDays} days, newest first: everyone's for administrators, otherwise those ` +
      "that the viewer created.",
  })
  bin(@Args(() => BinArgs) { type, ...args }: BinArgs, @Ctx() { database: { read }, viewer }: Context) {
    const where = [BinnedItem.visibleTo(viewer)].flat().map((visible) => ({ ...visible, ...(type && { type }) }))
    return pageOfRows(read, BinnedItem, args, { where, order: { id: "DESC" }, ...withPeople })
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: binOwner })
  @Fails(
    { NOT_FOUND: "if it is not in the bin, or the item it belonged to is gone" },
    { FORBIDDEN: "for editors if an administrator must approve what is published" },
  )
  @Mutation(() => BinnedItem, {
    description: "Restores an item from the bin with its parts and its ID; for its creator and administrators.",
  })
  async restoreFromBin(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() context: Context,
  ) {
    const { binned, item, leftOut } = await restoreFromBin(type, id, context)
    // The item's scheduled time may have passed.
    context.schedule.wakeAt(new Date())
    const { addressed } = kindNamed(type).type as { addressed?: { path(item: object): string } }
    return Object.assign(binned, { path: addressed?.path(item) ?? null, leftOut })
  }

  @Auth(Role.ADMINISTRATOR)
  @Mutation(() => BinnedItem, {
    description: "Permanently erases an item in the bin, with its versions and pictures, and returns it as it was.",
  })
  eraseFromBin(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() { pictures, viewer }: Context,
  ) {
    return eraseFromBin(type, id, viewer, pictures)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
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

import { Max, Min } from "class-validator"
import type { GraphQLResolveInfo } from "graphql"
import {
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Info,
  Int,
  ObjectType,
  Resolver,
  Root,
} from "type-graphql"
import { handleOf } from "../../access/sessions.ts"
import { signedInViewer, visitor } from "../../access/viewer.ts"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { variantWidths } from "../../store/images/variant-widths.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { Picture, publicAddress } from "./picture.ts"
import { heightAt, leastPublicPixels, publicRules, sizeWithin } from "./recognisable.ts"

@ObjectType({ description: "One available width of a picture." })
class PictureSize {
  @Field(() => Int, { description: "Size in pixels." })
  width!: number

  @Field(() => Int, { description: "Size in pixels." })
  height!: number

  @Field(() => String, { description: "Absolute URL." })
  url!: string
}

@ArgsType()
class AddressArgs {
  @NullableField(
    () => Int,
    "Minimum width in pixels, 1 to 10,000: returns the next larger width available, at most the picture's " +
      "own. The largest by default.",
  )
  @Min(1, { message: "A width is 1 to 10,000 pixels." })
  @Max(10_000, { message: "A width is 1 to 10,000 pixels." })
  width?: number | null

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True for an absolute URL, for use outside the site's own pages.",
  })
  absolute!: boolean
}

@Resolver(() => Picture)
export class PictureAddressesResolver {
  @FieldResolver()
  async width(@Root() picture: Picture, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<number> {
    return (await sizeFor(picture, context, info)).width
  }

  @FieldResolver()
  async height(@Root() picture: Picture, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<number> {
    return (await sizeFor(picture, context, info)).height
  }

  @FieldResolver(() => String, {
    description:
      "Path of the file on this site. Image requests carry no token, so the path of a picture that is not " +
      "public expires after some hours, or as soon as the viewer or the preview link may no longer show it.",
  })
  url(
    @Root() picture: Picture,
    @Args(() => AddressArgs) { width, absolute }: AddressArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): string | Promise<string> {
    const addressFor = (path: string) => (absolute ? context.origin : "") + inWidth(path, width)
    const path = pathFor(picture, context, info)
    return typeof path === "string" ? addressFor(path) : path.then(addressFor)
  }

  @Extensions({ items: variantWidths.length + 1 } satisfies FieldExtensions)
  @FieldResolver(() => [PictureSize], {
    description: "Available widths, smallest first.",
  })
  async sizes(
    @Root() picture: Picture,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PictureSize[]> {
    const url = context.origin + (await pathFor(picture, context, info))
    const size = await sizeFor(picture, context, info)
    const smaller = variantWidths.filter((width) => width < size.width)
    return [
      ...smaller.map((width) => ({ width, height: heightAt(width, picture), url: inWidth(url, width) })),
      { ...size, url },
    ]
  }
}

function pathFor(picture: Picture, context: Context, info: GraphQLResolveInfo): string | Promise<string> {
  const isVisible = checkPublic(picture, context, info)
  if (isVisible === true) return publicAddress(picture)
  return isVisible.then((isPublic) =>
    isPublic ? publicAddress(picture) : context.pictures.addressWithKey(picture, granteeOf(context)),
  )
}

function checkPublic(picture: Picture, context: Context, { path }: GraphQLResolveInfo): true | Promise<boolean> {
  const isKnown = picture.isPublic || context.pictures.uses.areAllPublic(path.prev?.typename)
  return (isKnown && picture.isVisibleTo(visitor)) || batched(context, arePublic).load(picture.id)
}

type Size = Pick<Picture, "width" | "height">

async function sizeFor(picture: Picture, context: Context, info: GraphQLResolveInfo): Promise<Size> {
  const { width, height, recognisable } = picture
  const isSmall = recognisable === "NOBODY" || Math.max(width, height) <= leastPublicPixels
  if (isSmall || !(await checkPublic(picture, context, info))) return { width, height }
  return sizeWithin(picture, await batched(context, publicPixels).load(1))
}

const publicPixels: Batch<number> = async (sites, { database }) => {
  const rules = await publicRules(database.read)
  return sites.map(() => rules.publicPixels)
}

const inWidth = (url: string, width?: number | null) =>
  width == null ? url : `${url}${url.includes("?") ? "&" : "?"}w=${width}`

const arePublic: Batch<boolean> = async (ids, { database, pictures }) => {
  const visible = await pictures.uses.visibleTo(visitor, ids, database.read)
  return ids.map((id) => visible.has(id))
}

const previewPrefix = "preview."

export const isPreview = (grantee: string) => grantee.startsWith(previewPrefix)

/** Identifies an address's recipient: a preview link, a program or a session; undefined for a visitor. */
export function granteeOf({ viewer, previewHash }: Context): string | undefined {
  if (previewHash) return previewPrefix + previewHash
  const { id, program, sessionId } = signedInViewer(viewer)
  if (program) return `program.${program.tokenHash}`
  return sessionId === null ? undefined : `session.${id}-${handleOf(sessionId)}`
}

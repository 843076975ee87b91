import { Arg, Args, ArgsType, Ctx, Field, Float, InputType, Int, Mutation, Resolver } from "type-graphql"
import { In } from "typeorm"
import { Auth, type OwnerLookup, Role } from "../../access/auth.ts"
import { visitor } from "../../access/viewer.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, conflict, forbidden, notFound } from "../../base/failures/failures.ts"
import { type Area, blurFaces } from "../../store/images/blur-faces.ts"
import type { Context } from "../api/context.ts"
import { Act, logAct } from "../history/log-act.ts"
import { Several } from "../items/fields.ts"
import { actor } from "../items/item-history.ts"
import { Picture } from "./picture.ts"
import { isOwn } from "./picture-changes.ts"
import { childrenBeforeWords, maxChildren } from "./picture-input.ts"
import { Recognisable } from "./recognisable.ts"
import { renameFile } from "./rename-file.ts"

const maxFaces = 100

@InputType({ description: "Part of a picture, such as a face, in fractions of its width and height." })
class FaceInput implements Area {
  @Field(() => Float, { description: "Left edge, 0 to 1 from the left." })
  x!: number

  @Field(() => Float, { description: "Upper edge, 0 to 1 from the top." })
  y!: number

  @Field(() => Float, { description: "Width, at most 1." })
  width!: number

  @Field(() => Float, { description: "Height, at most 1." })
  height!: number
}

@ArgsType()
class BlurArgs {
  @Field(() => [FaceInput], { description: `1 to ${maxFaces} faces.` })
  @Several(maxFaces)
  faces!: FaceInput[]

  @Field(() => Recognisable, { description: "Recognisable people in the blurred picture." })
  recognisable!: Recognisable

  @NullableField(
    () => [Int],
    `IDs of all children who can still be recognised, at most ${maxChildren}; for editors. Omit to keep those known.`,
  )
  @Several(maxChildren)
  children?: number[] | null

  @NullableField(() => [Int], childrenBeforeWords)
  @Several(maxChildren)
  childrenBefore?: number[] | null
}

/** No account has this id. */
const nobody = 0

/** The viewer, if they may edit an item that shows the picture, and see the picture. */
const pictureEditor: OwnerLookup = async ({ id }, { database, pictures, viewer }: Context) => {
  const picture = await database.read.findOneBy(Picture, { id: id as number })
  if (!picture || viewer.id === null) return undefined
  const editable = await pictures.uses.editableBy(viewer, [picture.id], database.read)
  const mayChange = isOwn(viewer, picture) || editable.has(picture.id)
  return mayChange && picture.isVisibleTo(viewer) ? viewer.id : nobody
}

@Resolver()
export class BlurResolver {
  @Auth(Role.ADMINISTRATOR, { orOwner: pictureEditor, programs: itemTypeNamed(Picture) })
  @Fails("NOT_FOUND", "BAD_USER_INPUT", "UNSUPPORTED_PICTURE", "BUSY", {
    CONFLICT: "if somebody else has blurred it meanwhile",
  })
  @Mutation(() => Picture, {
    description:
      "Blurs faces in a stored picture for good, wherever its file is shown: items and their texts, drafts, earlier " +
      "versions and the bin show the blurred one, under a new address. The file without blur and all its sizes are erased.",
  })
  async blurPicture(
    @Arg("id", () => Int, { description: "ID of a use of the picture." }) id: number,
    @Args(() => BlurArgs) { faces, recognisable, ...named }: BlurArgs,
    @Ctx() { database, pictures, viewer }: Context,
  ): Promise<Picture> {
    requireWithin(faces)
    if (named.children && viewer.role < Role.EDITOR) throw forbidden()
    const picture = await database.read.findOneBy(Picture, { id })
    if (!picture) throw notFound("This picture")
    const blur = (stored: Buffer) => blurFaces(stored, picture.type, faces)
    return pictures.remake(picture, blur, async (rows, { dropped }, { name, clean }) => {
      const { hash, width, height, color, bytes } = clean
      const blurred = { file: name, hash, width, height, color, bytes: bytes.length }
      const isOffice = viewer.role >= Role.ADMINISTRATOR
      // For the office, the same picture uploaded twice counts as one.
      const before = await rows.findBy(Picture, isOffice ? { hash: String(picture.hash) } : { file: picture.file })
      const files = [...new Set(before.map(({ file }) => file))]
      if (!files.includes(picture.file)) throw conflict("Somebody else has changed this picture. Please look again.")
      // The office has just reviewed it.
      const reviewedAt = isOffice ? new Date() : null
      await rows.update(Picture, { file: In(files) }, { ...blurred, recognisable, reviewedAt })
      dropped.push(...before)
      await pictures.gate.children.putBlurred(rows, picture, blurred, named)
      for (const file of files) await renameFile(rows, file, name)
      const uses = await rows.findBy(Picture, { file: name })
      const ids = uses.map(({ id }) => id)
      // It stays withheld if it still shows a child without a valid yes.
      const visible = await pictures.uses.visibleTo(visitor, ids, rows)
      await pictures.gate.require(rows, [...visible], viewer, "recognisable")
      const detail = `Faces in a picture, which are blurred: ${faces.length}.`
      await logAct(rows, { act: Act.ERASED, ...actor(viewer), detail })
      return rows.findOneByOrFail(Picture, { id })
    })
  }
}

/** Tolerates rounding errors in computed fractions. */
const maxFraction = 1.000001

function requireWithin(faces: Area[]) {
  const isWithin = (start: number, length: number) => start >= 0 && length > 0 && start + length <= maxFraction
  if (faces.length === 0 || !faces.every(({ x, y, width, height }) => isWithin(x, width) && isWithin(y, height)))
    throw badInput({ faces: "Please mark each face within the picture." })
  if (faces.reduce((sum, { width, height }) => sum + width * height, 0) > maxFraction)
    throw badInput({ faces: "Together these faces are larger than the picture. Please mark the faces alone." })
}

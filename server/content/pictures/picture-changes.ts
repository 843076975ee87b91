import { type EntityManager, In } from "typeorm"
import { hasRight, ProgramAccess } from "../../access/program-areas.ts"
import { accountIdOf, type Viewer } from "../../access/viewer.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { badInput, forbidden } from "../../base/failures/failures.ts"
import { requireType } from "../../store/images/decode.ts"
import type { PictureNaming } from "../../store/images/file-names.ts"
import type { Gate } from "./gate.ts"
import { Picture } from "./picture.ts"
import type { PictureInput } from "./picture-input.ts"
import { anotherUse, type Described, insertPicture, type NewFile } from "./picture-rows.ts"
import type { PictureUses } from "./picture-uses.ts"
import { countUpload } from "./quota.ts"
import { Recognisable } from "./recognisable.ts"
import { usablePictureNamed } from "./usable-picture.ts"

export interface PictureRules {
  naming?: PictureNaming
  /** The accepted types, such as `image/png`; all that the site stores if absent. */
  types?: string[]
  isNeeded?: boolean
  viewer: Viewer
}

export interface RequestedPicture {
  /** A `Picture` is moved by the transaction itself. */
  input: PictureInput | Picture | null | undefined
  file?: NewFile
}

interface ClaimOptions {
  current?: Picture | null
  field?: string
}

export class PictureChanges {
  /** Their rows are deleted; their files are removed after the commit. */
  readonly dropped: Picture[] = []
  /** Shown smaller to visitors from now on; larger copies are removed after the commit. */
  readonly shrunk: Picture[] = []
  /** IDs of pictures that an item shows from now on. */
  readonly newlyShown: number[] = []

  constructor(
    private readonly rows: EntityManager,
    readonly uses: PictureUses,
    private readonly requested: RequestedPicture[],
    private readonly rules: PictureRules,
    readonly gate: Gate,
  ) {}

  /** @throws BAD_USER_INPUT for a name that is not the viewer's; TOO_MANY_REQUESTS */
  async claim(index: number, taking: ClaimOptions = {}): Promise<Picture | undefined> {
    const { input, file } = this.requested[index] ?? {}
    if (input instanceof Picture) return this.markShown(input)
    const picture = file ? await this.insert(file, input) : input && (await this.stored(input, taking))
    if (picture && input) await this.gate.children.put(this.rows, picture, input, this.rules.viewer)
    return picture && picture.id !== taking.current?.id ? this.markShown(picture) : picture || undefined
  }

  /** Records that an item shows the picture from now on. */
  markShown(picture: Picture): Picture {
    this.newlyShown.push(picture.id)
    return picture
  }

  async drop(ids: number[]) {
    const used = await this.uses.used(ids, this.rows)
    const unused = ids.filter((id) => !used.has(id))
    if (unused.length === 0) return
    this.dropped.push(...(await this.rows.findBy(Picture, { id: In(unused) })))
    await this.rows.delete(Picture, unused)
  }

  async dropWith(type: new () => object, id: number, remove: () => Promise<unknown>) {
    const pictures = await this.uses.ofItem(this.rows, type, id)
    await remove()
    await this.drop(pictures)
  }

  private async insert(file: NewFile, input: PictureInput | null | undefined) {
    const { viewer } = this.rules
    await countUpload(this.rows, viewer)
    return insertPicture(this.rows, file, { name: file.name, uploaderId: accountIdOf(viewer), ...descriptionIn(input) })
  }

  private async stored(input: PictureInput, { current, field = "picture" }: ClaimOptions) {
    const { types, isNeeded } = this.rules
    if (!input.name) throw badInput({ [field]: "Please choose an image." })
    const isCurrent = current && (current.name === input.name || current.file === input.name)
    const picture = isCurrent ? current : await this.named(input.name)
    if (!picture && input.orWithout && (current || !isNeeded)) return undefined
    if (!picture) throw badInput({ [field]: "There is no image of this name. Please upload it first." })
    requireType(picture.type, types)
    const changed = Object.entries(descriptionIn(input)).filter(
      ([name, value]) => picture[name as keyof Described] !== value,
    )
    const { recognisable, ...changes }: Described = Object.fromEntries(changed)
    if (recognisable || input.children) requireMarkRight(this.rules.viewer)
    if (recognisable) await this.mark([picture], recognisable)
    if (Object.keys(changes).length > 0) await this.rows.update(Picture, picture.id, changes)
    return Object.assign(picture, changes)
  }

  /** Marks all uses of the files, as they show the same people. */
  async mark(pictures: Picture[], recognisable: Recognisable) {
    const files = pictures.map(({ file }) => file)
    await this.rows.update(Picture, { file: In(files) }, { recognisable })
    this.shrunk.push(...pictures.filter((picture) => picture.recognisable === "NOBODY" && recognisable !== "NOBODY"))
    for (const picture of pictures) Object.assign(picture, { recognisable })
    if (recognisable !== Recognisable.UNSAID) return
    const uses = await this.rows.find(Picture, { where: { file: In(files) }, select: { id: true } })
    const ids = uses.map(({ id }) => id)
    await this.gate.require(this.rows, ids, this.rules.viewer)
  }

  /** An upload that waits for its item, or another use of a picture that the viewer may name. */
  private async named(name: string): Promise<Picture | undefined> {
    const { rows, uses, rules } = this
    const found = await usablePictureNamed(rows, uses, rules.viewer, name)
    return found?.isUsed ? anotherUse(rows, found.picture) : found?.picture
  }

  /** A use of a file in a text, whose writer's right was checked before. Undefined if deleted. */
  async forFile(file: string): Promise<Picture | undefined> {
    const found = await this.rows.find(Picture, { where: { file }, order: { id: "DESC" }, take: batchSize })
    const used = await this.uses.used(
      found.map(({ id }) => id),
      this.rows,
    )
    const [newest] = found
    const picture = found.find(({ id }) => !used.has(id)) ?? (newest && (await anotherUse(this.rows, newest)))
    return picture && this.markShown(picture)
  }
}

const batchSize = 50

/** @throws FORBIDDEN for a program without the right to `markPictures` */
function requireMarkRight({ program }: Viewer) {
  if (program && !hasRight(program.rights, itemTypeNamed(Picture), ProgramAccess.WRITE))
    throw forbidden("This program was not given the right to pictures.")
}

export const isOwn = (viewer: Viewer, { uploaderId }: Picture) => uploaderId !== null && uploaderId === viewer.id

function descriptionIn(input: PictureInput | null | undefined): Described {
  return {
    ...(input?.alt !== undefined && { words: input.alt }),
    ...(input?.recognisable && { recognisable: input.recognisable }),
    ...(input?.focus && { focusX: input.focus.x, focusY: input.focus.y }),
  }
}

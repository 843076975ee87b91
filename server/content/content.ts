import type { DeepPartial, EntityManager, FindOptionsOrder, FindOptionsRelations, FindOptionsWhere } from "typeorm"
import type { OwnerLookup } from "../access/auth.ts"
import { signedIn, type Viewer } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { conflict, notFound } from "../api/failures.ts"
import type { Database } from "../database/database.ts"
import type { PictureNaming } from "../images/file-names.ts"
import type { PictureInput } from "../images/picture-input.ts"
import type { Pictures } from "../images/pictures.ts"
import type { OwnedRow } from "./owned.ts"
import { type PageArgs, type PageOf, pageOf } from "./paging.ts"
import type { RecordedRow } from "./record.ts"

/** The least that a list needs of a row. */
type Row = Pick<RecordedRow, "id" | "createdAt">

/** The class of a content type, and what is particular about it. */
export type ContentType<T extends Row> = (new () => T) & {
  /** How the files of its pictures are named. */
  pictureNaming?: PictureNaming
  /** What is read with it; its creator and its picture, where it says nothing. */
  shownWith?: FindOptionsRelations<T>
  /** Looks at an item as a whole before it is stored. @throws BAD_USER_INPUT for one that makes no sense. */
  check?(item: T): void
}

/** What an add or edit brings beside the type's own fields. */
interface ContentInput {
  picture?: PictureInput | null
  version?: number | null
}

interface ListOptions<T> {
  where?: FindOptionsWhere<T> | FindOptionsWhere<T>[]
  order?: FindOptionsOrder<T>
}

/**
 * Adds, edits, deletes and lists the items of every type, whether somebody owns them or the office keeps them.
 * Who may do so is not decided here but by `@Auth`.
 */
export class Content {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  one<T extends Row>(type: ContentType<T>, id: number): Promise<T | null> {
    return findOne(this.database.read, type, id)
  }

  /** Newest first, unless another order is given. */
  async page<T extends Row>(
    type: ContentType<T>,
    args: PageArgs,
    { where, order }: ListOptions<T> = {},
  ): Promise<PageOf<T>> {
    const [items, total] = await this.database.read.findAndCount(type, {
      where,
      order: order ?? (newestFirst as FindOptionsOrder<T>),
      relations: relationsOf(type),
      relationLoadStrategy: "query",
      skip: (args.page - 1) * args.perPage,
      take: args.perPage,
    })
    return pageOf(items, total, args)
  }

  /** The creator is the viewer, whatever the input says. Picture and item are stored together or not at all. */
  add<T extends RecordedRow>(
    type: ContentType<T>,
    { picture, version: _, ...fields }: ContentInput & object,
    viewer: Viewer,
  ): Promise<T> {
    const userId = signedIn(viewer)
    return this.pictures.with(picture, { naming: type.pictureNaming, userId }, async (rows, stored) => {
      const now = new Date()
      const row = rows.create(type, {
        ...fields,
        userId,
        createdAt: now,
        updatedAt: now,
        picture: stored ?? null,
      } as object as DeepPartial<T>)
      type.check?.(row)
      await rows.insert(type, row as never)
      return findOneOrFail(rows, type, row.id)
    })
  }

  /**
   * Changes the fields that are given and keeps the others.
   * @throws NOT_FOUND; CONFLICT with what is stored now, where `version` is given and is not the stored one.
   */
  edit<T extends RecordedRow>(
    type: ContentType<T>,
    id: number,
    { picture, version, ...fields }: ContentInput & object,
    viewer: Viewer,
  ): Promise<T> {
    return this.pictures.with(
      picture,
      { naming: type.pictureNaming, userId: signedIn(viewer) },
      async (rows, stored) => {
        const row = await findOneOrFail(rows, type, id)
        if (version != null && version !== row.version) throw changedMeanwhile(row)
        const changes = { ...present(fields), updatedAt: new Date(), ...(stored && { picture: stored }) }
        type.check?.({ ...row, ...changes })
        await rows.update(type, id, changes as never)
        return findOneOrFail(rows, type, id)
      },
    )
  }

  /** Deletes an item and all that hangs on it, and gives it as it was. @throws NOT_FOUND. */
  remove<T extends RecordedRow>(type: ContentType<T>, id: number): Promise<T> {
    return this.database.write(async (rows) => {
      const row = await findOneOrFail(rows, type, id)
      await rows.delete(type, id)
      return row
    })
  }
}

/** For `@Auth`: the creator of the item whose `id` the field is given. */
export function creatorOf<T extends OwnedRow>(type: ContentType<T>): OwnerLookup {
  return async ({ id }, { database }: Context) => {
    const row = await database.read.findOne(type, {
      select: { userId: true, id: true } as never,
      where: { id } as never,
    })
    return row?.userId
  }
}

const newestFirst = { createdAt: "DESC", id: "DESC" }
const shownWith: object = { user: true, picture: true }

function relationsOf<T extends Row>(type: ContentType<T>) {
  return type.shownWith ?? (shownWith as FindOptionsRelations<T>)
}

function findOne<T extends Row>(rows: EntityManager, type: ContentType<T>, id: number) {
  return rows.findOne(type, {
    where: { id } as FindOptionsWhere<T>,
    relations: relationsOf(type),
    relationLoadStrategy: "query",
  })
}

async function findOneOrFail<T extends Row>(rows: EntityManager, type: ContentType<T>, id: number) {
  const row = await findOne(rows, type, id)
  if (!row) throw notFound()
  return row
}

/** Fields without those that are absent. */
export function present<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}

function changedMeanwhile(row: Partial<OwnedRow>) {
  const { user: _user, userId: _userId, ...stored } = row
  return conflict("Somebody else has changed this while you were writing.", stored)
}

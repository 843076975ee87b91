import { getMetadataStorage } from "type-graphql"
import {
  Brackets,
  type EntityManager,
  type EntityMetadata,
  type FindOptionsWhere,
  In,
  LessThanOrEqual,
  Raw,
} from "typeorm"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import type { RelationMetadata } from "typeorm/metadata/RelationMetadata.js"
import { Role } from "../../access/roles.ts"
import { readerOf, type Viewer, visitor } from "../../access/viewer.ts"
import type { Database } from "../../store/database/database.ts"
import { entityOf } from "../../store/database/entity-of.ts"
import { Picture } from "./picture.ts"
import { type ErasedPictures, pictureCells } from "./picture-cells.ts"

type Where = FindOptionsWhere<object>

/** An entity with its own rule. Others inherit the rule of the entity they cascade from (`onDelete: "CASCADE"`). */
interface PicturedType {
  name: string
  /** Filter for the items, and so the pictures, that a viewer sees. A list matches if any condition does. */
  visibleTo(viewer: Viewer): Where | Where[]
  /** The column with the account that may edit its items. Absent if only the office may. */
  ownedBy?: string
  /** SQL for rows that are deleted when their picture is erased, although the column is nullable. */
  needsPicture?: string
}

export interface OwnPicture {
  picture: Picture
  isUsed: boolean
}

export interface Showing {
  type: new () => object
  id: number
  pictureId: number
  /** The row's own type. */
  row: unknown
}

/** The use with the lowest id. */
export interface PublicFile extends Pick<Picture, "id" | "recognisable"> {
  /** ISO 8601; empty before the first time. */
  reviewedAt: string
}

type Rule = (type: PicturedType) => Where | Where[]

/** Finds uses by the entities' relations. @throws Error for an entity without `visibleTo` */
export class PictureUses {
  /** SQL: whether an item shows the current picture. Hand-written SQL, as every add runs it. */
  private readonly isUsed: string

  private constructor(
    private readonly read: EntityManager,
    private readonly relations: RelationMetadata[],
  ) {
    const uses = relations.map(({ entityMetadata: { tableName }, joinColumns: [column] }) => {
      return `EXISTS (SELECT 1 FROM "${tableName}" WHERE "${column?.databaseName}" = "pictures"."id")`
    })
    this.isUsed = uses.join(" OR ") || "FALSE"
  }

  static in(read: EntityManager): PictureUses {
    const relations = read.connection.entityMetadatas.flatMap(pictureRelations)
    for (const { entityMetadata } of relations) whereOf(entityMetadata, () => [])
    return new PictureUses(read, relations)
  }

  of({ read }: Pick<Database, "read">): PictureUses {
    return new PictureUses(read, this.relations)
  }

  areAllPublic(type: string | undefined): boolean {
    const relation = this.relations.find(({ entityMetadata }) => entityMetadata.name === type)
    const rules = relation ? whereOf(relation.entityMetadata, (type) => type.visibleTo(visitor)) : []
    return rules.some(isVisibleToAll)
  }

  visibleTo(viewer: Viewer, ids: readonly number[], rows = this.read): Promise<Set<number>> {
    return this.shownTo(viewer, ids, rows, { withheldBelow: LessThanOrEqual(readerOf(Picture, viewer).role) })
  }

  /** Includes withheld pictures. */
  shownTo(viewer: Viewer, ids: readonly number[], rows = this.read, which: FindOptionsWhere<Picture> = {}) {
    return this.named(rows, ids, (type) => type.visibleTo(readerOf(type, viewer)), which)
  }

  editableBy(viewer: Viewer, ids: readonly number[], rows = this.read): Promise<Set<number>> {
    return this.named(rows, ids, (type) => {
      const { id, role } = readerOf(type, viewer)
      if (role >= Role.ADMINISTRATOR) return [{}]
      return id === null || !type.ownedBy ? [] : { [type.ownedBy]: id }
    })
  }

  async used(ids: readonly number[], rows = this.read): Promise<Set<number>> {
    if (ids.length === 0) return new Set()
    const places = ids.map((_, index) => `$${index + 1}`)
    const sql = `SELECT "id" FROM "pictures" WHERE "id" IN (${places.join(", ")}) AND (${this.isUsed})`
    const found: { id: number }[] = await rows.query(sql, [...ids])
    return new Set(found.map(({ id }) => id))
  }

  /** Returns an account's newest unused upload of a name, else its newest; among the last fifty. */
  async ownNamed(rows: EntityManager, named: object, uploaderId: number): Promise<OwnPicture | undefined> {
    const [[column, value] = []] = Object.entries(named)
    const newest = `SELECT * FROM "pictures" WHERE "${column}" = $1 AND "uploaderId" = $2 ORDER BY "id" DESC LIMIT 50`
    const own = `SELECT *, (${this.isUsed}) AS "isUsed" FROM (${newest}) AS "pictures"`
    const [found] = await rows.query(`${own} ORDER BY "isUsed", "id" DESC LIMIT 1`, [value, uploaderId])
    return found && { picture: entityOf(rows, Picture, found), isUsed: Boolean(found.isUsed) }
  }

  async unusedBefore(moment: Date): Promise<Pick<Picture, "id" | "file" | "hash">[]> {
    const unused = `"createdAt" < $1 AND NOT (${this.isUsed})`
    return this.read.query(`SELECT "id", "file", "hash" FROM "pictures" WHERE ${unused}`, [moment.toISOString()])
  }

  /** Erases from drafts, pending changes, versions and the bin. Returns the number of versions and items of the bin. */
  async erase(rows: EntityManager, erased: ErasedPictures): Promise<number> {
    const ids = [...erased.ids]
    const among = `IN (${ids.map((_, index) => `$${index + 1}`).join(", ")})`
    for (const { entityMetadata, joinColumns } of this.relations.filter(isKeeping)) {
      const { databaseName: column, isNullable } = joinColumns[0] as ColumnMetadata
      const { tableName, target } = entityMetadata
      const needed = isNullable ? (target as Partial<PicturedType>).needsPicture : "1 = 1"
      if (needed) await rows.query(`DELETE FROM "${tableName}" WHERE "${column}" ${among} AND ${needed}`, ids)
      if (isNullable) await rows.query(`UPDATE "${tableName}" SET "${column}" = NULL WHERE "${column}" ${among}`, ids)
    }
    let count = 0
    for (const cell of pictureCells) {
      const erasedRows = await eraseFromCells(rows, cell, erased)
      if (!cell.isUncounted) count += erasedRows
    }
    return count
  }

  async ofItem(rows: EntityManager, type: new () => object, id: number): Promise<number[]> {
    return picturesWithin(rows, rows.connection.getMetadata(type), { id })
  }

  /** The rows that show pictures; for a part, its item's row. */
  async showing(rows: EntityManager, ids: readonly number[]): Promise<Showing[]> {
    if (ids.length === 0) return []
    const among = `IN (${ids.map((_, index) => `$${index + 1}`).join(", ")})`
    const found: Showing[] = []
    for (const { entityMetadata, joinColumns } of this.relations) {
      const { tableName, target, primaryColumns } = entityMetadata
      const parent = isPictured(target) ? undefined : entityMetadata.relations.find(isCascading)
      const type = (parent?.inverseEntityMetadata ?? entityMetadata).target as new () => object
      const [id, picture] = [parent?.joinColumns[0] ?? primaryColumns[0], joinColumns[0]].map((of) => of?.databaseName)
      const sql = `SELECT "${id}" AS "id", "${picture}" AS "pictureId" FROM "${tableName}" WHERE "${picture}" ${among}`
      for (const row of await rows.query(sql, [...ids])) found.push({ ...row, type, row: target })
    }
    return found
  }

  /** One public use of each file, the longest unreviewed first. */
  async publicFiles(rows = this.read, which: FindOptionsWhere<Picture> = {}): Promise<PublicFile[]> {
    const found = this.usesBy(rows, { ...which, withheldBelow: Role.PUBLIC }, (type) => type.visibleTo(visitor))
    const grouped = found
      ?.select("MIN(picture.id)", "id")
      .addSelect("MIN(picture.recognisable)", "recognisable")
      .addSelect("COALESCE(MIN(picture.reviewedAt), '')", "reviewedAt")
      .groupBy("picture.file")
      .orderBy("3, 1")
    return (await grouped?.getRawMany<PublicFile>()) ?? []
  }

  private async named(rows: EntityManager, ids: readonly number[], rule: Rule, shown: FindOptionsWhere<Picture> = {}) {
    const found = ids.length > 0 && this.usesBy(rows, { id: In([...ids]), ...shown }, rule)
    return new Set(found ? (await found.getRawMany<{ id: number }>()).map(({ id }) => id) : [])
  }

  private usesBy(rows: EntityManager, which: FindOptionsWhere<Picture>, rule: Rule) {
    const found = rows.createQueryBuilder(Picture, "picture").select("picture.id", "id").where(which)
    const rules = this.relations.flatMap((relation) => {
      const where = whereOf(relation.entityMetadata, rule)
      return where.length > 0 ? [{ relation, where }] : []
    })
    if (rules.length === 0) return null
    found.andWhere(
      new Brackets((any) => {
        for (const { relation, where } of rules) {
          const { entityMetadata, propertyName } = relation
          const items = found.subQuery().select("1").from(entityMetadata.target, entityMetadata.tableName)
          items.setFindOptions({ where })
          any.orWhere(`EXISTS ${items.andWhere(`${entityMetadata.tableName}.${propertyName} = picture.id`).getQuery()}`)
        }
      }),
    )
    return found
  }
}

function isKeeping({ entityMetadata, propertyName }: RelationMetadata) {
  const { target } = entityMetadata
  const isField = getMetadataStorage().fields.some(
    (field) => field.name === propertyName && (field.target === target || isSubclass(target, field.target)),
  )
  return !isField && whereOf(entityMetadata, (type) => type.visibleTo(visitor)).length === 0
}

const isSubclass = (type: unknown, of: unknown) =>
  typeof type === "function" && typeof of === "function" && type.prototype instanceof of

async function eraseFromCells(rows: EntityManager, cell: (typeof pictureCells)[number], erased: ErasedPictures) {
  const { entity, property, byFile } = cell
  const files = new Set([...erased.files].flatMap((file) => [file, encodeURIComponent(file)]))
  const naming = [...files].map((file) => ({
    [property]: Raw((column) => `${column} LIKE :file`, { file: `%${JSON.stringify(file).slice(1, -1)}%` }),
  }))
  const where = byFile ? naming : {}
  const metadata = rows.connection.getMetadata(entity)
  const selected = [...metadata.primaryColumns.map(({ propertyName }) => propertyName), property]
  const raw = rows.createQueryBuilder(entity, "row").select(selected.map((name) => `row.${name}`))
  let count = 0
  for (const row of await raw.setFindOptions({ where }).getMany()) {
    const value = (row as Record<string, unknown>)[property]
    const remaining = value && cell.erase(value, erased, rows)
    if (!remaining && remaining !== null) continue
    const id = metadata.getEntityIdMap(row) as object
    if (remaining) await rows.update(entity, id, { [property]: remaining })
    else await rows.delete(entity, id)
    count++
  }
  return count
}

const isCascading = ({ onDelete }: RelationMetadata) => onDelete === "CASCADE"

const pictureRelations = ({ relations }: EntityMetadata) =>
  relations.filter(({ isOwning, inverseEntityMetadata }) => isOwning && inverseEntityMetadata.target === Picture)

/** Relations to items that everybody sees count, too. */
function isVisibleToAll(where: object): boolean {
  return Object.values(where).every(
    (inner) => Object.getPrototypeOf(inner) === Object.prototype && isVisibleToAll(inner),
  )
}

const isPictured = (type: unknown): type is PicturedType => typeof type === "function" && "visibleTo" in type

function whereOf(metadata: EntityMetadata, rule: Rule): Where[] {
  if (isPictured(metadata.target)) return [rule(metadata.target)].flat()
  const within = metadata.relations.find(isCascading)
  if (!within) throw new Error(`${metadata.name} shows pictures: it needs \`visibleTo\`.`)
  return whereOf(within.inverseEntityMetadata, rule).map((where) => ({ [within.propertyName]: where }))
}

async function picturesWithin(rows: EntityManager, metadata: EntityMetadata, where: object): Promise<number[]> {
  const own = pictureRelations(metadata).map(({ propertyName }) => propertyName)
  const relations = Object.fromEntries(own.map((name) => [name, true]))
  const items = own.length > 0 ? await rows.find(metadata.target, { where, relations }) : []
  const ids = items.flatMap((item) => own.flatMap((name) => (item[name] as Picture | null)?.id ?? []))
  for (const { entityMetadata, propertyName } of cascadingRelations(metadata))
    ids.push(...(await picturesWithin(rows, entityMetadata, { [propertyName]: where })))
  return ids
}

/** The relations of the rows that are deleted with a row of a type. */
export const cascadingRelations = (metadata: EntityMetadata) =>
  metadata.connection.entityMetadatas
    .flatMap(({ relations }) => relations)
    .filter(({ onDelete, inverseEntityMetadata }) => onDelete === "CASCADE" && inverseEntityMetadata === metadata)

import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import { DriverUtils } from "typeorm/driver/DriverUtils.js"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import type { Alias } from "typeorm/query-builder/Alias.js"
import { asParameter } from "./stand-ins.ts"

/** The values of a row, in the order of the columns that are read. */
type Cells = unknown[]

/** `cells` as PostgreSQL's driver has parsed them, or as text. */
type Raw = { cells: string | Cells } & Record<string, unknown>

/** A parameter: a value that is given each time, by its place among them, or one that is always the same. */
type Binding = { place: number } | { always: unknown }

/** Which of the rows that are found, in their order: all of them without a limit. */
export interface Range {
  limit?: number
  offset?: number
}

const arrayOf: Partial<Record<string, string>> = { sqlite: "json_array", postgres: "json_build_array" }

interface Options {
  /** An expression that is read beside each row. */
  also?: string
  /** Columns of long texts, which would be copied once more as a part of JSON. */
  longTexts: string[]
}

/**
 * Building a SELECT and reading its rows by TypeORM costs several times what SQLite needs to answer it: here it is written once. The
 * driver makes an object of a row, name by name, for more than the row itself costs: here most of a row is one value, a list in JSON.
 */
export class PreparedSelect<T extends ObjectLiteral> {
  private readonly text: string
  private readonly textWithRange: string
  private readonly bindings: Binding[]
  private readonly longTexts: string[]
  private readonly read: (cells: Cells) => ObjectLiteral | null

  /** `query` has stand-ins for its values (`takeValues`), and joins only what there is one of. @throws Error where one is not found again */
  constructor(query: SelectQueryBuilder<T>, standIns: unknown[], { also, longTexts }: Options) {
    const { options, driver } = query.connection
    const main = query.expressionMap.mainAlias as Alias
    const selected = query.getQuery()
    const apart = columnsIn(query, main, selected).filter(({ propertyName }) => longTexts.includes(propertyName))
    this.longTexts = apart.map(({ propertyName }) => propertyName)
    const paths: string[] = []
    this.read = readerOf(query, main, { selected, apart, paths })
    query.select(`${arrayOf[options.type]}(${[...paths, ...(also ? [also] : [])].join(", ")})`, "cells")
    for (const name of this.longTexts) query.addSelect(`${main.name}.${name}`, name)
    const [text, parameters] = query.getQueryAndParameters()
    this.text = text
    this.bindings = (parameters as unknown[]).map((parameter) => {
      const place = standIns.indexOf(parameter)
      return place < 0 ? { always: parameter } : { place }
    })
    const [limit, offset] = [0, 1].map((further) => driver.createParameter("", this.bindings.length + further))
    // SQLite plans a statement anew whenever a limit is bound to it, unless that is a part of something else.
    this.textWithRange = `${text} LIMIT 0 + ${limit} OFFSET ${offset}`
    for (const place of standIns.keys())
      if (!this.bindings.some((binding) => "place" in binding && binding.place === place))
        throw new Error(`A value of this statement cannot be found again: ${text}`)
  }

  async run(rows: EntityManager, values: unknown[], range?: Range): Promise<T[]> {
    return (await this.runWithAlso(rows, values, range))[0]
  }

  /** With what is read beside each row; undefined where there is none. */
  async runWithAlso(rows: EntityManager, values: unknown[], range?: Range): Promise<[T[], unknown]> {
    let also: unknown
    const items = (await this.find(rows, values, range)).flatMap((row) => {
      const cells: Cells = typeof row.cells === "string" ? JSON.parse(row.cells) : row.cells
      also = cells.at(-1)
      const item: ObjectLiteral | null = this.read(cells)
      if (item) for (const name of this.longTexts) item[name] = row[name]
      return (item as T | null) ?? []
    })
    return [items, also]
  }

  private find(rows: EntityManager, values: unknown[], { limit, offset = 0 }: Range = {}): Promise<Raw[]> {
    const parameters = this.bindings.map((binding) =>
      "place" in binding ? asParameter(values[binding.place]) : binding.always,
    )
    if (limit === undefined) return rows.query(this.text, parameters)
    return rows.query(this.textWithRange, [...parameters, limit, offset])
  }
}

/** The columns of an alias that a statement selects. */
function columnsIn<T extends ObjectLiteral>(
  { connection: { driver } }: SelectQueryBuilder<T>,
  { metadata, name }: Alias,
  selected: string,
): ColumnMetadata[] {
  return metadata.columns.filter((column) => {
    const key = DriverUtils.buildAlias(driver, undefined, name, column.databaseName)
    return !column.isVirtual && selected.includes(` AS ${driver.escape(key)}`)
  })
}

interface Reading {
  /** The text of the statement. */
  selected: string
  apart: ColumnMetadata[]
  paths: string[]
}

/** Adds to `paths` what a statement selects of an alias and of those it joins, and reads it from the values under these paths. */
function readerOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, alias: Alias, reading: Reading) {
  const { driver } = query.connection
  const { metadata, name } = alias
  const { selected, apart, paths } = reading
  const columns = columnsIn(query, alias, selected)
    .filter((column) => !apart.includes(column))
    .map((column) => ({ column, isPlain: isPlain(column), place: paths.push(`${name}.${column.propertyPath}`) - 1 }))
  const id = columns.find(({ column }) => column.isPrimary)?.place ?? -1
  const joins = query.expressionMap.joinAttributes
    .filter(({ isSelected, parentAlias }) => isSelected && parentAlias === name)
    .map(({ relation, alias }) => ({ name: relation?.propertyName ?? "", read: readerOf(query, alias, reading) }))

  return (cells: Cells): ObjectLiteral | null => {
    if (cells[id] === null) return null
    const entity = metadata.create(undefined, { fromDeserializer: true })
    for (const { place, column, isPlain } of columns)
      entity[column.propertyName] = isPlain ? cells[place] : driver.prepareHydratedValue(cells[place], column)
    for (const { name, read } of joins) entity[name] = read(cells)
    return entity
  }
}

/** Whether a driver gives its values as they are. */
const isPlain = ({ type, transformer }: ColumnMetadata) => (type === "text" || type === "integer") && !transformer

import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import { DriverUtils } from "typeorm/driver/DriverUtils.js"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import type { Alias } from "typeorm/query-builder/Alias.js"
import { asParameter } from "./stand-ins.ts"

type Raw = Record<string, unknown>

/** A parameter: a value that is given each time, by its place among them, or one that is always the same. */
type Binding = { place: number } | { always: unknown }

/** Which of the rows that are found, in their order: all of them without a limit. */
export interface Range {
  limit?: number
  offset?: number
}

/** Building a SELECT and reading its rows by TypeORM costs several times what SQLite needs to answer it: here it is written once. */
export class PreparedSelect<T extends ObjectLiteral> {
  private readonly text: string
  private readonly bindings: Binding[]
  private readonly read: (row: Raw) => T | null

  /** `query` has stand-ins for its values (`takeValues`), and joins only what there is one of. @throws Error where one is not found again */
  constructor(query: SelectQueryBuilder<T>, standIns: unknown[]) {
    const [text, parameters] = query.getQueryAndParameters()
    this.text = text
    this.bindings = (parameters as unknown[]).map((parameter) => {
      const place = standIns.indexOf(parameter)
      return place < 0 ? { always: parameter } : { place }
    })
    for (const place of standIns.keys())
      if (!this.bindings.some((binding) => "place" in binding && binding.place === place))
        throw new Error(`A value of this statement cannot be found again: ${text}`)
    this.read = readerOf(query, query.expressionMap.mainAlias as Alias, text) as (row: Raw) => T | null
  }

  async run(rows: EntityManager, values: unknown[], range?: Range): Promise<T[]> {
    return (await this.find(rows, values, range)).flatMap((row) => this.read(row) ?? [])
  }

  /** With a number that the statement selects beside each row; null where there is none. */
  async runWith(name: string, rows: EntityManager, values: unknown[], range?: Range): Promise<[T[], number | null]> {
    const found = await this.find(rows, values, range)
    return [found.flatMap((row) => this.read(row) ?? []), (found[0]?.[name] as number | undefined) ?? null]
  }

  private find(rows: EntityManager, values: unknown[], { limit, offset = 0 }: Range = {}): Promise<Raw[]> {
    const parameters = this.bindings.map((binding) =>
      "place" in binding ? asParameter(values[binding.place]) : binding.always,
    )
    const bind = (value: number) => rows.connection.driver.createParameter("", parameters.push(value) - 1)
    const range = limit === undefined ? "" : ` LIMIT ${bind(limit)} OFFSET ${bind(offset)}`
    return rows.query(this.text + range, parameters)
  }
}

function readerOf<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, { metadata, name }: Alias, text: string) {
  const { driver } = query.connection
  const columns = metadata.columns.flatMap((column) => {
    const key = DriverUtils.buildAlias(driver, undefined, name, column.databaseName)
    const isSelected = !column.isVirtual && text.includes(` AS ${driver.escape(key)}`)
    return isSelected ? [{ key, column, isPlain: isPlain(column) }] : []
  })
  const id = columns.find(({ column }) => column.isPrimary)?.key ?? ""
  const joins = query.expressionMap.joinAttributes
    .filter(({ isSelected, parentAlias }) => isSelected && parentAlias === name)
    .map(({ relation, alias }) => ({ name: relation?.propertyName ?? "", read: readerOf(query, alias, text) }))

  return (row: Raw): ObjectLiteral | null => {
    if (row[id] === null) return null
    const entity = metadata.create(undefined, { fromDeserializer: true })
    for (const { key, column, isPlain } of columns)
      entity[column.propertyName] = isPlain ? row[key] : driver.prepareHydratedValue(row[key], column)
    for (const { name, read } of joins) entity[name] = read(row)
    return entity
  }
}

/** Whether a driver gives its values as they are. */
const isPlain = ({ type, transformer }: ColumnMetadata) => (type === "text" || type === "integer") && !transformer

import type { EntityManager, ObjectLiteral } from "typeorm"

/** Makes an entity of a raw row, by column names. Relations stay unset. */
export function entityOf<T extends ObjectLiteral>(rows: EntityManager, type: new () => T, row: ObjectLiteral): T {
  const { driver } = rows.connection
  const entity = new type()
  for (const column of rows.connection.getMetadata(type).columns)
    if (!column.isVirtual) column.setEntityValue(entity, driver.prepareHydratedValue(row[column.databaseName], column))
  return entity
}

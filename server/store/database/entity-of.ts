import type { EntityManager, ObjectLiteral } from "typeorm"

/** Makes an entity of a raw row, by column names. Relations stay unset. */
export function entityOf<T extends ObjectLiteral>(rows: EntityManager, type: new () => T, read: ObjectLiteral): T {
  const { driver } = rows.connection
  const entity = new type()
  for (const column of rows.connection.getMetadata(type).columns)
    if (!column.isVirtual) column.setEntityValue(entity, driver.prepareHydratedValue(read[column.databaseName], column))
  return entity
}

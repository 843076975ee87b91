import type { EntityManager, ObjectLiteral } from "typeorm"

/** The entity of a row that a statement of one's own has read, by the names of its columns. Relations stay unset. */
export function entityOf<T extends ObjectLiteral>(rows: EntityManager, type: new () => T, read: ObjectLiteral): T {
  const { driver } = rows.connection
  const entity = new type()
  for (const column of rows.connection.getMetadata(type).columns)
    if (!column.isVirtual) column.setEntityValue(entity, driver.prepareHydratedValue(read[column.databaseName], column))
  return entity
}

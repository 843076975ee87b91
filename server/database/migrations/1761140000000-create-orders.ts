import { boolean, CreateTables, indexOn, integer, optional, recorded, table, text, unique } from "./tables.ts"

export class CreateOrders1761140000000 extends CreateTables {
  tables = [
    table(
      "orders",
      [...recorded, unique(text("orderCode")), integer("amount"), optional(text("mmCode")), boolean("dispatched")],
      {
        indices: [
          indexOn("createdAt", "id"),
          indexOn("mmCode", "createdAt", "id"),
          indexOn("dispatched", "createdAt", "id"),
        ],
      },
    ),
  ]
}

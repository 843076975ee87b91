import { CreateTables, indexOn, integer, references, table, text } from "./tables.ts"

export class CreateAddedItems1761500000000 extends CreateTables {
  tables = [
    table(
      "added_items",
      [
        { ...integer("userId"), isPrimary: true },
        { ...text("idempotencyKey"), isPrimary: true },
        text("type"),
        integer("itemId"),
        text("createdAt"),
      ],
      { foreignKeys: [references("userId", "users", "CASCADE")], indices: [indexOn("createdAt")] },
    ),
  ]
}

import { CreateTables, indexOn, integer, optional, recorded, references, table, text } from "./tables.ts"

export class CreateProducts1761150000000 extends CreateTables {
  tables = [
    table(
      "products",
      [
        ...recorded,
        text("name"),
        text("description"),
        integer("price"),
        integer("stock"),
        optional(integer("pictureId")),
      ],
      { foreignKeys: [references("pictureId", "pictures")], indices: [indexOn("name", "id")] },
    ),
  ]
}

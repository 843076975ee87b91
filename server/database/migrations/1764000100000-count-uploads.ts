import { CreateTables, id, indexOn, integer, references, table, text } from "./tables.ts"

export class CountUploads1764000100000 extends CreateTables {
  tables = [
    table("uploads", [id, integer("userId"), text("createdAt")], {
      foreignKeys: [references("userId", "users", "CASCADE")],
      indices: [indexOn("userId", "createdAt"), indexOn("createdAt")],
    }),
  ]
}

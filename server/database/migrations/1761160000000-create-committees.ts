import { CreateTables, indexOn, recorded, table, text } from "./tables.ts"

export class CreateCommittees1761160000000 extends CreateTables {
  tables = [
    table("committees", [...recorded, text("name"), text("description"), text("members")], {
      indices: [indexOn("name", "id")],
    }),
  ]
}

import { CreateTables, indexOn, recorded, table, text } from "./tables.ts"

export class CreateNotices1764730000000 extends CreateTables {
  tables = [
    table("notices", [...recorded, text("kind"), text("text"), text("startsAt"), text("endsAt")], {
      indices: [indexOn("endsAt"), indexOn("startsAt", "id")],
    }),
  ]
}

import { CreateTables, integer, table, text } from "./tables.ts"

export class CreateMissedSearches1764750200000 extends CreateTables {
  tables = [table("missed_searches", [{ ...text("words"), isPrimary: true }, integer("times"), text("lastDay")])]
}

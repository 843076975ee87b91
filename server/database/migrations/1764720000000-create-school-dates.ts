import { CreateTables, indexOn, integer, recorded, table, text } from "./tables.ts"

export class CreateSchoolDates1764720000000 extends CreateTables {
  tables = [
    table(
      "school_dates",
      [
        ...recorded,
        ...["name", "kind"].map(text),
        integer("year"),
        ...["firstDay", "lastDay", "hours", "note"].map(text),
      ],
      { indices: [indexOn("lastDay"), indexOn("year")] },
    ),
  ]
}

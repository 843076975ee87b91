import { CreateTables, indexOn, optional, submitted, table, text } from "./tables.ts"

export class CreateAbsences1764760100000 extends CreateTables {
  tables = [
    table(
      "absences",
      [
        ...submitted,
        ...["childName", "className", "firstDay", "reason", "reporter", "phone"].map(text),
        optional(text("lastDay")),
      ],
      {
        indices: [
          indexOn("createdAt", "id"),
          indexOn("readAt", "createdAt", "id"),
          indexOn("doneAt", "createdAt", "id"),
        ],
      },
    ),
  ]
}

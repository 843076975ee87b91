import { CreateTables, indexOn, integer, optional, submitted, table, text } from "./tables.ts"

export class CreateApplications1761130000000 extends CreateTables {
  tables = [
    table(
      "applications",
      [
        ...submitted,
        ...["parentName", "childName", "email", "phone", "message"].map(text),
        optional(text("birthDate")),
        integer("intakeYear"),
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

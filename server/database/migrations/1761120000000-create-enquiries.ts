import { CreateTables, indexOn, submitted, table, text } from "./tables.ts"

export class CreateEnquiries1761120000000 extends CreateTables {
  tables = [
    table(
      "enquiries",
      [...submitted, ...["pageName", "senderName", "senderEmail", "senderPhone", "inquiry"].map(text)],
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

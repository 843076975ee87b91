import { CreateTables, id, indexOn, integer, optional, table, text } from "./tables.ts"

export class CreateOutbox1761110000000 extends CreateTables {
  tables = [
    table(
      "outbox_mails",
      [
        id,
        ...["toName", "toAddress", "replyToName", "subject", "text", "createdAt"].map(text),
        ...["replyToAddress", "dueAt", "lastError", "sentAt"].map((name) => optional(text(name))),
        integer("tries"),
      ],
      { indices: [indexOn("dueAt"), indexOn("sentAt", "createdAt", "id"), indexOn("createdAt", "id")] },
    ),
  ]
}

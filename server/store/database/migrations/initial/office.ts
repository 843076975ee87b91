import type { TableColumnOptions } from "typeorm"
import {
  boolean,
  id,
  indexOn,
  integer,
  namedIndex,
  optional,
  recorded,
  references,
  submitted,
  table,
  text,
  unique,
} from "../tables.ts"

/** Forms sent by families. */
const sent = (name: string, columns: TableColumnOptions[]) =>
  table(name, [...submitted, ...columns, { ...text("language"), default: "'EN'" }], {
    indices: [
      ...[indexOn("createdAt", "id"), indexOn("readAt", "createdAt", "id")],
      indexOn("doneAt", "createdAt", "id"),
    ],
  })

const searchText = { ...text("searchText"), default: "''" }

export const officeTables = [
  sent("enquiries", ["pageName", "senderName", "senderEmail", "senderPhone", "inquiry"].map(text)),
  sent("applications", [
    ...["parentName", "childName", "email", "phone", "message"].map(text),
    ...[optional(text("birthDate")), integer("intakeYear")],
  ]),
  sent("absences", [
    ...["childName", "className", "firstDay", "reason", "reporter", "phone"].map(text),
    optional(text("lastDay")),
  ]),
  table(
    "orders",
    [...recorded, unique(text("orderCode")), integer("amount"), optional(text("mmCode")), boolean("dispatched")],
    {
      indices: [
        ...[indexOn("createdAt", "id"), indexOn("mmCode", "createdAt", "id")],
        indexOn("dispatched", "createdAt", "id"),
      ],
    },
  ),
  table(
    "products",
    [
      ...[...recorded, text("name"), text("description"), integer("price"), integer("stock")],
      ...[optional(integer("pictureId")), searchText],
    ],
    {
      foreignKeys: [references("pictureId", "pictures")],
      indices: [indexOn("name", "id"), namedIndex("products", "pictureId")],
    },
  ),
  table("committees", [...recorded, text("name"), text("description"), text("members"), searchText], {
    indices: [indexOn("name", "id")],
  }),
  table(
    "outbox_mails",
    [
      ...[id, ...["toName", "toAddress", "replyToName", "subject", "text", "createdAt"].map(text)],
      ...["replyToAddress", "dueAt", "lastError", "sentAt"].map((name) => optional(text(name))),
      integer("tries"),
    ],
    { indices: [indexOn("dueAt"), indexOn("sentAt", "createdAt", "id"), indexOn("createdAt", "id")] },
  ),
]

import { boolean, CreateTables, id, indexOn, integer, optional, references, table, text } from "./tables.ts"

/** What happens on the site, and the programs elsewhere that are told of it. */
export class CreateWebhooks1764860000031 extends CreateTables {
  tables = [
    table(
      "site_events",
      [id, ...["at", "type", "topic"].map(text), integer("itemId"), optional(text("path")), boolean("isPublic")],
      { indices: [indexOn("at")] },
    ),
    table("webhooks", [
      id,
      ...["url", "topics", "sealedSecret", "createdAt"].map(text),
      boolean("isOn"),
      optional(text("failingSince")),
    ]),
    table(
      "webhook_deliveries",
      [
        id,
        ...["webhookId", "tries"].map(integer),
        ...["type", "body", "createdAt"].map(text),
        ...["dueAt", "answer", "takenAt"].map((name) => optional(text(name))),
        optional(integer("status")),
      ],
      {
        foreignKeys: [references("webhookId", "webhooks", "CASCADE")],
        indices: [indexOn("dueAt"), indexOn("webhookId", "id"), indexOn("createdAt")],
      },
    ),
  ]
}

import { CreateTables, id, indexOn, integer, optional, references, table, text } from "./tables.ts"

const toUser = (column: string) => references(column, "users")

/** What was done to which item by whom, with the versions of items; what was deleted; and the pictures of both. */
export class CreateHistory1764500000000 extends CreateTables {
  tables = [
    table(
      "activities",
      [
        ...[id, text("at"), text("act"), optional(integer("userId"))],
        ...[optional(text("type")), optional(integer("itemId")), optional(integer("ownerId"))],
        ...[{ ...text("title"), default: "''" }, text("changed"), optional(integer("itemVersion"))],
        ...[optional(text("snapshot")), optional(text("address")), { ...text("detail"), default: "''" }],
      ],
      {
        foreignKeys: [toUser("userId")],
        indices: [
          ...[indexOn("type", "itemId", "id"), indexOn("type", "id"), indexOn("userId", "id")],
          ...[indexOn("act", "id"), indexOn("at")],
        ],
      },
    ),
    table(
      "bin_items",
      [
        ...[id, text("type"), integer("itemId"), optional(integer("ownerId")), text("title"), text("deletedAt")],
        ...[optional(integer("deletedById")), text("rows")],
      ],
      {
        foreignKeys: [toUser("ownerId"), toUser("deletedById")],
        indices: [
          ...[{ ...indexOn("type", "itemId"), isUnique: true }, indexOn("type", "id")],
          ...[indexOn("deletedAt"), indexOn("ownerId", "id")],
        ],
      },
    ),
    table(
      "kept_pictures",
      [
        ...[id, integer("pictureId"), optional(integer("activityId")), optional(integer("binId"))],
        optional(integer("ownerId")),
      ],
      {
        foreignKeys: [
          references("pictureId", "pictures"),
          references("activityId", "activities", "CASCADE"),
          references("binId", "bin_items", "CASCADE"),
        ],
        indices: [indexOn("pictureId"), indexOn("activityId"), indexOn("binId")],
      },
    ),
  ]
}

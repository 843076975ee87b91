import { boolean, id, indexOn, integer, optional, references, table, text } from "../tables.ts"

const toUser = (column: string) => references(column, "users")
const byUser = references("userId", "users", "CASCADE")
const withPicture = references("pictureId", "pictures")
const item = [text("type"), integer("itemId")]
const primary = <T extends object>(column: T) => ({ ...column, isPrimary: true })

/** Activity log, bin, pending changes, reviews, previews and drafts. */
export const historyTables = [
  table(
    "activities",
    [
      ...[id, text("at"), text("act"), optional(integer("userId"))],
      ...[optional(text("type")), optional(integer("itemId")), optional(integer("ownerId"))],
      ...[{ ...text("title"), default: "''" }, text("changed"), optional(integer("itemVersion"))],
      ...[optional(text("snapshot")), optional(text("address")), { ...text("detail"), default: "''" }],
      optional(text("program")),
    ],
    {
      foreignKeys: [toUser("userId")],
      indices: [
        ...[indexOn("type", "itemId", "id"), indexOn("type", "id"), indexOn("userId", "id")],
        ...[indexOn("act", "id"), indexOn("at")],
        {
          // Acts of others on somebody's items, a small part of all acts.
          ...{ name: "IDX_activities_by_others", columnNames: ["ownerId", "id"] },
          where: `"userId" <> "ownerId"`,
        },
      ],
    },
  ),
  table(
    "bin_items",
    [
      ...[id, ...item, optional(integer("ownerId")), text("title"), text("deletedAt")],
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
    [id, integer("pictureId"), ...["activityId", "binId", "ownerId"].map((name) => optional(integer(name)))],
    {
      foreignKeys: [
        ...[withPicture, references("activityId", "activities", "CASCADE")],
        references("binId", "bin_items", "CASCADE"),
      ],
      indices: ["pictureId", "activityId", "binId"].map((column) => indexOn(column)),
    },
  ),
  table(
    "pending_changes",
    [
      ...[id, ...item, integer("ownerId"), text("fields"), optional(integer("pictureId"))],
      { ...boolean("withoutPicture"), default: "FALSE" },
      ...[text("state"), optional(text("publishAt")), optional(text("expiresAt")), text("updatedAt")],
      ...[integer("userId"), { ...text("base"), default: "'{}'" }, { ...boolean("isShared"), default: "FALSE" }],
    ],
    {
      foreignKeys: [withPicture, toUser("userId")],
      indices: [{ ...indexOn("type", "itemId"), isUnique: true }, indexOn("pictureId"), indexOn("publishAt")],
    },
  ),
  table(
    "pending_parts",
    [
      ...[id, integer("changeId"), integer("partId"), text("kind"), text("row")],
      ...[optional(integer("pictureId")), optional(integer("partVersion"))],
    ],
    {
      foreignKeys: [references("changeId", "pending_changes", "CASCADE"), withPicture],
      indices: [{ ...indexOn("changeId", "partId"), isUnique: true }, indexOn("pictureId"), indexOn("partId")],
    },
  ),
  table("reviews", [...item.map(primary), text("note"), text("at"), integer("userId")], {
    foreignKeys: [toUser("userId")],
  }),
  table("previews", [primary(text("tokenHash")), ...item, integer("userId"), text("createdAt"), text("expiresAt")], {
    foreignKeys: [byUser],
    indices: [indexOn("type", "itemId"), indexOn("expiresAt")],
  }),
  table(
    "drafts",
    [
      ...[primary(integer("userId")), primary(text("key"))],
      ...["content", "title", "words", "device", "updatedAt"].map(text),
      optional(text("discardedAt")),
    ],
    { foreignKeys: [byUser], indices: [indexOn("updatedAt")] },
  ),
  table("draft_pictures", [integer("userId"), text("key"), integer("pictureId")].map(primary), {
    foreignKeys: [
      {
        ...{ columnNames: ["userId", "key"], referencedTableName: "drafts", referencedColumnNames: ["userId", "key"] },
        onDelete: "CASCADE",
      },
      withPicture,
    ],
    indices: [indexOn("pictureId")],
  }),
]

import { boolean, id, indexOn, integer, namedIndex, optional, references, table, text, unique } from "../tables.ts"

const byUser = references("userId", "users", "CASCADE")

/** Pictures first, as accounts reference them. */
export const accountTables = [
  table(
    "pictures",
    [
      ...[id, text("name"), text("type"), integer("width"), integer("height"), integer("bytes"), text("color")],
      ...[optional(text("alt")), optional(integer("uploaderId")), text("createdAt")],
      ...[{ ...text("file"), default: "''" }, optional(text("hash"))],
      ...["focusX", "focusY"].map((axis) => ({ ...integer(axis), default: 50 })),
    ],
    {
      indices: [
        ...["name", "file", "hash", "createdAt"].map((column) => namedIndex("pictures", column)),
        {
          ...{ name: "IDX_pictures_own", columnNames: ["uploaderId", "name", "id"] },
          where: `"uploaderId" IS NOT NULL`,
        },
      ],
    },
  ),
  table(
    "users",
    [
      ...[id, text("name"), unique(text("email")), integer("role"), boolean("suspend")],
      optional(text("passwordHash")),
      ...["telephone", "twitter", "linkedIn", "instagram"].map((name) => ({ ...text(name), default: "''" })),
      ...[
        text("createdAt"),
        text("updatedAt"),
        optional(integer("pictureId")),
        { ...text("searchText"), default: "''" },
      ],
      ...["mustChangePassword", "secondFactor", "deleted"].map((name) => ({ ...boolean(name), default: "FALSE" })),
      ...[optional(text("totpSecret")), { ...integer("totpStep"), default: 0 }],
      { ...text("recoveryCodes"), default: "'[]'" },
    ],
    {
      foreignKeys: [{ ...references("pictureId", "pictures"), name: "users_pictureId_fkey" }],
      indices: [["name", "id"], ["role", "name", "id"], ["pictureId"]].map((columns) =>
        namedIndex("users", ...columns),
      ),
    },
  ),
  table(
    "sessions",
    [
      ...[
        { ...text("id"), isPrimary: true },
        integer("userId"),
        text("tokenHash"),
        optional(text("previousTokenHash")),
      ],
      ...["rotatedAt", "createdAt", "expiresAt", "device"].map(text),
    ],
    { foreignKeys: [byUser], indices: [indexOn("userId")] },
  ),
  table(
    "account_links",
    [
      ...[{ ...text("secretHash"), isPrimary: true }, integer("userId")],
      ...["purpose", "email", "createdAt", "expiresAt"].map(text),
    ],
    { foreignKeys: [byUser], indices: [indexOn("userId"), indexOn("expiresAt")] },
  ),
  table("uploads", [id, integer("userId"), text("createdAt")], {
    foreignKeys: [byUser],
    indices: [indexOn("userId", "createdAt"), indexOn("createdAt")],
  }),
  table(
    "added_items",
    [
      ...[integer("userId"), text("idempotencyKey")].map((column) => ({ ...column, isPrimary: true })),
      ...[text("type"), integer("itemId"), text("createdAt")],
    ],
    { foreignKeys: [byUser], indices: [indexOn("createdAt")] },
  ),
  table(
    "programs",
    [
      ...[id, text("name"), text("rights"), text("createdAt"), text("endsAt"), integer("role"), integer("userId")],
      ...[unique(text("tokenHash")), optional(text("lastUsedAt"))],
    ],
    { foreignKeys: [byUser], indices: [indexOn("userId")] },
  ),
]

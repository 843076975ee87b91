import type { MigrationInterface, QueryRunner } from "typeorm"
import { boolean, id, indexOn, integer, optional, owned, references, table, text, unique } from "./tables.ts"

const users = table("users", [
  id,
  text("name"),
  unique(text("email")),
  integer("role"),
  boolean("suspend"),
  optional(text("passwordHash")),
  ...["telephone", "twitter", "linkedIn", "instagram"].map((name) => ({ ...text(name), default: "''" })),
  text("createdAt"),
  text("updatedAt"),
])

const sessions = table(
  "sessions",
  [
    { ...text("id"), isPrimary: true },
    integer("userId"),
    text("tokenHash"),
    optional(text("previousTokenHash")),
    text("rotatedAt"),
    text("createdAt"),
    text("expiresAt"),
    text("device"),
  ],
  { foreignKeys: [references("userId", "users", "CASCADE")], indices: [indexOn("userId")] },
)

const pictures = table("pictures", [
  id,
  unique(text("name")),
  text("type"),
  integer("width"),
  integer("height"),
  integer("bytes"),
  text("color"),
  text("alt"),
  optional(integer("uploaderId")),
  text("createdAt"),
])

const newsStories = table("news_stories", [...owned, text("title"), text("detail"), optional(integer("pictureId"))], {
  foreignKeys: [references("userId", "users"), references("pictureId", "pictures")],
  indices: [indexOn("createdAt", "id"), indexOn("userId")],
})

const siteInfo = table("site_info", [
  { ...integer("id"), isPrimary: true },
  integer("founded"),
  ...[
    "name",
    "shortName",
    "motto",
    "address",
    "postalAddress",
    "telephone",
    "helpLine",
    "email",
    "social",
    "onlineSchoolUrl",
    "officeHours",
    "footerText",
    "hero",
    "about",
    "categories",
    "facilities",
    "intake",
    "scholarship",
    "signInPanel",
  ].map(text),
])

const tables = [users, sessions, pictures, newsStories, siteInfo]

export class CreateAccountsAndNews1761000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) await runner.createTable(table)
  }

  async down(runner: QueryRunner) {
    for (const table of tables.toReversed()) await runner.dropTable(table)
  }
}

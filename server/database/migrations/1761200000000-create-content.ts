import type { MigrationInterface, QueryRunner } from "typeorm"
import { boolean, id, indexOn, integer, optional, owned, recorded, references, table, text, unique } from "./tables.ts"

const picture = optional(integer("pictureId"))
const byUser = references("userId", "users")
const withPicture = references("pictureId", "pictures")
const newestFirst = indexOn("createdAt", "id")
const perUser = indexOn("userId")

const articles = table(
  "articles",
  [...owned, text("title"), text("detail"), { ...integer("reads"), default: 0 }, picture],
  { foreignKeys: [byUser, withPicture], indices: [newestFirst, perUser, indexOn("reads", "id")] },
)

const profiles = table("profiles", [...owned, text("name"), text("position"), integer("group"), text("bio"), picture], {
  foreignKeys: [byUser, withPicture],
  indices: [newestFirst, perUser, indexOn("group", "id")],
})

const galleries = table("galleries", [...owned, text("name"), text("description"), boolean("archive"), picture], {
  foreignKeys: [byUser, withPicture],
  indices: [newestFirst, perUser],
})

const galleryImages = table(
  "gallery_images",
  [...recorded, integer("galleryId"), { ...text("caption"), default: "''" }, integer("pictureId")],
  {
    foreignKeys: [references("galleryId", "galleries", "CASCADE"), withPicture],
    indices: [indexOn("galleryId", "id")],
  },
)

const events = table(
  "events",
  [
    ...owned,
    text("title"),
    text("date"),
    optional(text("endDate")),
    text("location"),
    text("description"),
    optional(integer("capacity")),
    boolean("cancelled"),
    { ...integer("attending"), default: 0 },
    picture,
  ],
  { foreignKeys: [byUser, withPicture], indices: [newestFirst, perUser, indexOn("date", "id")] },
)

const attendances = table(
  "attendances",
  [id, integer("eventId"), text("name"), text("email"), integer("guests"), text("createdAt")],
  {
    foreignKeys: [references("eventId", "events", "CASCADE")],
    indices: [{ columnNames: ["eventId", "email"], isUnique: true }],
  },
)

const pages = table(
  "pages",
  [
    ...recorded,
    unique(text("key")),
    text("title"),
    { ...text("tag"), default: "''" },
    text("pageIntro"),
    text("pageText"),
    picture,
  ],
  { foreignKeys: [withPicture] },
)

const tables = [articles, profiles, galleries, galleryImages, events, attendances, pages]

export class CreateContent1761200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const table of tables) await runner.createTable(table)
  }

  async down(runner: QueryRunner) {
    for (const table of tables.toReversed()) await runner.dropTable(table)
  }
}

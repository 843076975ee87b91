import type { TableColumnOptions, TableIndexOptions } from "typeorm"
import {
  boolean,
  id,
  indexOn,
  integer,
  list,
  namedIndex,
  opening,
  optional,
  owned,
  recorded,
  references,
  stated,
  table,
  text,
  translated,
} from "../tables.ts"

const picture = optional(integer("pictureId"))
const withPicture = references("pictureId", "pictures")
const allDay = { ...boolean("allDay"), default: "FALSE" }

/** Few rows have such a moment. The partial index omits the others, so they cost nothing. */
const moment = (name: string, column: string) => ({ ...namedIndex(name, column), where: `"${column}" IS NOT NULL` })

/** Items that their creators own. `lists` are indexes for further orders. */
const items = (name: string, columns: TableColumnOptions[], lists: TableIndexOptions[] = []) =>
  table(name, [...owned, ...columns, picture, ...stated], {
    foreignKeys: [references("userId", "users"), withPicture],
    indices: [
      ...[namedIndex(name, "pictureId"), namedIndex(name, "publishedAt", "id", "state")],
      ...[namedIndex(name, "userId", "publishedAt", "id", "state"), namedIndex(name, "updatedAt", "state")],
      ...[moment(name, "publishAt"), moment(name, "expiresAt"), ...lists],
    ],
  })

export const contentTables = [
  items("news_stories", [text("title"), text("detail"), ...translated]),
  items(
    "articles",
    [text("title"), text("detail"), { ...integer("reads"), default: 0 }, ...translated],
    [indexOn("reads", "id"), namedIndex("articles", "reads", "publishedAt", "id", "state")],
  ),
  items(
    "profiles",
    [text("name"), text("position"), integer("group"), text("bio")],
    [namedIndex("profiles", "group", "id", "state"), namedIndex("profiles", "userId", "group", "id", "state")],
  ),
  items(
    "galleries",
    [text("name"), text("description"), optional(integer("eventId"))],
    [namedIndex("galleries", "eventId", "publishedAt", "id", "state")],
  ),
  table(
    "gallery_images",
    [
      ...[...recorded, integer("galleryId"), { ...text("caption"), default: "''" }, integer("pictureId")],
      { ...integer("place"), default: 0 },
    ],
    {
      foreignKeys: [references("galleryId", "galleries", "CASCADE"), withPicture],
      indices: [
        ...[indexOn("galleryId", "id"), namedIndex("gallery_images", "galleryId", "place", "id")],
        namedIndex("gallery_images", "pictureId"),
      ],
    },
  ),
  items(
    "events",
    [
      ...[text("title"), text("date"), optional(text("endDate")), allDay, text("location"), text("description")],
      ...[optional(text("audience")), optional(integer("capacity")), boolean("cancelled")],
      ...[{ ...integer("attending"), default: 0 }, ...translated],
    ],
    [namedIndex("events", "date", "id", "state"), namedIndex("events", "endDate", "date", "id", "state")],
  ),
  table(
    "attendances",
    [
      ...[id, integer("eventId"), text("name"), text("email"), integer("guests"), text("createdAt")],
      ...[{ ...text("state"), default: "'CONFIRMED'" }, optional(text("heldUntil"))],
      ...["verified", "repeats"].map((name) => ({ ...boolean(name), default: "FALSE" })),
      ...[optional(text("idempotencyKey")), { ...text("language"), default: "'EN'" }],
    ],
    {
      foreignKeys: [references("eventId", "events", "CASCADE")],
      indices: [
        namedIndex("attendances", "eventId", "id"),
        { name: "attendances_by_state", columnNames: ["state", "heldUntil"] },
        { name: "one_attendance_for_one_key", columnNames: ["idempotencyKey"], isUnique: true },
        {
          ...{ name: "one_place_for_one_address", columnNames: ["eventId", "email"], isUnique: true },
          where: `NOT "repeats"`,
        },
      ],
    },
  ),
  table(
    "withdrawn_events",
    [
      ...[{ ...integer("id"), isPrimary: true }, text("title"), text("date"), optional(text("endDate")), allDay],
      ...[text("createdAt"), text("updatedAt"), integer("version")],
    ],
    { indices: [indexOn("date")] },
  ),
  table(
    "pages",
    [
      ...[...recorded, { ...text("key"), isUnique: true }, text("title"), { ...text("tag"), default: "''" }],
      ...[text("pageIntro"), text("pageText"), picture, opening],
      ...["facts", "prices", "sections", "related", "documents", "translations"].map(list),
    ],
    { foreignKeys: [withPicture], indices: [namedIndex("pages", "pictureId")] },
  ),
  table("documents", [id, { ...text("name"), isUnique: true }, integer("bytes"), text("createdAt")]),
  table(
    "daily_reads",
    [
      ...[text("day"), text("kind"), integer("itemId")].map((column) => ({ ...column, isPrimary: true })),
      integer("reads"),
    ],
    { indices: [indexOn("day")] },
  ),
  table("notices", [...recorded, text("kind"), text("text"), text("startsAt"), text("endsAt")], {
    indices: [indexOn("endsAt"), indexOn("startsAt", "id")],
  }),
  table(
    "school_dates",
    [
      ...[...recorded, text("name"), text("kind"), integer("year")],
      ...["firstDay", "lastDay", "hours", "note"].map(text),
    ],
    { indices: [indexOn("lastDay"), indexOn("year")] },
  ),
]

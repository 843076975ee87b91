import { boolean, id, indexOn, integer, namedIndex, optional, references, table, text } from "../tables.ts"

const primary = <T extends object>(column: T) => ({ ...column, isPrimary: true })
const as = (name: string, value: unknown) => ({ ...text(name), default: `'${JSON.stringify(value)}'` })
const flag = (name: string) => ({ ...boolean(name), default: "FALSE" })
const office = { answeredBy: "The school office", next: "" }

const siteInfo = table("site_info", [
  ...[primary(integer("id")), integer("founded")],
  ...["name", "shortName", "motto", "address", "postalAddress", "telephone", "helpLine", "email", "social"].map(text),
  ...["onlineSchoolUrl", "officeHours", "footerText", "hero", "about", "categories", "facilities"].map(text),
  ...["intake", "scholarship", "signInPanel"].map(text),
  { ...integer("version"), default: 1 },
  ...["openingHours", "facilitiesTitle", "searchHint"].map((name) => ({ ...text(name), default: "''" })),
  { ...text("timeZone"), default: "'UTC'" },
  as("map", { picture: null, latitude: null, longitude: null }),
  as("routine", { gate: "", dayEnds: "", lunchWeeks: [] }),
  ...["menuNotes", "mostAsked", "footerGroups", "synonyms", "wordings"].map((name) => as(name, [])),
  as("formNotes", {
    enquiry: { ...office, answerDays: 5, keptMonths: null },
    application: { ...office, answerDays: 10, keptMonths: null },
    absence: { ...office, answerDays: 0, keptMonths: 3 },
  }),
  ...["weeklyMail", "approvesEditors", "requiresSecondFactor"].map(flag),
  optional(text("weeklyMailAt")),
])

/** Site info, addresses of an earlier site, search index, events and webhooks. */
export const siteTables = [
  siteInfo,
  table("site_pictures", [id, integer("pictureId")], {
    foreignKeys: [references("pictureId", "pictures")],
    indices: [namedIndex("site_pictures", "pictureId")],
  }),
  table("moved_addresses", [primary(text("path")), text("to")]),
  table("imported_items", [primary(text("guid")), text("path")]),
  table(
    "search_entries",
    [
      ...[id, text("kind"), integer("itemId"), text("path"), text("title"), text("body")],
      ...[{ ...text("titleKey"), default: "''" }, { ...integer("part"), default: 0 }, as("answer", [])],
      { ...text("language"), default: "'EN'" },
    ],
    {
      indices: [
        namedIndex("search_entries", "titleKey"),
        { name: "IDX_search_entries_language", columnNames: ["language", "kind", "itemId"] },
        { name: "IDX_search_entries_part", columnNames: ["kind", "itemId", "language", "part"], isUnique: true },
      ],
    },
  ),
  table("search_progress", [primary(text("kind")), integer("version"), integer("lastId"), boolean("complete")]),
  table("missed_searches", [primary(text("words")), integer("times"), text("lastDay")]),
  table(
    "site_events",
    [...[id, text("at"), text("type"), text("topic"), integer("itemId"), optional(text("path")), boolean("isPublic")]],
    { indices: [indexOn("at")] },
  ),
  table("webhooks", [
    ...[id, text("url"), text("topics"), text("sealedSecret"), text("createdAt"), boolean("isOn")],
    ...["failingSince", "previousSecret", "previousSecretEndsAt", "offSince"].map((name) => optional(text(name))),
  ]),
  table(
    "webhook_deliveries",
    [
      ...[id, integer("webhookId"), integer("tries"), text("type"), text("body"), text("createdAt")],
      ...["dueAt", "answer", "takenAt"].map((name) => optional(text(name))),
      optional(integer("status")),
    ],
    {
      foreignKeys: [references("webhookId", "webhooks", "CASCADE")],
      indices: [indexOn("createdAt"), indexOn("dueAt"), indexOn("webhookId", "id")],
    },
  ),
]

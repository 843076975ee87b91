import { readFileSync, writeFileSync } from "node:fs"
import "reflect-metadata"
import { givenPasswordDays } from "./access/sessions.ts"
import { askedFirst } from "./api/ask-first.ts"
import type { Screen } from "./api/feature.ts"
import { printLimits } from "./api/input-limits.ts"
import { printExamples } from "./api/owned-examples.ts"
import { printApi } from "./api/print.ts"
import { buildApi } from "./api/schema.ts"
import { itemTypeNamed } from "./content/item-type.ts"
import type { AnyOwnedType } from "./content/owned-type.ts"
import { defaultDurationMs } from "./events/event-times.ts"
import { features, ownedTypes } from "./features.ts"
import { Gallery } from "./galleries/gallery.ts"
import { maxBytes, pictureTypes } from "./images/decode.ts"
import { variantWidths } from "./images/variant-widths.ts"
import { cropRatios, pictureFormats } from "./images/variants.ts"
import { languageNames, languages } from "./languages.ts"
import { noticeHeadings } from "./notices/notice.ts"
import { maxFound } from "./search/matcher.ts"
import { formerName } from "./users/delete-account.ts"
import { cardSize } from "./web/cards.ts"

// Run by `npm run codegen`, and with `--check` by the check: then it writes nothing and names the files that are stale.
const schema = buildApi(features)
const constants = {
  pictureTypes,
  galleryPictureTypes: Gallery.pictureTypes,
  maxPictureBytes: maxBytes,
  pictureWidths: variantWidths,
  pictureFormats,
  cropRatios,
  cardSize,
  maxFound,
  defaultDurationMs,
  noticeHeadings,
  languages,
  languageNames,
  formerName,
  givenPasswordDays,
  possibleTypes: { OwnedContent: ownedTypes.map(({ type }) => type.name) },
}
const owned = Object.fromEntries(features.flatMap(({ owned, screens }) => (owned ? [ownedRow(owned, screens)] : [])))
const files = {
  "schema.graphql": printApi(schema),
  "client/generated/constants.ts": printConstants(constants),
  // Apart, as what is in the file above comes with the first visit.
  "client/generated/owned-types.ts": printConstants({ ownedTypes: owned }, " as const"),
  "client/generated/limits.ts": printLimits(schema),
  "client/generated/asked-first.ts": printConstants({ askedFirst: askedFirst(schema) }),
  "client/generated/examples.ts": printExamples(schema, ownedTypes),
}

if (process.argv.includes("--check")) {
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, "utf8") !== text)
  if (stale.length) {
    console.log(
      `Not what the server's classes say: ${stale.map(([file]) => file).join(", ")}. \`npm run codegen\` mends it.`,
    )
    process.exitCode = 1
  }
} else for (const [file, text] of Object.entries(files)) writeFileSync(file, text)

/** What staff call a type and one of its items, where one of its items is, and by which operation one is added. */
function ownedRow({ type, noun, names }: AnyOwnedType, [list]: Screen[] = []) {
  const named = { one: noun, title: list?.found?.title, route: type.addressed?.route, add: names.add }
  return [itemTypeNamed(type), named]
}

function printConstants(constants: object, suffix = "") {
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}${suffix}\n`,
  )
  return ["// Written by `npm run codegen`.\n", ...lines].join("")
}

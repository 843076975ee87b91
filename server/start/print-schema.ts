import { readFileSync } from "node:fs"
import { withSettings } from "../../codegen/settings.ts"
import { writeOrCheck } from "../../codegen/write-or-check.ts"
import { itemTypeNamed } from "../base/api/open-enum.ts"
import "reflect-metadata"
import { givenPasswordDays } from "../access/sessions.ts"
import { mutationsToConfirm } from "../base/api/ask-first.ts"
import { printLimits } from "../base/api/input-limits.ts"
import { limits } from "../base/api/limits.ts"
import { version } from "../base/root.ts"
import { longestCaption } from "../base/text/figures.ts"
import type { Screen } from "../content/api/feature.ts"
import type { AnyOwnedType } from "../content/items/owned-type.ts"
import { cropRatios, pictureFormats } from "../content/pictures/variants.ts"
import { maxFound } from "../content/search/matcher.ts"
import { maxQuestionLength } from "../content/search/question.ts"
import { buildApi, printApi } from "../doors/graphql/schema.ts"
import { openApi } from "../doors/rest/openapi.ts"
import { printExamples } from "../doors/rest/owned-examples.ts"
import { cardSize } from "../doors/web/cards.ts"
import { defaultDurationMs } from "../school/events/event-times.ts"
import { Gallery } from "../school/galleries/gallery.ts"
import { noticeHeadings } from "../school/notices/notice.ts"
import { pageKeys } from "../school/pages/missing-pages.ts"
import { formerName } from "../school/users/delete-account.ts"
import { blurRule } from "../store/images/blur-faces.ts"
import { pictureTypes } from "../store/images/decode.ts"
import { variantWidths } from "../store/images/variant-widths.ts"
import { features, ownedTypes } from "./features.ts"
import { restSections } from "./rest-rows.ts"

// Run by `npm run codegen`. With `--check` it writes nothing, and names stale files.
const schema = buildApi(features)
const constants = {
  pictureTypes,
  galleryPictureTypes: Gallery.pictureTypes,
  maxPictureBytes: limits.fileBytes,
  maxPicturePixels: limits.picturePixels,
  longestCaption,
  pictureWidths: variantWidths,
  pictureFormats,
  cropRatios,
  cardSize,
  maxFound,
  longestQuestion: maxQuestionLength,
  defaultDurationMs,
  noticeHeadings,
  pageKeys,
  formerName,
  givenPasswordDays,
  possibleTypes: { OwnedContent: ownedTypes.map(({ type }) => type.name) },
}
const owned = Object.fromEntries(features.flatMap(({ owned, screens }) => (owned ? [ownedRow(owned, screens)] : [])))
const described = { schema, sections: restSections, siteUrl: "https://www.school.example", version }
writeOrCheck({
  "schema.graphql": printApi(schema),
  "openapi.json": `${printTo(3, openApi(described))}\n`,
  "client/generated/constants.ts": printConstants(constants),
  // Not in the file above, which is part of the first visit's scripts.
  "client/generated/owned-types.ts": printConstants({ ownedTypes: owned }, " as const"),
  "client/generated/blur-rule.ts": printConstants({ blurRule }),
  "client/generated/limits.ts": printLimits(schema),
  "client/generated/asked-first.ts": printConstants({ askedFirst: mutationsToConfirm(schema) }),
  "client/generated/examples.ts": printExamples(schema, ownedTypes),
  "docs/settings.md": withSettings(readFileSync("docs/settings.md", "utf8")),
})

function ownedRow({ type, noun, names }: AnyOwnedType, [list]: Screen[] = []) {
  const named = {
    one: noun,
    title: list?.searchEntry?.((text) => text).title,
    route: type.addressed?.route,
    add: names.add,
  }
  return [itemTypeNamed(type), named]
}

/** JSON with a line per value at `depth`: in OpenAPI, per call and per shape. */
function printTo(depth: number, value: object): string {
  if (depth === 0 || typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value)
  const lines = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${printTo(depth - 1, member)}`)
  return `{\n${lines.join(",\n")}\n}`
}

function printConstants(constants: object, suffix = "") {
  const lines = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}${suffix}\n`,
  )
  return ["// Written by `npm run codegen`.\n", ...lines].join("")
}

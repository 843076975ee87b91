import { strToU8, type Zippable, zipSync } from "fflate"
import { html } from "../../base/text/html.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, noteAct } from "../../content/history/note-act.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { rowsOf } from "./erase-held.ts"
import { findHeld, type RawRow } from "./find-held.ts"
import type { GivenData, HeldArgs, NamingText } from "./person.ts"

type Given = Record<string, RawRow[]>

/** Passwords, keys and derived columns. */
const withheld = /hash|secret|key$|recovery|totp|searchText|^network$/i

/** @throws CONFLICT if a row has changed since it was shown */
export async function giveHeld({ person, rows: keys }: HeldArgs, context: Context): Promise<GivenData> {
  const { database, images, viewer } = context
  const rows = await rowsOf(keys, context)
  const given: Given = {}
  const files: Zippable = {}
  for (const { of, row } of rows) {
    if (!row) continue
    add(given, of.called, [row])
    for (const [heading, more] of Object.entries((await of.related?.(Number(row.id), context)) ?? {}))
      add(given, heading, more as RawRow[])
    const picture = row.pictureId ? await database.read.findOneBy(Picture, { id: Number(row.pictureId) }) : null
    if (picture) files[`pictures/${picture.file}`] = await images.store.read(picture.file)
  }
  const { texts } = await findHeld(context, person)
  const { name: school } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const takenAt = new Date().toISOString()
  const zip = zipSync({
    "data.json": strToU8(JSON.stringify({ school, takenAt, data: given, texts }, null, 2)),
    "index.html": strToU8(pageOf(school, takenAt, given, texts)),
    ...files,
  })
  await database.write((within) =>
    noteAct(within, { act: Act.EXPORTED, userId: viewer.id, title: "A person’s data", detail: `${rows.length} rows` }),
  )
  return { name: `data-${takenAt.slice(0, 10)}.zip`, zip: Buffer.from(zip).toString("base64") }
}

function add(given: Given, heading: string, rows: RawRow[]) {
  const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.test(name))))
  given[heading] = [...(given[heading] ?? []), ...shown]
}

const pageOf = (school: string, takenAt: string, given: Given, texts: NamingText[]) =>
  `<!doctype html>${
    html`<html lang="en"><meta charset="utf-8"><title>Your data at ${school}</title>
<body><h1>Your data at ${school}</h1><p>Taken at ${takenAt}.</p>
${Object.entries(given).map(([called, rows]) => html`<h2>${called}</h2>${rows.map(tableOf)}`)}
<h2>Texts that name you</h2><ul>${texts.map(({ title, path }) => html`<li>${title} ${path}</li>`)}</ul>`.text
  }`

const tableOf = (row: RawRow) =>
  html`<table>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => html`<tr><th align="left">${name}</th><td>${String(value)}</td></tr>`)}</table><hr>`

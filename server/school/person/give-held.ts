import { strToU8, type Zippable, zipSync } from "fflate"
import { html } from "../../base/text/html.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { rowsOf } from "./erase-held.ts"
import { findHeld, type RawRow } from "./find-held.ts"
import type { GivenData, HeldArgs, NamingText } from "./person.ts"

type ExportedRows = Record<string, RawRow[]>

/** Passwords, keys and derived columns. */
const secretColumns = /hash|secret|key$|recovery|totp|searchText|^network$/i

/** @throws CONFLICT if a row has changed since it was shown */
export async function giveHeld({ person, rows: keys }: HeldArgs, context: Context): Promise<GivenData> {
  const { database, images, viewer } = context
  const rows = await rowsOf(keys, context)
  const sections: ExportedRows = {}
  const files: Zippable = {}
  for (const { of, row } of rows) {
    if (!row) continue
    add(sections, of.called, [row])
    for (const [heading, more] of Object.entries((await of.related?.(Number(row.id), context)) ?? {}))
      add(sections, heading, more as RawRow[])
    const picture = row.pictureId ? await database.read.findOneBy(Picture, { id: Number(row.pictureId) }) : null
    if (picture) files[`pictures/${picture.file}`] = await images.store.read(picture.file)
  }
  const { texts } = await findHeld(context, person)
  const { name: school } = await readSite(database.read)
  const takenAt = new Date().toISOString()
  const zip = zipSync({
    "data.json": strToU8(JSON.stringify({ school, takenAt, data: sections, texts }, null, 2)),
    "index.html": strToU8(pageOf(school, takenAt, sections, texts)),
    ...files,
  })
  await database.write((within) =>
    logAct(within, { act: Act.EXPORTED, userId: viewer.id, title: "A person’s data", detail: `${rows.length} rows` }),
  )
  return { name: `data-${takenAt.slice(0, 10)}.zip`, zip: Buffer.from(zip).toString("base64") }
}

function add(sections: ExportedRows, heading: string, rows: RawRow[]) {
  const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumns.test(name))))
  sections[heading] = [...(sections[heading] ?? []), ...shown]
}

const pageOf = (school: string, takenAt: string, sections: ExportedRows, texts: NamingText[]) =>
  `<!doctype html>${
    html`<html lang="en"><meta charset="utf-8"><title>Your data at ${school}</title>
<body><h1>Your data at ${school}</h1><p>Taken at ${takenAt}.</p>
${Object.entries(sections).map(([called, rows]) => html`<h2>${called}</h2>${rows.map(tableOf)}`)}
<h2>Texts that name you</h2><ul>${texts.map(({ title, path }) => html`<li>${title} ${path}</li>`)}</ul>`.text
  }`

const tableOf = (row: RawRow) =>
  html`<table>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => html`<tr><th align="left">${name}</th><td>${String(value)}</td></tr>`)}</table><hr>`

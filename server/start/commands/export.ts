import { resolve } from "node:path"
import { Refusal } from "../../base/refusal.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { createExport } from "../../school/export/create-export.ts"
import type { Database } from "../../store/database/database.ts"
import { openStore } from "../../store/images/open-store.ts"
import { readEnvironment, run } from "../process.ts"
import { openSiteDatabase, requireSite, unexported } from "../site-database.ts"
import { readArguments } from "./arguments.ts"

const usage = `npm run export -- FILE
npm run export -- FILE.xml

The first puts the whole site into one file that does not depend on its kind of database, also while the site runs. The
second puts what WordPress can take of it into a file that WordPress imports.`

type Environment = Awaited<ReturnType<typeof readEnvironment>>

run(async () => {
  const file = resolve(readArguments(usage, {}).word)
  const context = await readEnvironment()
  await requireSite(context.settings)
  const database = await openSiteDatabase(context.settings, context.log)
  const write = file.endsWith(".xml") ? forWordpress : exportSite
  await requireRows(database)
    .then(() => write(file, database, context))
    .finally(() => database.close())
})

async function requireRows({ read }: Database) {
  if (!(await read.existsBy(SiteInfo, { id: 1 }))) throw new Refusal("There is no site yet: its database has no rows.")
}

async function exportSite(file: string, database: Database, { settings, log }: Environment) {
  const store = await openStore(settings)
  const { tables, files } = await createExport({ database, store, file, unexported, log })
  const counts = Object.values(tables).map(({ rows }) => rows)
  const rows = counts.reduce((sum, count) => sum + count, 0)
  console.log(
    `${file} holds the whole site: ${rows} rows of ${counts.length} tables, and ${files} pictures and documents.`,
  )
}

async function forWordpress(file: string, database: Database, { settings: { siteUrl } }: Environment) {
  const { exportWordpress } = await import("../../school/wordpress/export-wordpress.ts")
  const posts = await exportWordpress({ database, siteUrl, file })
  console.log(
    `${file} holds ${posts} posts for WordPress: news, blog posts, galleries, pages and drafts. It fetches their pictures from ${siteUrl}, where ` +
      "the site must run meanwhile. Events, people, documents, translations, earlier versions and what families have sent are not in it.",
  )
}

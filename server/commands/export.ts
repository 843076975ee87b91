import { join, resolve } from "node:path"
import { isThere } from "../database/inspect.ts"
import { takeExport } from "../export/take-export.ts"
import { folderStore } from "../images/image-store.ts"
import { environment, run } from "../process.ts"
import { Refusal } from "../refusal.ts"
import { openSiteDatabase, unexported } from "../site.ts"

const usage = "npm run export -- FILE"

/** Puts the whole site into one file that does not depend on its kind of database, also while the site runs. */
run(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Refusal(usage)
  const { settings, log } = await environment()
  const { dataDir, postgres } = settings
  if (!postgres && !(await isThere(join(dataDir, "site.sqlite")))) throw new Refusal(`There is no site in ${dataDir}.`)
  const database = await openSiteDatabase(settings, log)
  try {
    const store = await folderStore(join(dataDir, "images"))
    const { tables, files } = await takeExport({ database, store, file: resolve(file), unexported, log })
    const counts = Object.values(tables).map(({ rows }) => rows)
    const rows = counts.reduce((sum, count) => sum + count, 0)
    console.log(
      `${resolve(file)} holds the whole site: ${rows} rows of ${counts.length} tables, and ${files} pictures and documents.`,
    )
  } finally {
    await database.close()
  }
})

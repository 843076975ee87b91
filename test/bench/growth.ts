import { Role } from "../../server/access/roles.ts"
import { storedPicture } from "../items.ts"
import { School } from "../school.ts"
import { median } from "./load.ts"
import type { Report } from "./report.ts"

const times = 15
const few = 100
const everywhere = "a search for a word found everywhere"

/** What the same costs with many stories, as a multiple of what it costs with a hundred. Nothing comes from memory. */
export async function growth(report: Report, many: number) {
  report.begin(`Growth: with ${many} stories, of what it takes with ${few}`)
  const small = await costs(few)
  const large = await costs(many)
  for (const [name, before] of Object.entries(small)) {
    const now = large[name] ?? Number.NaN
    if (name === everywhere) {
      report.add(name, now, { unit: "ms", of: `with ${few}: ${before.toFixed(1)} ms`, bar: "foundEverywhere" })
      continue
    }
    report.add(name, now / before, { of: `${now.toFixed(1)} of ${before.toFixed(1)} ms`, bar: "growth" })
  }
}

async function costs(stories: number): Promise<Record<string, number>> {
  const school = await School.open()
  const editor = await school.signedIn(Role.EDITOR)
  await storedPicture(editor)
  await fill(school, editor.id, stories)
  const last = Math.ceil(stories / 10)
  const took: Record<string, number> = {}
  for (const [name, path] of [
    ["an item", `/news/view/${Math.ceil(stories / 2)}`],
    ["the first page of a list", "/news?page=1&perPage=10"],
    ["its last page", `/news?page=${last}&perPage=10`],
    ["the feed", "/feed.xml"],
    ["a search with as many hits", "/search?q=rare&page=1&perPage=10"],
    [everywhere, "/search?q=relay&page=1&perPage=10"],
  ] as const) {
    took[name] = await timeOf(school, path)
  }
  const begun = performance.now()
  const again = await school.restarted()
  took["a start"] = performance.now() - begun
  await again.close()
  return took
}

async function timeOf(school: School, path: string) {
  const took: number[] = []
  for (let time = 0; time <= times; time++) {
    await school.services.database.write((rows) => rows.query("UPDATE users SET name = name"))
    const begun = performance.now()
    const { status } = await school.visitor().rest("GET", path)
    if (status !== 200) throw new Error(`${path} was answered by ${status}.`)
    // The first one warms up.
    if (time > 0) took.push(performance.now() - begun)
  }
  return median(took)
}

/** Stories with their words in the search, ten of which have a rare one. */
async function fill(school: School, userId: number, stories: number) {
  await school.services.database.write(async (rows) => {
    const numbers = `WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < ${stories})`
    const rare = `CASE WHEN value % ${stories / 10} = 0 THEN ' rare' ELSE '' END`
    await rows.query(`INSERT INTO news_stories (id, title, detail, opening, "userId", "pictureId", "createdAt", "updatedAt", version)
      ${numbers} SELECT value, 'Relay ' || value, '<p>The relay' || ${rare} || '</p>', 'The relay', ${userId}, 1,
      strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + value, 'unixepoch'), '2024-01-01T00:00:00.000Z', 1 FROM number`)
    await rows.query(`INSERT INTO search_entries (kind, "itemId", path, title, body)
      SELECT 'NEWS_STORY', id, '/news/view/' || id, title, substr(detail, 4, length(detail) - 7) FROM news_stories`)
    await rows.query(
      "INSERT INTO search_words (rowid, title, body) SELECT id, lower(title), lower(body) FROM search_entries WHERE kind = 'NEWS_STORY'",
    )
  })
}

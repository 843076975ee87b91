import { Role } from "../../server/access/roles.ts"
import { storedPicture } from "../items.ts"
import { School } from "../school.ts"
import { median } from "./load.ts"
import type { Report } from "./report.ts"

const times = 25
const starts = 5
const few = 100
const everywhere = "a search for a word found everywhere"

/** What the same costs with many stories, as a multiple of what it costs with a hundred. Nothing comes from memory. */
export async function growth(report: Report, many: number) {
  report.begin(`Growth: with ${many} stories, of what it takes with ${few}`)
  const schools = [await filled(few), await filled(many)] as const
  for (const [name, path] of questions) {
    const [before, now] = await timesOf(schools, path)
    const of = `${now.toFixed(1)} of ${before.toFixed(1)} ms`
    if (name === everywhere) report.add(name, now, { unit: "ms", of, bar: "foundEverywhere" })
    else report.add(name, now / before, { of, bar: "growth" })
  }
  const [before, now] = await startsOf(schools)
  report.add("a start", now / before, { of: `${now.toFixed(0)} of ${before.toFixed(0)} ms`, bar: "growth" })
}

/** By how many stories there are. */
const questions: [name: string, path: (stories: number) => string][] = [
  ["an item", (stories) => `/news/view/${Math.ceil(stories / 2)}`],
  ["the first page of a list", () => "/news?page=1&perPage=10"],
  ["its last page", (stories) => `/news?page=${stories / 10}&perPage=10`],
  ["the feed", () => "/feed.xml"],
  ["a search with as many hits", () => "/search?q=rare&page=1&perPage=10"],
  [everywhere, () => "/search?q=relay&page=1&perPage=10"],
]

interface Filled {
  school: School
  stories: number
}

async function filled(stories: number): Promise<Filled> {
  const school = await School.open()
  const editor = await school.signedIn(Role.EDITOR)
  await storedPicture(editor)
  await fill(school, editor.id, stories)
  return { school, stories }
}

/** One asked after the other, so that whatever else the machine does meanwhile meets both alike. */
async function timesOf(schools: readonly [Filled, Filled], path: Path): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []]
  for (let time = 0; time <= times; time++) {
    for (const [index, filled] of schools.entries()) {
      const milliseconds = await timeOf(filled, path)
      // The first one warms up.
      if (time > 0) took[index as 0 | 1].push(milliseconds)
    }
  }
  return [median(took[0]), median(took[1])]
}

type Path = (stories: number) => string

async function timeOf({ school, stories }: Filled, path: Path) {
  await school.services.database.write((rows) => rows.query("UPDATE users SET name = name"))
  const begun = performance.now()
  const { status } = await school.visitor().rest("GET", path(stories))
  if (status !== 200) throw new Error(`${path(stories)} was answered by ${status}.`)
  return performance.now() - begun
}

async function startsOf(schools: readonly [Filled, Filled]): Promise<[number, number]> {
  const took: [number[], number[]] = [[], []]
  const running = schools.map(({ school }) => school)
  for (let time = 0; time < starts; time++) {
    for (const [index, school] of running.entries()) {
      await school.site.close()
      const begun = performance.now()
      running[index] = await School.openOn(school.dataDir)
      took[index as 0 | 1].push(performance.now() - begun)
    }
  }
  for (const school of running) await school.close()
  return [median(took[0]), median(took[1])]
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

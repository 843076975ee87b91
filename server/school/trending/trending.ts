import { type FindOptionsWhere, In } from "typeorm"
import { isUnexpired } from "../../base/background/moments.ts"
import type { Content } from "../../content/items/content.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import type { Database } from "../../store/database/database.ts"
import { Article } from "../articles/article.ts"
import { NewsStory } from "../news/news-story.ts"
import { dayOf, daysThatCount } from "./daily-read.ts"

const refreshMs = 10 * 60_000
/** Longer than any request, as some items may be deleted. */
const maxCounted = 50

type Item = Article | NewsStory

type Counts = Map<string, number>

interface CachedCounts {
  until: number
  counts: Promise<Counts>
}

export class Trending {
  private cached?: CachedCounts

  constructor(private readonly database: Database) {}

  /** Most read first, ties newest first; filled up with the newest items. */
  async first(content: Content, take: number): Promise<Item[]> {
    const counts = await this.latest().counts
    const lists = await Promise.all([
      readOf<Article>(content, Article, counts),
      readOf<NewsStory>(content, NewsStory, counts),
      content.first(Article, take),
      content.first(NewsStory, take),
    ])
    const items = new Map(lists.flat().map((item) => [nameOf(item), item]))
    const readsOf = (item: Item) => counts.get(nameOf(item)) ?? 0
    return [...items.values()]
      .sort((a, b) => readsOf(b) - readsOf(a) || b.displayDate().getTime() - a.displayDate().getTime())
      .slice(0, take)
  }

  trueUntil(): Date {
    return new Date(this.latest().until)
  }

  private latest(): CachedCounts {
    const now = Date.now()
    if (this.cached && isUnexpired(this.cached.until, refreshMs, now)) return this.cached
    const counts = this.count()
    const cached = { until: now + refreshMs, counts }
    this.cached = cached
    counts.catch(() => {
      this.cached = undefined
    })
    return cached
  }

  private async count(): Promise<Counts> {
    const rows: { kind: string; itemId: number; total: number | string }[] = await this.database.read.query(
      `SELECT "kind", "itemId", sum("reads") AS "total" FROM "daily_reads" WHERE "day" BETWEEN $1 AND $2
       GROUP BY "kind", "itemId" ORDER BY 3 DESC, 2 DESC LIMIT ${maxCounted}`,
      [dayOf(new Date(), daysThatCount - 1), dayOf(new Date())],
    )
    return new Map(rows.map(({ kind, itemId, total }) => [`${kind} ${itemId}`, Number(total)]))
  }
}

const nameOf = (item: Item) => `${(item.constructor as typeof Article | typeof NewsStory).search.kind} ${item.id}`

async function readOf<T extends Item>(content: Content, type: ContentType<T>, counts: Counts): Promise<Item[]> {
  const named = [...counts.keys()].map((name) => name.split(" "))
  const ids = named.flatMap(([kind, id]) => (kind === type.search?.kind ? Number(id) : []))
  const where = { id: In(ids) } as FindOptionsWhere<T>
  return ids.length ? content.first(type, ids.length, { where }) : []
}

import { conflict } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { versionDays } from "../../content/history/purge-history.ts"
import { rowOf } from "./find-held.ts"
import type { EraseArgs } from "./person.ts"

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

/** Erases row by row, so that no writer waits long. Can be repeated. @throws CONFLICT before anything is erased */
export async function eraseHeld({ rows: keys, keptBecause, keptUntil = null }: EraseArgs, context: Context) {
  const { database, aboutPeople, viewer, search, log } = context
  const rows = await rowsOf(keys, context)
  const counts = new Map<string, number>()
  for (const { of, key } of rows.toSorted((one, other) => Number(other.of.erasedFirst) - Number(one.of.erasedFirst))) {
    // Erasing an earlier row may have deleted this one.
    const row = await rowOf(database.read, aboutPeople, key)
    if (!row?.row) continue
    await eraseRow(row, context)
    counts.set(of.called, (counts.get(of.called) ?? 0) + 1)
  }
  const detail = [
    [...counts].map(([called, count]) => `${called}: ${count}`).join(", "),
    keptBecause && `Kept${keptUntil ? ` until ${keptUntil}` : ""}: ${keptBecause}`,
  ]
  const sentences = detail.filter(Boolean).map((part) => `${part}.`)
  await database.write((within) =>
    logAct(within, { act: Act.ERASED, userId: viewer.id, detail: ["A person’s data.", ...sentences].join(" ") }),
  )
  await search.compact()
  await database.scrub?.({ vacuum: true })
  log.info({ counts: Object.fromEntries(counts) }, "erased a person's data")
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return { count, kept: keptDataOf(rows, { keptBecause, keptUntil }) }
}

/** @throws CONFLICT if a row has changed since it was shown */
export async function rowsOf(keys: string[], { database, aboutPeople }: Context): Promise<Row[]> {
  const rows = await Promise.all(keys.map((key) => rowOf(database.read, aboutPeople, key)))
  if (rows.some((row) => !row?.isSame)) throw conflict("Something was changed meanwhile. Please look again.")
  return rows.filter((row) => row !== undefined)
}

async function eraseRow({ of, row, sql, values }: Row, context: Context) {
  if (of.erase) await of.erase(Number(row?.id), context)
  else await context.database.write((rows) => rows.query(`DELETE ${sql}`, values))
}

function keptDataOf(rows: Row[], { keptBecause, keptUntil }: Pick<EraseArgs, "keptBecause" | "keptUntil">) {
  const until = new Date(Date.now() + versionDays * 24 * 60 * 60 * 1000)
  const own = { text: `As you noted: ${keptBecause}`, until: keptUntil ? new Date(keptUntil) : null }
  return [
    ...(keptBecause ? [own] : []),
    { text: "The record of this erasure, without a name: it shows that the request was answered.", until },
    ...(rows.some(({ of }) => of.erasedFirst)
      ? [{ text: "What the account did, under no name: who published what must stay known.", until }]
      : []),
  ]
}

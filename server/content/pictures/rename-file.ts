import type { EntityManager } from "typeorm"

/** Replaces a file's name in all texts, including drafts, pending changes, versions and the bin. */
export async function renameFile(rows: EntityManager, from: string, to: string) {
  const pairs = [...namesOf(from)].map(([key, name]) => [name, namesOf(to).get(key) as string] as const)
  const values = pairs.flat()
  const among = [...new Set([from, encodeURIComponent(from)])].map((name) => `%${name}%`)
  for (const { tableName, columns } of rows.connection.entityMetadatas) {
    const texts = columns.filter(({ type }) => type === "text" || type === "simple-json")
    const names = texts.map(({ databaseName }) => `"${databaseName}"`)
    if (names.length === 0) continue
    const set = names.map((name) => {
      const replaced = pairs.reduce((sql, _, index) => `REPLACE(${sql}, $${index * 2 + 1}, $${index * 2 + 2})`, name)
      return `${name} = ${replaced}`
    })
    const where = names.flatMap((name) => among.map((_, index) => `${name} LIKE $${values.length + index + 1}`))
    await rows.query(`UPDATE "${tableName}" SET ${set.join(", ")} WHERE ${where.join(" OR ")}`, [...values, ...among])
  }
}

/** A file's names in HTML, in HTML within JSON, in absolute addresses, and in JSON or nested JSON. */
function namesOf(file: string): Map<string, string> {
  const address = `/images/${encodeURIComponent(file)}`
  const json = JSON.stringify({ file }).slice(1, -1)
  return new Map([
    ...['"', "\\", "?"].map((end) => [end, address + end] as const),
    ["json", json],
    ["json in json", JSON.stringify(json).slice(1, -1)],
  ])
}

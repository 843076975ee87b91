import { isEqual } from "./is-equal.ts"
import { changedFields, isTranslation, keyOf, merge } from "./merge.ts"

/** Theirs, then mine, in every field that both changed; undefined unless both added text at the end or changed other rows. */
export function joinAdditions<Content extends object>(
  basis: Content,
  mine: Content,
  theirs: Content,
): Content | undefined {
  const { both } = changedFields(basis, mine, theirs)
  const values = both.map((name) => [name, join(basis[name], mine[name], theirs[name])])
  if (both.length === 0 || values.some(([, value]) => value === undefined)) return undefined
  return { ...merge(basis, mine, theirs), ...Object.fromEntries(values) }
}

function join(basis: unknown, mine: unknown, theirs: unknown) {
  if (!Array.isArray(basis) || !Array.isArray(mine) || !Array.isArray(theirs)) return joinText(basis, mine, theirs)
  return joinRows(basis, mine, theirs)
}

/** My new rows, in the place of those that I changed or else at the end; a new order alone cannot be merged. */
function joinRows(basis: unknown[], mine: unknown[], theirs: unknown[]) {
  const [changed, added] = [without(basis, mine), without(mine, basis)]
  if (changed.length + added.length === 0 || without(changed, theirs).length > 0) return undefined
  const rows = theirs.flatMap((row) => {
    if (!has(changed, row)) return [row]
    const replacement = mine[basis.findIndex((one) => isEqual(one, row))]
    return has(added, replacement) ? [replacement] : []
  })
  const joined = [...rows, ...without(added, rows)]
  // Both have begun a translation into one language.
  const keys = new Set(joined.map((row) => (isTranslation(row) ? keyOf(row) : row)))
  return keys.size < joined.length ? undefined : joined
}

const has = (rows: unknown[], row: unknown) => rows.some((one) => isEqual(one, row))

const without = (rows: unknown[], others: unknown[]) => rows.filter((row) => !has(others, row))

/** Accepts plain texts, or HTML whose last paragraph or list each side may have continued. */
function joinText(...texts: unknown[]): string | undefined {
  const [basis, mine, theirs] = texts
  if (typeof basis !== "string" || typeof mine !== "string" || typeof theirs !== "string" || !basis) return undefined
  const [end = ""] = /(?:<\/\w+>)*$/.exec(basis) ?? []
  const start = basis.slice(0, basis.length - end.length)
  const [added, theirsAdded] = [mine, theirs].map((text) => {
    const at = text.indexOf(end, start.length)
    return text.startsWith(start) && at >= 0 ? [text.slice(start.length, at), text.slice(at + end.length)] : undefined
  })
  if (!added || !theirsAdded) return undefined
  return `${start}${theirsAdded[0]}${added[0]}${end}${theirsAdded[1]}${added[1]}`
}

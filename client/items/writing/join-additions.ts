import { changedFields, merge } from "./merge.ts"

/** Theirs, then mine, in every field that both changed; undefined unless both only added text at the end. */
export function joinAdditions<Content extends object>(
  basis: Content,
  mine: Content,
  theirs: Content,
): Content | undefined {
  const { both } = changedFields(basis, mine, theirs)
  const texts = both.map((name) => [name, joinText(basis[name], mine[name], theirs[name])])
  if (both.length === 0 || texts.some(([, text]) => text === undefined)) return undefined
  return { ...merge(basis, mine, theirs), ...Object.fromEntries(texts) }
}

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

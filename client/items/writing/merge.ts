import { isEqual, isPlain } from "./is-equal.ts"

type Fields<Content> = (keyof Content)[]

export function changedFields<Content extends object>(basis: Content, mine: Content, theirs: Content) {
  const names = Object.keys(theirs) as Fields<Content>
  const isMine = (name: keyof Content) => !isEqual(mine[name], basis[name])
  const isTheirs = (name: keyof Content) => !isEqual(theirs[name], basis[name])
  const isSame = (name: keyof Content) => isEqual(mine[name], theirs[name])

  return {
    /** Changed by both, differently: only a person can decide. */
    both: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(name)),
    onlyMine: names.filter((name) => isMine(name) && !isTheirs(name)),
    onlyTheirs: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}

/** Three-way merge: my value of the fields that I changed, theirs for the rest. */
export function merge<Content extends object>(basis: Content, mine: Content, theirs: Content): Content {
  const merged = (Object.keys(theirs) as Fields<Content>).map((name) => {
    const isUntouched = isEqual(mine[name], basis[name])
    return [name, isUntouched ? theirs[name] : mergeTranslations(basis[name], mine[name], theirs[name])]
  })
  return { ...mine, ...Object.fromEntries(merged) }
}

/** Languages, and wordings of the site, that I did not change are theirs. Returns `mine` for other values. */
function mergeTranslations(basis: unknown, mine: unknown, theirs: unknown) {
  if (!isTranslations(basis) || !isTranslations(mine) || !isTranslations(theirs)) return mine
  const kept = mine.flatMap((row) => {
    const [before, now] = [into(basis, row), into(theirs, row)]
    if (before && !now && isEqual(before, row)) return []
    return [before && now ? merge(before, row, now) : row]
  })
  return [...kept, ...theirs.filter((row) => !into(mine, row) && !into(basis, row))]
}

type Translation = { language: string; text?: string }

/** The same for two translations into one language, and for two of the site's wordings of one text. */
export const keyOf = ({ language, text = "" }: Translation) => `${language} ${text}`

const into = (rows: Translation[], row: Translation) => rows.find((other) => keyOf(other) === keyOf(row))

const isTranslations = (value: unknown): value is Translation[] => Array.isArray(value) && value.every(isTranslation)

export const isTranslation = (row: unknown): row is Translation => isPlain(row) && typeof row.language === "string"

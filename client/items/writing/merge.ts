import { isEqual } from "./is-equal.ts"

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
  const untouched = (Object.keys(theirs) as Fields<Content>).filter((name) => isEqual(mine[name], basis[name]))
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
}

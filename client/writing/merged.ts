import { same } from "./same.ts"

type Fields<Content> = (keyof Content)[]

/** Which fields two people changed who both began with `basis`. */
export function changes<Content extends object>(basis: Content, mine: Content, theirs: Content) {
  const names = Object.keys(theirs) as Fields<Content>
  const isMine = (name: keyof Content) => !same(mine[name], basis[name])
  const isTheirs = (name: keyof Content) => !same(theirs[name], basis[name])
  const isSame = (name: keyof Content) => same(mine[name], theirs[name])

  return {
    /** Each in another way: only a person can say what it becomes. */
    both: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(name)),
    onlyMine: names.filter((name) => isMine(name) && !isTheirs(name)),
    onlyTheirs: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}

/** What each field becomes when two people changed one item: mine where I changed it, theirs where I did not. */
export function merged<Content extends object>(basis: Content, mine: Content, theirs: Content): Content {
  const untouched = (Object.keys(theirs) as Fields<Content>).filter((name) => same(mine[name], basis[name]))
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
}

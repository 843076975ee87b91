import { same } from "./same.ts"

/** What each field becomes when two people changed one item: mine where I changed it, theirs where I did not. */
export function merged<Content extends object>(basis: Content, mine: Content, theirs: Content): Content {
  const untouched = (Object.keys(theirs) as (keyof Content)[]).filter((name) => same(mine[name], basis[name]))
  return { ...mine, ...Object.fromEntries(untouched.map((name) => [name, theirs[name]])) }
}

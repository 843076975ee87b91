import type { ReactNode } from "react"
import { Blocks } from "./blocks.tsx"
import { drawn } from "./drawn.tsx"
import { same } from "./same.ts"
import type { Writing } from "./use-writing.ts"

type Named = { name: string; draw: (value: unknown, other: unknown) => ReactNode }

/** What each field is called where two versions are shown, and how it is drawn where its value does not say so. */
export type FieldNames<Content> = { [Name in keyof Content]-?: string | Named }

/** A field whose text is HTML. */
export function richly(name: string): Named {
  return { name, draw: (html, other) => (html ? <Blocks html={String(html)} other={String(other)} /> : drawn("")) }
}

export type Difference = { name: string; mine: ReactNode; theirs: ReactNode }

/** The fields that this writer changed and that are stored otherwise now, and the names of those that only others changed. */
export function differences<Content extends object>(writing: Writing<Content>, names: FieldNames<Content>) {
  const { typed, basis, stored } = writing
  const differing = (Object.keys(names) as (keyof Content)[]).filter(
    (field) => !same(typed[field], stored.content[field]),
  )
  const isMine = (field: keyof Content) => !same(typed[field], basis.content[field])

  return {
    both: differing.filter(isMine).map((field): Difference => {
      const { name, draw } = named(names[field])
      return {
        name,
        mine: draw(typed[field], stored.content[field]),
        theirs: draw(stored.content[field], typed[field]),
      }
    }),
    onlyTheirs: differing.filter((field) => !isMine(field)).map((field) => named(names[field]).name),
  }
}

function named(name: string | Named): Named {
  return typeof name === "string" ? { name, draw: drawn } : name
}

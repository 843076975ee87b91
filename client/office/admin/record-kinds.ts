import type { Crumb } from "../../base/ui/texts/breadcrumbs.tsx"

type Kind = { all: string; path: string; within?: "program" }

export const recordKinds = {
  committee: { all: "Committees", path: "/admin/committees" },
  date: { all: "Dates", path: "/admin/dates" },
  notice: { all: "Notices", path: "/admin/notices" },
  order: { all: "Orders", path: "/admin/orders" },
  product: { all: "Products", path: "/admin/products" },
  program: { all: "Programs", path: "/admin/programs" },
  user: { all: "Users", path: "/admin/users" },
  webhook: { all: "Webhooks", path: "/admin/programs/webhooks", within: "program" },
} satisfies Record<string, Kind>

export type RecordKind = keyof typeof recordKinds

export function crumbsAbove(kind: RecordKind, list: string = recordKinds[kind].path): Crumb[] {
  const { all, within }: Kind = recordKinds[kind]
  return [...(within ? crumbsAbove(within) : []), { label: all, to: list }]
}

export const capitalized = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

export const withArticle = (noun: string) => `${/^(?!use)[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`

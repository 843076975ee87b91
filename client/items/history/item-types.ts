import type { ItemType } from "../../generated/graphql.ts"
import { ownedTypes } from "../../generated/owned-types.ts"

type Named = {
  /** In the staff's words: "story", "blog post". */
  one: string
  title: string
  /** Undefined if the address cannot be derived from the id. */
  path?: (id: number) => string
}

const owned = Object.entries(ownedTypes).map(([type, { one, title, route }]): [string, Named] => [
  type,
  { one, title, path: (id) => route.replace(":id", String(id)) },
])

/** The titles of the types that editors write. */
export const ownedTitles = Object.fromEntries(owned.map(([type, { title }]) => [type, title]))

export const itemTypes: Record<ItemType, Named> = {
  ...(Object.fromEntries(owned) as Record<keyof typeof ownedTypes, Named>),
  GALLERY_IMAGE: { one: "picture of a gallery", title: "Pictures" },
  CONTENT_PAGE: { one: "page", title: "Pages" },
  SCHOOL_DATE: { one: "date of the calendar", title: "Dates", path: (id) => `/admin/dates/${id}` },
  NOTICE: { one: "notice", title: "Notices", path: (id) => `/admin/notices/${id}` },
  SITE: { one: "part of every page", title: "Site", path: () => "/admin/site" },
}

export type ItemRef = { type: ItemType; id: number }

export const versionsPath = ({ type, id }: ItemRef): string =>
  `/user/history/${type.toLowerCase().replaceAll("_", "-")}/${id}`

export const typeInPath = (name: string | undefined): ItemType | undefined =>
  Object.keys(itemTypes).find((type) => type.toLowerCase().replaceAll("_", "-") === name) as ItemType | undefined

import type { ItemType } from "../../generated/graphql.ts"
import { ownedTypes } from "../../generated/owned-types.ts"

type TypeNames = {
  /** In the staff's words: "story", "blog post". */
  noun: string
  title: string
  /** Undefined if the address cannot be derived from the id. */
  path?: (id: number) => string
}

const owned = Object.entries(ownedTypes).map(([type, { one: noun, title, route }]): [string, TypeNames] => [
  type,
  { noun, title, path: (id) => route.replace(":id", String(id)) },
])

/** The titles of the types that editors write. */
export const ownedTitles = Object.fromEntries(owned.map(([type, { title }]) => [type, title]))

export const itemTypes: Record<ItemType, TypeNames> = {
  ...(Object.fromEntries(owned) as Record<keyof typeof ownedTypes, TypeNames>),
  GALLERY_IMAGE: { noun: "picture of a gallery", title: "Pictures" },
  CONTENT_PAGE: { noun: "page", title: "Pages" },
  SCHOOL_DATE: { noun: "date of the calendar", title: "Dates", path: (id) => `/admin/dates/${id}` },
  NOTICE: { noun: "notice", title: "Notices", path: (id) => `/admin/notices/${id}` },
  SITE: { noun: "part of every page", title: "Site", path: () => "/admin/site" },
}

export type ItemRef = { type: ItemType; id: number }

export const versionsPath = ({ type, id }: ItemRef): string =>
  `/user/history/${type.toLowerCase().replaceAll("_", "-")}/${id}`

export const typeInPath = (name: string | undefined): ItemType | undefined =>
  Object.keys(itemTypes).find((type) => type.toLowerCase().replaceAll("_", "-") === name) as ItemType | undefined

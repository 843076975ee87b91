import type { Feature, Screen } from "../api/feature.ts"
import type { AnyOwnedType } from "./owned-type.ts"

type OwnedFeature = Partial<Feature> & {
  /** The screen of its list, with pages by `?page=`. */
  list?: Screen
}

export function ownedFeature(owned: AnyOwnedType, { list, ...more }: OwnedFeature): Feature {
  const { type, resolvers, migrations } = owned
  const route = type.addressed?.route
  return {
    ...more,
    owned,
    migrations,
    entities: [type, ...(more.entities ?? [])],
    resolvers: [...resolvers, ...(more.resolvers ?? [])],
    screens: [...(list ? [list] : []), ...(more.screens ?? [])],
    pages: { ...(list && { [list.path]: ["page"] }), ...more.pages, ...(route && { [route]: [] }) },
  }
}

import { type ComponentType, lazy } from "react"

/** A screen whose code is fetched when it is first shown. */
export function later<K extends string, Props extends object>(
  load: () => Promise<Record<K, ComponentType<Props>>>,
  name: K,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

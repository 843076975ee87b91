import { itemTypes } from "../history/item-types.ts"

/** Where a draft was written, by the address of its form: "New story", "Change of an event". */
export function placeOf(path: string): string {
  const found = Object.values(itemTypes).find(({ path: pathOf }) => pathOf && sectionOf(pathOf(1)) === sectionOf(path))
  const what = found?.one ?? "form"
  return path.endsWith("/add") ? `New ${what}` : `Change of ${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`
}

const sectionOf = (path: string) => path.split("/")[1]

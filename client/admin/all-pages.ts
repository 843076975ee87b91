import type { ListOf } from "./listing.tsx"

const perPage = 50

/** All items of a list, page after page. What comes in meanwhile moves items to the next page: none is given twice. */
export async function allPages<T extends { id: number }>(
  ask: (page: { page: number; perPage: number }) => Promise<ListOf<T>>,
): Promise<T[]> {
  const found = new Map<number, T>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await ask({ page, perPage })
    pages = list.pages
    for (const item of list.items) found.set(item.id, item)
  }
  return [...found.values()]
}

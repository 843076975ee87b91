import { useParams } from "react-router-dom"

/** The id in the address, such as `/news/view/12`; null where what stands there can be no item's. */
export function useItemId(): number | null {
  const id = Number(useParams().id)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

/** What an item's query needs: `useNewsStoryQuery(byId(useItemId()))` asks nothing where there is no id. */
export function byId(id: number | null) {
  return { variables: { id: id ?? 0 }, skip: id === null }
}

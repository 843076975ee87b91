import { formatDate, formatDateTime, useZone } from "./dates.tsx"

type Dated = { title: string; createdAt: string }

/** How the date of each in a list is told: by the day, and with the time where the same title came twice on that day. */
export function useToldApart(items: Dated[]) {
  const zone = useZone()
  const nameOf = ({ title, createdAt }: Dated) => `${formatDate(createdAt, zone)} ${title}`
  const names = items.map(nameOf)
  const isAlone = (item: Dated) => names.filter((name) => name === nameOf(item)).length === 1
  return (item: Dated) => (isAlone(item) ? formatDate : formatDateTime)
}

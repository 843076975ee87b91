/** The items of each key, in the order of each key's first item. */
export function grouped<Key, T>(items: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
}

/** The items of each key, in the order of each key's first item. */
export function grouped<Key, T>(items: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

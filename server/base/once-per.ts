/** Computes a value once for each key, whatever the other arguments, and keeps it as long as the key. */
export function oncePer<Key extends object, Others extends unknown[], Value>(
  compute: (key: Key, ...others: Others) => Value,
) {
  const values = new WeakMap<Key, Value>()
  return (key: Key, ...others: Others): Value => {
    const value = values.get(key) ?? compute(key, ...others)
    values.set(key, value)
    return value
  }
}

/** A missing property equals `undefined`; a file equals only itself. Properties named in `except` may differ. */
export function isEqual(one: unknown, other: unknown, except: string[] = []): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  // A stored picture is identified by its name: its address may have been signed anew.
  if ("name" in one && "name" in other) names.delete("url")
  return [...names].every((name) => except.includes(name) || isEqual(one[name], other[name], except))
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false
  const kind = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype
}

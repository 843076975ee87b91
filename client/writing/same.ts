/** Whether two contents of a form are alike. What is absent counts as `undefined`; a file is only like itself. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => same(one[name], other[name]))
}

/** An object or a list whose parts are compared, and not a file or a date. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false
  const kind = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype
}

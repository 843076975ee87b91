import { limitsOf } from "../../base/api/input-limits.ts"
import { badInput, type FieldMessages } from "../../base/failures/failures.ts"
import { isBlank } from "../../base/text/rich-text.ts"

type Type = new () => object

const required = new WeakMap<Type, FieldMessages>()

export function registerRequiredFields(type: Type, add: abstract new () => object) {
  const limits = Object.entries(limitsOf(add))
  required.set(
    type,
    Object.fromEntries(limits.flatMap(([name, limit]) => (limit.required ? [[name, limit.required]] : []))),
  )
}

/** @throws BAD_USER_INPUT for empty fields among `names`; without them, among all that published items require */
export function requireFinished(type: Type, item: object, names?: string[]) {
  const missing = Object.entries(required.get(type) ?? {}).filter(
    ([name]) => (names?.includes(name) ?? true) && isEmpty((item as Record<string, unknown>)[name]),
  )
  if (missing.length > 0) throw badInput(Object.fromEntries(missing))
}

const isEmpty = (value: unknown) => value == null || (typeof value === "string" && isBlank(value))

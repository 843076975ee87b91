import { FindOperator } from "typeorm"

/** Operators whose meaning does not depend on what they are given. */
const plain = new Set(["equal", "not", "in", "isNull", "lessThan", "lessThanOrEqual", "moreThan", "moreThanOrEqual"])

/** A longer list is another statement each time. */
const maxList = 10

export interface StandIns {
  /** The same for conditions that differ in nothing but their values. */
  shape: string
  /** The conditions, each value of them replaced by another one, which is found again in the parameters of a statement. */
  filters: object[]
  standIns: unknown[]
  /** Those that were given, in the order of the ones that stand in for them. */
  values: unknown[]
}

/** Null for conditions of which more than values may differ. */
export function takeValues(filters: object[]): StandIns | null {
  const taken = new Taken()
  const replaced = filters.map((filter) => taken.from(filter) as object)
  if (!taken.isPlain) return null
  const { standIns, values } = taken
  return { shape: JSON.stringify(replaced), filters: replaced, standIns, values }
}

/** As a parameter of a statement has them: moments are text (docs/decisions/003-instants-are-text.md). */
export const asParameter = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

class Taken {
  isPlain = true
  readonly standIns: unknown[] = []
  readonly values: unknown[] = []

  from(given: unknown): unknown {
    if (given instanceof FindOperator) return this.fromOperator(given)
    if (Array.isArray(given)) return given.map((one) => this.from(one))
    if (given instanceof Date) return this.standIn(given, (number) => new Date(4e12 + number))
    // Yes and no are part of the shape: there are no others to stand in for them.
    if (typeof given === "boolean") return given
    if (typeof given === "number") return this.standIn(given, (number) => 1_999_999_000 + number)
    if (typeof given === "string") return this.standIn(given, (number) => `stand-in ${number}`)
    if (given && Object.getPrototypeOf(given) === Object.prototype) return this.fromObject(given)
    return this.notPlain(given)
  }

  private fromObject(given: object) {
    const present = Object.entries(given).filter(([, value]) => value !== undefined)
    return Object.fromEntries(present.map(([name, value]) => [name, this.from(value)]))
  }

  private fromOperator(given: FindOperator<unknown>) {
    const { type, child, useParameter, multipleParameters } = given
    const value = child ?? given.value
    const isLong = Array.isArray(value) && value.length > maxList
    if (!plain.has(type) || isLong) return this.notPlain(given)
    const replaced = type === "isNull" ? value : this.from(value)
    return new FindOperator(type, replaced as unknown, useParameter, multipleParameters)
  }

  private standIn(given: unknown, make: (number: number) => unknown) {
    const standIn = make(this.standIns.length)
    this.standIns.push(asParameter(standIn))
    this.values.push(given)
    return standIn
  }

  private notPlain(given: unknown) {
    this.isPlain = false
    return given
  }
}

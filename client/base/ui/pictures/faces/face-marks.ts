import type { Recognisable } from "../../../../generated/graphql.ts"
import type { Face } from "./find-faces.ts"

/** A face with its answer: a child by its ID in the register, somebody who agreed, or blurred. */
export type FaceMark = Face & { who?: number | "AGREED" | "BLURRED" }

export const isUnsaid = ({ who }: FaceMark) => who === undefined

export const isBlurred = ({ who }: FaceMark) => who === "BLURRED"

/** Parts of the height that are read as one line. */
const lines = 6

export function inReadingOrder(faces: readonly FaceMark[]): FaceMark[] {
  const lineOf = ({ y, height }: Face) => Math.floor((y + height / 2) * lines)
  return faces.toSorted((one, other) => lineOf(one) - lineOf(other) || one.x - other.x)
}

export const childrenIn = (faces: readonly FaceMark[] = []) =>
  faces.flatMap(({ who }) => (typeof who === "number" ? who : []))

/** Who can be recognised, by the answers for the faces. Undefined without faces, which say nothing. */
export function recognisableBy(faces: readonly FaceMark[]): Recognisable | undefined {
  if (faces.length === 0) return undefined
  if (faces.some(isUnsaid)) return "UNSAID"
  return faces.every(isBlurred) ? "NOBODY" : "AGREED"
}

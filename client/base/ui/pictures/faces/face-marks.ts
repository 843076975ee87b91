import type { Recognisable } from "../../../../generated/graphql.ts"
import { Refused } from "../../loading/failure.ts"
import type { Face } from "./find-faces.ts"

/** A face with its answer: a child by its ID in the register, somebody who agreed, or blurred. */
export type FaceMark = Face & { who?: number | "AGREED" | "BLURRED" }

export const isUnsaid = ({ who }: FaceMark) => who === undefined

export const isBlurred = ({ who }: FaceMark) => who === "BLURRED"

/** Row by row: a row holds the faces whose middle is less than its first face's height below that face's middle. */
export function inReadingOrder(faces: readonly FaceMark[]): FaceMark[] {
  const middle = ({ y, height }: Face) => y + height / 2
  const rows: FaceMark[][] = []
  for (const face of faces.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.at(-1)
    if (row?.[0] && middle(face) - middle(row[0]) < row[0].height) row.push(face)
    else rows.push([face])
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x))
}

export const childrenIn = (faces: readonly FaceMark[] | null = []) =>
  (faces ?? []).flatMap(({ who }) => (typeof who === "number" ? who : []))

/** The picture's answer, from its faces' answers. Undefined without faces: some may have been missed. */
export function recognisableBy(faces: readonly FaceMark[]): Recognisable | undefined {
  if (faces.length === 0) return undefined
  if (faces.some(isUnsaid)) return "UNSAID"
  return faces.every(isBlurred) ? "NOBODY" : "AGREED"
}

/** A picture chosen here, with the answers about its people. */
export type FacedPicture = {
  /** The file to send. */
  file?: File
  /** The file before its faces were blurred. Stays on this device. */
  clear?: File
  /** Undefined before the search; null if the search is impossible. */
  faces?: FaceMark[] | null
  /** Undefined keeps the stored answer, if any. */
  recognisable?: Recognisable
  /** The IDs of the children in it; undefined keeps the stored ones. */
  children?: number[]
  /** The children that the server knew when they were first changed here. */
  childrenBefore?: number[]
  /** The name of the stored picture that the file is a turned copy of. */
  copyOf?: string
}

/** Removing a child leaves the child's face unanswered. */
export const withChildren = (children: number[], { faces }: FacedPicture): FacedPicture => ({
  children,
  faces: faces?.map((face) =>
    typeof face.who === "number" && !children.includes(face.who) ? { ...face, who: undefined } : face,
  ),
})

/** True until the faces are blurred in the file. */
export const isBlurDue = ({ faces, clear }: FacedPicture) => !clear && Boolean(faces?.some(isBlurred))

/** True if the file stays on this device until its people are known, or the form is sent. */
export const isUploadBlocked = ({ recognisable = "UNSAID", ...picture }: FacedPicture) =>
  picture.faces === undefined ||
  isBlurDue(picture) ||
  (recognisable === "UNSAID" && Boolean(picture.faces?.some(isUnsaid)))

/** @throws Refused for a clear file whose faces are to be blurred */
export function requireBlurred(picture: FacedPicture) {
  if (isBlurDue(picture)) throw new Refused("CONFLICT", "The faces are not blurred yet. Please try again.")
}

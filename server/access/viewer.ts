import type { GraphQLError } from "graphql"
import { itemTypeNamed } from "../base/api/open-enum.ts"
import { hasRight, ProgramAccess, type ProgramRight } from "./program-areas.ts"
import { Role } from "./roles.ts"

/** The account of a request's access token as stored now, or a visitor. */
export interface Viewer {
  id: number | null
  name: string | null
  email: string | null
  role: Role
  mustChangePassword: boolean
  /** True if the account lacks a required second factor: until then it has an editor's rights. */
  mustAddSecondFactor: boolean
  sessionId: string | null
  /** The program that acts for the account: limited to its own rights, and excluded from fields for people. */
  program?: ActingProgram
  /** Why a sent token is invalid. Public fields work anyway. */
  refusal?: GraphQLError
  /** Signed in with a given password: a visitor, except for fields marked `newcomer`. */
  newcomer?: Viewer
}

export interface ActingProgram {
  id: number
  name: string
  rights: ProgramRight[]
  tokenHash: string
}

export const visitor: Viewer = {
  id: null,
  name: null,
  email: null,
  role: Role.PUBLIC,
  mustChangePassword: false,
  mustAddSecondFactor: false,
  sessionId: null,
}

export const refused = (refusal: GraphQLError): Viewer => ({ ...visitor, refusal })

/** The account that signed in, even with a given password. */
export const signedInViewer = (viewer: Viewer): Viewer => viewer.newcomer ?? viewer

/** @throws Error if the field's resolver has no rule above PUBLIC: a bug */
export function accountIdOf(viewer: Viewer): number {
  if (viewer.id === null) throw new Error("This field needs an @Auth rule above PUBLIC.")
  return viewer.id
}

/** A program without a right to the type reads it as a visitor. */
export function readerOf<V extends Pick<Viewer, "program">>(type: { name: string }, viewer: V): V | Viewer {
  const { program } = viewer
  return !program || hasRight(program.rights, itemTypeNamed(type), ProgramAccess.READ) ? viewer : visitor
}

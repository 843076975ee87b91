import type { GraphQLError } from "graphql"
import { itemTypeNamed } from "../base/api/open-enum.ts"
import { allow, ProgramAccess, type ProgramRight } from "./program-areas.ts"
import { Role } from "./roles.ts"

/** The caller: the account of a request's access token as the database knows it now, or a visitor. */
export interface Viewer {
  /** Null for a visitor. */
  id: number | null
  name: string | null
  email: string | null
  role: Role
  mustChangePassword: boolean
  /** True if the site requires a second factor that the account lacks: until then it has an editor's rights. */
  mustAddSecondFactor: boolean
  sessionId: string | null
  /** The program that acts in the account's name: it may do what its rights say, and nothing that is for people. */
  program?: ActingProgram
  /** The reason why a sent token does not count. Public content is answered all the same. */
  refusal?: GraphQLError
  /** Signed in with a password that was handed over: a visitor, except for fields that say `newcomer`. */
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

/** The account that signed in, also by a password that opens nothing yet. */
export const whoSignedIn = (viewer: Viewer): Viewer => viewer.newcomer ?? viewer

/** @throws Error where a resolver without a rule above PUBLIC asks: a mistake in the program. */
export function signedIn(viewer: Viewer): number {
  if (viewer.id === null) throw new Error("This field needs an @Auth rule above PUBLIC.")
  return viewer.id
}

/** Returns the viewer for reading a type: a program without a right to it reads as a visitor. */
export function readerOf<V extends Pick<Viewer, "program">>(type: { name: string }, viewer: V): V | Viewer {
  const { program } = viewer
  return !program || allow(program.rights, itemTypeNamed(type), ProgramAccess.READ) ? viewer : visitor
}

import type { GraphQLError } from "graphql"
import type { ProgramRight } from "./program-areas.ts"
import { Role } from "./roles.ts"

/** Who asks: the account of a request's access token as the database knows it at this moment, or a visitor. */
export interface Viewer {
  /** Null for a visitor. */
  id: number | null
  name: string | null
  email: string | null
  role: Role
  mustChangePassword: boolean
  /** Whether the site asks accounts of this role for a second factor, and this one has none: it does what an editor may, until then. */
  mustAddSecondFactor: boolean
  sessionId: string | null
  /** The program that acts in the account's name: it may do what its rights say, and nothing that is for people. */
  program?: ActingProgram
  /** Why a token that was sent does not count. What is public is answered all the same. */
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

/** Who has signed in, also by a password that opens nothing yet. */
export const whoSignedIn = (viewer: Viewer): Viewer => viewer.newcomer ?? viewer

/** @throws Error where a resolver without a rule above PUBLIC asks: a mistake in the program. */
export function signedIn(viewer: Viewer): number {
  if (viewer.id === null) throw new Error("This field needs an @Auth rule above PUBLIC.")
  return viewer.id
}

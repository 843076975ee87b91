import { afterAll, beforeAll, expect } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { School } from "./school.ts"

/** A moment as REST writes it. */
export const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** The school of a file of tests, with somebody of each role; the two editors own what they add. */
export class Cast {
  school!: School
  visitor!: Client
  regular!: Client
  author!: Client
  owner!: Client
  other!: Client
  head!: Client
  superuser!: Client

  async gather() {
    this.school = await School.open()
    this.visitor = this.school.visitor()
    this.regular = await this.school.signedIn(Role.REGULAR)
    this.author = await this.school.signedIn(Role.AUTHOR)
    this.owner = await this.school.signedIn(Role.EDITOR, "Eda Editor")
    this.other = await this.school.signedIn(Role.EDITOR)
    this.head = await this.school.signedIn(Role.ADMINISTRATOR)
    this.superuser = await this.school.signedIn(Role.SUPERUSER)
  }
}

/** Gathers a cast before the tests of a file and closes its school after them. */
export function castOfThisFile() {
  const cast = new Cast()
  beforeAll(() => cast.gather())
  afterAll(() => cast.school.close())
  return cast
}

const players = ["visitor", "regular", "author", "owner", "other", "head", "superuser"] as const

/** What a call answers to each of them. */
export async function statusesOf(cast: Cast, call: (by: Client) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (const player of players) statuses.push((await call(cast[player])).status)
  return statuses
}

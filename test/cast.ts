import { afterAll, beforeAll, expect } from "vitest"
import { Role } from "../server/access/roles.ts"
import { Client } from "./client.ts"
import { School } from "./school.ts"

/** A moment in REST's format. */
export const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

type Person = Role | [Role, string]

/** A school for a file's tests, and people with roles. All but visitors are signed in. */
export function schoolOfThisFile<Name extends string = never>(
  people: Record<Name, Person> = {} as Record<Name, Person>,
  variables?: Record<string, string>,
  open: typeof School.open = School.open,
): { school: School } & Record<Name, Client> {
  const school = Object.create(School.prototype) as School
  const clients = {} as Record<Name, Client>
  const named = Object.entries<Person>(people).map(([name, person]) => {
    const client = Object.create(Client.prototype) as Client
    clients[name as Name] = client
    return [client, [person].flat() as [Role, string?]] as const
  })
  beforeAll(async () => {
    Object.assign(school, await open(variables))
    for (const [client, [role, name]] of named)
      Object.assign(client, role === Role.PUBLIC ? school.visitor() : await school.signedIn(role, name))
  })
  afterAll(() => school.close())
  return { school, ...clients }
}

/** A school with a user of each role; the two editors own what they add. */
export const castOfThisFile = () =>
  schoolOfThisFile({
    visitor: Role.PUBLIC,
    regular: Role.REGULAR,
    author: Role.AUTHOR,
    owner: [Role.EDITOR, "Eda Editor"],
    other: Role.EDITOR,
    head: Role.ADMINISTRATOR,
    superuser: Role.SUPERUSER,
  })

export type Cast = ReturnType<typeof castOfThisFile>

const players = ["visitor", "regular", "author", "owner", "other", "head", "superuser"] as const

/** The statuses of a call by each member of the cast. */
export async function statusesOf(cast: Cast, call: (by: Client) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (const player of players) statuses.push((await call(cast[player])).status)
  return statuses
}

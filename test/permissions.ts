import { afterAll, beforeAll, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { type Client, codeOf } from "./client.ts"
import { School } from "./school.ts"

/** One root field: how it is called, and the lowest role that may call it on what is not the caller's own. */
export interface PermissionRow {
  operation: string
  call: string
  lowest: Role
}

const refusals = ["UNAUTHENTICATED", "FORBIDDEN", "INVALID_TOKEN"]

/**
 * Calls each row as a visitor and with roles 1 to 5, on a site of its own. Whoever may call it gets another answer than
 * a refusal: the calls name items that do not exist, so that they change nothing.
 */
export function itObeys(rows: PermissionRow[]) {
  const clients = new Map<Role, Client>()
  let school: School
  beforeAll(async () => {
    school = await School.open()
    for (const role of [1, 2, 3, 4, 5] as Role[]) clients.set(role, await school.signedIn(role))
    clients.set(Role.PUBLIC, school.visitor())
  })
  afterAll(() => school.close())

  const cells = rows.flatMap((row) => [0, 1, 2, 3, 4, 5].map((role) => ({ ...row, role, mayCall: role >= row.lowest })))
  it.each(cells)("$operation by role $role: allowed is $mayCall", async ({ call, role, mayCall }) => {
    const code = codeOf(await (clients.get(role) as Client).graphql(call))
    if (mayCall) expect(refusals).not.toContain(code)
    else expect(code).toBe(role === Role.PUBLIC ? "UNAUTHENTICATED" : "FORBIDDEN")
  })
}

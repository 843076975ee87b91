import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { examples } from "../../client/sandbox/examples.ts"
import type { Client } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"

let school: School
let head: Client
beforeAll(async () => {
  school = await School.open({ SEED: "school" })
  head = await school.signIn("admin@jacarandahill.example")
})
afterAll(() => school.close())

/** What others need comes first; what takes from them, and ends the session that runs them, last. */
const steps = [
  /^(Add|Send|Upload)/,
  /^(?!Add|Send|Upload|Delete|Logout|EndSession)/,
  /^Delete\w+Image/,
  /^Delete(?!\w+Image)/,
  /^Logout/,
]

/** Ids of what is there, where an example leaves them to a person; accounts other than one's own. */
const filledIn = (variables: Record<string, unknown>, query: string) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      String(value).startsWith("the id of ") ? (/setUser/.test(query) ? 2 : 1) : value,
    ]),
  )

describe("the sandbox's examples", () => {
  const inOrder = steps.flatMap((step) => examples.filter(({ name }) => step.test(name)))

  it.each(inOrder)("work as they stand: $name", async ({ query, variables }) => {
    const given = filledIn(JSON.parse(variables || "{}"), query)
    const answer =
      "file" in given
        ? await head.upload(query, given, new Blob([await drawnPicture()]))
        : await head.graphql(query, given)
    expect(answer.errors).toBeUndefined()
  })
})

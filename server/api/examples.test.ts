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

describe("the sandbox's examples", () => {
  const inOrder = steps.flatMap((step) => examples.filter(({ name }) => step.test(name)))

  it.each(inOrder)("work as they stand: $name", async ({ query, variables }) => {
    const given = JSON.parse(variables || "{}")
    const answer =
      "file" in given
        ? await head.upload(query, given, new Blob([await drawnPicture()]))
        : await head.graphql(query, given)
    expect(answer.errors).toBeUndefined()
  })
})

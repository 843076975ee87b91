import { afterAll, expect, it } from "vitest"
import { BuiltServer } from "./built-server.ts"
import { storedPicture } from "./items.ts"
import { password } from "./school.ts"

const server = await BuiltServer.start()
afterAll(() => server.remove())

it("takes nothing that was acknowledged, also of stories that were published at the same moment", async () => {
  const head = server.visitor()
  await head.signIn(server.email, password)
  const picture = await storedPicture(head)
  const titles = Array.from({ length: 8 }, (_, number) => `Before the lights went out ${number}`)
  const acknowledged = await Promise.all(
    titles.map(
      async (title) => (await head.rest("POST", "/news/add", { title, detail: "<p>Dark.</p>", picture })).status,
    ),
  )
  await server.kill()
  expect(acknowledged).toEqual(titles.map(() => 201))

  await server.run()
  const { body } = await server.visitor().rest("GET", "/news")
  expect(body.allStories.map(({ title }: { title: string }) => title).sort()).toEqual(titles)
})

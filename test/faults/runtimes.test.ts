import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { unpackNode } from "../another-node.ts"
import { BuiltServer } from "../built-server.ts"
import { published } from "../items.ts"
import { newFolder } from "../new-folder.ts"
import { isLong } from "./short-or-long.ts"

const folder = newFolder("runtimes")

describe.runIf(isLong).each(["24", "26"])("a site on Node %s", (version) => {
  it("starts, publishes a story with a picture, searches, and restores a backup", async () => {
    const node = await unpackNode(version, folder)
    const backup = join(folder, `${version}.tar`)
    const first = await BuiltServer.start({ node })
    try {
      const { id } = await published(await first.signedIn(), "NewsStory", { title: "Kestrels over the hall" })
      expect(await found(first)).toEqual([`/news/view/${id}`])
      expect(await first.command("backup", [backup]).ended).toBe(0)
    } finally {
      await first.remove()
    }

    const second = await BuiltServer.prepare({ node })
    try {
      expect(await second.command("restore", [backup]).ended).toBe(0)
      await second.run()
      expect(await found(second)).toHaveLength(1)
      const { body } = await second.visitor().rest("GET", "/news")
      const picture = await fetch(`${second.url}/images/${body.topStory.picture}`)
      expect(picture.headers.get("content-type")).toMatch(/^image/)
    } finally {
      await second.remove()
    }
  })
})

async function found(server: BuiltServer) {
  const { items } = await server.visitor().call("search", { q: "kestrels" }, "items { path }")
  return items.map(({ path }: { path: string }) => path)
}

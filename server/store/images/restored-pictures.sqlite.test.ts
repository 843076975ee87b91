import { cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { uploadSingle } from "../../../test/stored-picture.ts"
import { imagesFolder } from "../../base/settings.ts"

let school: School
let visitor: Client

beforeAll(async () => {
  school = await School.open()
  visitor = school.visitor()
})
afterAll(() => school.close())

describe("a database that is restored from before", () => {
  const keep = ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm"]
  const painted = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer()

  async function shown(by: Client, background: string, name: string) {
    expect((await uploadSingle(by, name, await painted(background))).status).toBe(200)
    const { picture } = await published(by, "NewsStory", { picture: { name } }, "picture { id url }")
    return picture as { id: number; url: string }
  }

  async function colourOf(url: string) {
    const response = await fetch(`${school.url}${url}?w=320`, { headers: { accept: "image/webp" } })
    const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
    return dominant.r > 128 ? "red" : "blue"
  }

  async function restarted(between: () => Promise<void>) {
    await school.site.close()
    await between()
    school = await School.openOn(school.dataDir)
    visitor = school.visitor()
    return school.signIn("admin@jacarandahill.example")
  }

  it("shows of each picture its own small copies, though rows have the numbers of others again", async () => {
    const { dataDir } = school
    const aside = await mkdtemp(join(tmpdir(), "aside-"))
    const copy = async (from: string, to: string) => {
      for (const name of keep) await rm(join(to, name), { force: true })
      for (const name of keep) await cp(join(from, name), join(to, name)).catch(() => undefined)
    }
    let head = await restarted(() => copy(dataDir, aside))
    const before = await shown(head, "#ff0000", "before.png")
    expect(await colourOf(before.url)).toBe("red")
    head = await restarted(() => copy(aside, dataDir))
    expect((await visitor.send("GET", before.url)).status).toBe(404)
    const after = await shown(head, "#0000ff", "after.png")
    expect(after.id).toBe(before.id)
    expect(await colourOf(after.url)).toBe("blue")
    await rm(aside, { recursive: true })
  })

  it("shows nothing where a file is another one than its row says", async () => {
    const head = await school.signIn("admin@jacarandahill.example")
    const { url } = await shown(head, "#ff0000", "changed.png")
    const file = join(imagesFolder(school.dataDir), decodeURIComponent(url.slice("/images/".length)))
    await writeFile(file, await painted("#0000ff"))
    expect((await visitor.send("GET", `${url}?w=320`)).status).toBe(404)
  })
})

import { spawn } from "node:child_process"
import { createHmac } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, it, onTestFinished, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { freePort } from "../../../test/clean-copy.ts"
import { published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { Role } from "../../access/roles.ts"
import { receiver } from "./receiver.ts"

const { keeper } = schoolOfThisFile({ keeper: Role.SUPERUSER }, { WEBHOOKS_PRIVATE: "true" })
const folder = newFolder("receiver")
beforeAll(() => writeFile(join(folder, "receiver.mjs"), receiver))

const lastCall = async () => (await keeper.call("webhooks", {}, "deliveries { status }"))[0].deliveries[0]

it("The portal's webhook receiver takes each call once, and refuses forged and old ones", async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { secret } = await keeper.call("addWebhook", { input: { url, topics: ["NEWS_STORY"] } }, "secret")
  const env = { ...process.env, PORT: port, SECRET: secret }
  const program = spawn(process.execPath, ["receiver.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(() => void program.kill())
  let printed = ""
  program.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text
  })
  await vi.waitFor(() => fetch(url), { timeout: 30_000 })
  const { id } = await published(keeper, "NewsStory")
  await vi.waitFor(async () => expect(await lastCall()).toEqual({ status: 204 }), { timeout: 30_000 })
  await vi.waitFor(() => expect(printed).toContain(`id: ${id}`), { timeout: 30_000 })

  const sent = async (at: number, by = secret) => {
    const signed = { "webhook-id": "msg_1", "webhook-timestamp": String(at), body: '{"type":"forged"}' }
    const key = Buffer.from(by.replace("whsec_", ""), "base64")
    const signature = createHmac("sha256", key).update(Object.values(signed).join(".")).digest("base64")
    const { body, ...headers } = signed
    const answer = await fetch(url, {
      method: "POST",
      headers: { ...headers, "webhook-signature": `v1,${signature}` },
      body,
    })
    return answer.status
  }
  const now = Math.floor(Date.now() / 1000)
  expect([await sent(now, "whsec_b3RoZXI="), await sent(now - 3600)]).toEqual([401, 401])
  expect([await sent(now), await sent(now)]).toEqual([204, 204])
  await vi.waitFor(() => expect(printed.split("forged")).toHaveLength(2), { timeout: 30_000 })
})

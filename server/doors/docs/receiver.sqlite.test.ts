import { spawn } from "node:child_process"
import { createHmac } from "node:crypto"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { receiver } from "./receiver.ts"

let school: School
let keeper: Client
let folder: string
beforeAll(async () => {
  school = await School.open({ WEBHOOKS_PRIVATE: "true" })
  keeper = await school.signedIn(Role.SUPERUSER)
  folder = await mkdtemp(join(tmpdir(), "receiver-"))
  await writeFile(join(folder, "receiver.mjs"), receiver)
})
afterAll(async () => {
  await school.close()
  await rm(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

async function lastCall() {
  const { data } = await keeper.ask("{ webhooks { deliveries { status } } }")
  return data.webhooks[0].deliveries[0]
}

it("The portal's receiver of webhooks takes what the school sends, once, and refuses what is forged or old", async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { data } = await keeper.ask("mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { secret } }", {
    input: { url, topics: ["NEWS_STORY"] },
  })
  const { secret } = data.addWebhook
  const env = { ...process.env, PORT: String(port), SECRET: secret }
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

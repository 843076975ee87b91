import { createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { IsNull, Not } from "typeorm"
import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { addPictures, enquiry, published } from "../../../test/items.ts"
import { password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Notice } from "../notices/notice.ts"
import { call, reasonOf } from "./call.ts"
import { isPublicAddress } from "./public-address.ts"
import { Delivery, Webhook } from "./webhook.ts"

const { school, keeper } = schoolOfThisFile(
  { keeper: Role.SUPERUSER },
  { WEBHOOKS_PRIVATE: "true", SCHOOL_EMAIL: "office@school.example" },
)

const write: typeof school.services.database.write = (work) => school.services.database.write(work)

interface Received {
  method?: string
  headers: IncomingMessage["headers"]
  body: string
}

const receivers: Receiver[] = []
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.close()
  await write((rows) => rows.query(`DELETE FROM "webhooks"`))
})

type Respond = (response: ServerResponse) => void

const status =
  (code: number, headers = {}): Respond =>
  (response) =>
    void response.writeHead(code, headers).end()

class Receiver {
  readonly received: Received[] = []
  private readonly server = createServer(async (request, response) => {
    const body = await text(request)
    this.received.push({ method: request.method, headers: request.headers, body })
    this.answer(response)
  })

  private constructor(public answer: Respond) {}

  static async open(answer = status(204)): Promise<Receiver> {
    const receiver = new Receiver(answer)
    receivers.push(receiver)
    await once(receiver.server.listen(0, "127.0.0.1"), "listening")
    return receiver
  }

  get port() {
    return (this.server.address() as AddressInfo).port
  }

  get url() {
    return `http://127.0.0.1:${this.port}/hook`
  }

  close() {
    this.server.close()
    this.server.closeAllConnections()
  }
}

async function hook(url: string, topics = ["NEWS_STORY"]): Promise<{ id: number; secret: string }> {
  const { webhook, secret } = await keeper.call("addWebhook", { input: { url, topics } }, "secret webhook { id }")
  return { id: webhook.id, secret }
}

const listed = "id isOn offSince failingSince deliveries { id type status answer tries dueAt takenAt }"

async function shown(id: number) {
  const webhooks = await keeper.call("webhooks", {}, listed)
  return webhooks.find((one: { id: number }) => one.id === id)
}

const until = (id: number, check: (webhook: Awaited<ReturnType<typeof shown>>) => void) =>
  vi.waitFor(async () => check(await shown(id)), { timeout: 15_000, interval: 50 })

async function hurry() {
  await write((rows) => rows.update(Delivery, { dueAt: Not(IsNull()) }, { dueAt: new Date(0) }))
  school.services.webhooks.wake()
}

const expectAccepted = (types: string[]) => (webhook: { deliveries: { type: string; takenAt: string | null }[] }) =>
  expect(
    webhook.deliveries
      .filter(({ takenAt }) => takenAt)
      .map(({ type }) => type)
      .reverse(),
  ).toEqual(types)

function signatureOf({ headers, body }: Received, secret: string) {
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`
  const key = Buffer.from(secret.replace("whsec_", ""), "base64")
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`
}

async function mailsOf(words: string) {
  const mails = await school.services.database.read.findBy(OutboxMail, { toAddress: "office@school.example" })
  return mails.map(({ text }) => text).filter((text) => text.includes(words))
}

describe("a webhook", () => {
  it("is called once when a notice begins", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url, ["NOTICE"])
    const [soon, later] = [1, 2].map((hours) => new Date(Date.now() + hours * 3_600_000))
    const input = { text: "Closed", kind: "CLOSED", startsAt: soon, endsAt: later }
    const notice = await keeper.call("addNotice", { input })
    await school.services.webhooks.poll()
    expect((await shown(id)).deliveries).toEqual([])
    await write((rows) => rows.update(Notice, notice.id, { startsAt: new Date(Date.now() - 1000) }))
    for (let time = 0; time < 2; time++) await school.services.webhooks.poll()
    await until(id, expectAccepted(["notice.published"]))
  })

  it("is called for what is published, changed, taken down, deleted or restored, but for no draft", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url)
    const story = await published(keeper, "NewsStory", { publication: { as: "DRAFT" } })
    const edit = (input: object) => keeper.call("editNewsStory", { id: story.id, input })
    await edit({ title: "Still a draft" })
    await edit({ publication: { as: "PUBLISHED" } })
    await edit({ title: "Another title" })
    await edit({ publication: { as: "TAKEN_DOWN" } })
    await edit({ publication: { as: "PUBLISHED" } })
    await keeper.call("deleteNewsStory", { id: story.id })
    await keeper.call("restoreFromBin", { type: "NEWS_STORY", id: story.id })
    const happened = ["published", "changed", "taken_down", "published", "taken_down", "published"]
    await until(id, expectAccepted(happened.map((event) => `news_story.${event}`)))
    const [first] = receiver.received.map(({ body }) => JSON.parse(body)).filter(({ type }) => /published/.test(type))
    expect(first).toEqual({
      type: "news_story.published",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { type: "NEWS_STORY", id: story.id, address: expect.stringMatching(`/news/view/${story.id}$`) },
    })
  })

  it("is called for a submitted form, without its contents", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url, ["ENQUIRY"])
    expect((await school.visitor().rest("POST", "/mail", enquiry)).status).toBe(200)
    await until(id, expectAccepted(["enquiry.received"]))
    expect(receiver.received[0]?.body).not.toMatch(/Ruth|example|Form 3/)
  })

  it("can verify a call by its signature", async () => {
    const receiver = await Receiver.open()
    const { id, secret } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["news_story.published"]))
    const [{ method, headers, body }] = receiver.received as [Received]
    expect({ method, ...headers }).toMatchObject({
      method: "POST",
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "JuniorAcademy-Webhooks",
    })
    expect(headers["webhook-signature"]).toBe(signatureOf({ headers, body }, secret))
    expect(headers["webhook-id"]).toMatch(/^msg_\d+_\d+$/)
    expect(Math.abs(Date.now() / 1000 - Number(headers["webhook-timestamp"]))).toBeLessThan(600)
    const row = await school.services.database.read.findOneByOrFail(Webhook, { id })
    expect(JSON.stringify(row)).not.toContain(secret.slice(8, 20))
  })

  it("is added once if the answer was lost, and its retry returns a renewed secret", async () => {
    const input = { url: "https://bus.example/hook", topics: ["NEWS_STORY"], idempotencyKey: "key-of-the-webhook" }
    const add = () => keeper.call("addWebhook", { input }, "secret webhook { id }")
    const [first, again] = [await add(), await add()]
    expect(await keeper.call("webhooks")).toEqual([first.webhook])
    expect(again.webhook).toEqual(first.webhook)
    expect(again.secret).not.toBe(first.secret)
  })

  it("gets both signatures for a day after its secret is renewed, then only the new one", async () => {
    const receiver = await Receiver.open()
    const { id, secret } = await hook(receiver.url)
    const fields = "secret webhook { previousSecretEndsAt }"
    // A renewal whose answer was lost, and its retry.
    await keeper.call("renewWebhookSecret", { id }, "secret")
    const { secret: renewed, webhook } = await keeper.call("renewWebhookSecret", { id }, fields)
    expect(Date.parse(webhook.previousSecretEndsAt) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["news_story.published"]))
    await write((rows) => rows.update(Webhook, id, { previousSecretEndsAt: new Date(Date.now() - 1) }))
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["news_story.published", "news_story.published"]))
    const [both, one] = receiver.received as [Received, Received]
    expect(both.headers["webhook-signature"]).toBe(`${signatureOf(both, renewed)} ${signatureOf(both, secret)}`)
    expect(one.headers["webhook-signature"]).toBe(signatureOf(one, renewed))
  })

  it("is called at its new address for its new topics once edited, waiting calls included", async () => {
    const [gone, receiver] = [await Receiver.open(status(500)), await Receiver.open()]
    const { id } = await hook(gone.url)
    await published(keeper, "NewsStory")
    await until(id, ({ deliveries: [last] }) => expect(last).toMatchObject({ status: 500 }))
    const input = { url: receiver.url, topics: ["ARTICLE"] }
    const edited = await keeper.call("editWebhook", { id, input }, "url topics failingSince")
    expect(edited).toEqual({ ...input, failingSince: null })
    await until(id, expectAccepted(["news_story.published"]))
    await published(keeper, "NewsStory")
    await published(keeper, "Article")
    await until(id, expectAccepted(["news_story.published", "article.published"]))
    const last = await Receiver.open()
    await keeper.call("editWebhook", { id, input: { url: last.url } })
    await published(keeper, "Article")
    await until(id, expectAccepted(["news_story.published", "article.published", "article.published"]))
    expect(last.received).toHaveLength(1)
    for (const url of ["ftp://a.example/", "https://me:secret@a.example/"])
      expect(await keeper.faults("editWebhook", { id, input: { url } })).toHaveProperty("url")
    expect(await keeper.refusal("editWebhook", { id: 4711, input: {} })).toBe("NOT_FOUND")
  })

  it("gets an accepted call again on demand, with the same id and body", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["news_story.published"]))
    const [{ id: call }] = (await shown(id)).deliveries
    const resent = await keeper.call("resendDelivery", { id: call }, "takenAt tries status")
    expect(resent).toEqual({ takenAt: null, tries: 0, status: null })
    await until(id, expectAccepted(["news_story.published"]))
    const [first, second] = receiver.received as [Received, Received]
    expect(second.body).toBe(first.body)
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    expect(await keeper.refusal("resendDelivery", { id: 4711 })).toBe("NOT_FOUND")
  })

  it("is called once for each change of pictures in a public gallery", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url, ["GALLERY"])
    const gallery = await published(keeper, "Gallery")
    const draft = await published(keeper, "Gallery", { publication: { as: "DRAFT" } })
    await addPictures(keeper, draft.id, ["Unseen"])
    const [{ id: image }] = await addPictures(keeper, gallery.id, ["The rope", "The mud"])
    await keeper.call("editGalleryImage", { id: image, input: { caption: "The rope breaks" } })
    await keeper.call("deleteGalleryImage", { id: image })
    await keeper.call("restoreFromBin", { type: "GALLERY_IMAGE", id: image })
    const { deliveries } = await shown(id)
    const happened = deliveries.map(({ type }: { type: string }) => type).reverse()
    expect(happened).toEqual(["gallery.published", ...Array(4).fill("gallery.changed")])
    await until(id, expectAccepted(happened))
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).data.id))).toEqual(new Set([gallery.id]))
  })

  it("is retried while it is down, and gets what it has missed once it is back", async () => {
    const receiver = await Receiver.open((response) => void response.destroy())
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, ({ failingSince, deliveries: [last] }) => {
      expect(failingSince).not.toBeNull()
      expect(last).toMatchObject({ status: null, tries: 1, takenAt: null, answer: "The server broke off." })
      expect(Date.parse(last.dueAt)).toBeGreaterThan(Date.now())
    })
    receiver.answer = status(204)
    await published(keeper, "NewsStory")
    await hurry()
    await until(id, (webhook) => {
      expectAccepted(["news_story.published", "news_story.published"])(webhook)
      expect(webhook.failingSince).toBeNull()
    })
  })

  it("does not delay others if it is slow", async () => {
    const waiting: ServerResponse[] = []
    const slow = await Receiver.open((response) => void waiting.push(response))
    const quick = await Receiver.open()
    const [slowHook, quickHook] = [await hook(slow.url), await hook(quick.url)]
    await published(keeper, "NewsStory")
    await vi.waitFor(() => expect(slow.received).toHaveLength(1), { timeout: 15_000 })
    await published(keeper, "NewsStory")
    await until(quickHook.id, expectAccepted(["news_story.published", "news_story.published"]))
    expect(slow.received).toHaveLength(1)
    slow.answer = status(200)
    for (const response of waiting) response.writeHead(200).end()
    await hurry()
    await until(slowHook.id, expectAccepted(["news_story.published", "news_story.published"]))
  })

  it("is not delayed by five others that hang", async () => {
    const hanging = await Promise.all(Array.from({ length: 5 }, () => Receiver.open(() => undefined)))
    const quick = await Receiver.open()
    for (const { url } of [...hanging, quick]) await hook(url)
    await published(keeper, "NewsStory")
    // Less than the ten seconds after which a call times out.
    await vi.waitFor(() => expect(quick.received).toHaveLength(1), { timeout: 9_000 })
    await expect.poll(() => hanging.map(({ received }) => received.length)).toEqual([1, 1, 1, 1, 1])
  })

  it("is retried after as long as it has failed, or after its Retry-After", async () => {
    const receiver = await Receiver.open(status(404))
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, ({ failingSince }) => expect(failingSince).not.toBeNull())
    const hour = 60 * 60_000
    const since = new Date(Date.now() - hour)
    await write((rows) => rows.update(Webhook, id, { failingSince: since }))
    await hurry()
    const pauses = (deliveries: { dueAt: string }[]) =>
      deliveries.map(({ dueAt }) => (Date.parse(dueAt) - Date.now()) / hour)
    await until(id, ({ deliveries: [last] }) => expect(last.tries).toBe(2))
    await published(keeper, "NewsStory")
    await until(id, ({ deliveries }) => {
      expect(deliveries).toHaveLength(2)
      for (const pause of pauses(deliveries)) expect(pause).toBeCloseTo(1, 1)
    })
    expect(receiver.received).toHaveLength(2)

    receiver.answer = status(429, { "retry-after": String(3 * 60 * 60) })
    await hurry()
    await until(id, ({ deliveries }) => {
      for (const pause of pauses(deliveries)) expect(pause).toBeCloseTo(3, 1)
    })
    receiver.answer = status(204)
    await write((rows) => rows.update(Delivery, { webhookId: id, tries: 3 }, { dueAt: new Date(0) }))
    school.services.webhooks.wake()
    await until(id, expectAccepted(["news_story.published", "news_story.published"]))
  })

  it("is listed with its answer if it refuses, and its redirect is not followed", async () => {
    const receiver = await Receiver.open(
      (response) => void response.writeHead(302, { location: "/" }).end("Over\0 there"),
    )
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, ({ deliveries: [last] }) => expect(last).toMatchObject({ status: 302, answer: "Over there" }))
    expect(receiver.received).toHaveLength(1)
  })

  it("is retried after answering with another protocol", async () => {
    const upgrade = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n"
    const receiver = await Receiver.open((response) => void response.socket?.write(upgrade))
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, ({ deliveries: [last] }) => expect(last).toMatchObject({ status: 101, takenAt: null }))
    receiver.answer = status(204)
    await hurry()
    await until(id, expectAccepted(["news_story.published"]))
  })

  it("is not called again if its response breaks off after it has accepted", async () => {
    const receiver = await Receiver.open((response) => {
      response.writeHead(200, { "content-length": 99 }).write("Thanks", () => setTimeout(() => response.destroy(), 50))
    })
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, ({ deliveries: [last] }) =>
      expect(last).toMatchObject({ status: 200, answer: "Thanks", dueAt: null }),
    )
  })

  it("is switched off after failing for three days, and the office is mailed", async () => {
    const receiver = await Receiver.open(status(500))
    const { id } = await hook(receiver.url)
    const failingSince = new Date(Date.now() - 73 * 60 * 60 * 1000)
    await write((rows) => rows.update(Webhook, id, { failingSince }))
    await published(keeper, "NewsStory")
    await until(id, (webhook) => expect(webhook).toMatchObject({ isOn: false, deliveries: [{ dueAt: null }] }))
    const { offSince } = await shown(id)
    const [mail, ...more] = await mailsOf(`${receiver.url} for three days. The last answer: 500`)
    expect([mail, more]).toEqual([expect.stringContaining("/admin/programs/webhooks\n"), []])
    await published(keeper, "NewsStory")
    expect((await shown(id)).deliveries).toHaveLength(1)
    await keeper.call("switchWebhook", { id, on: true })
    receiver.answer = status(200)
    await hurry()
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["webhook.resumed", "news_story.published"]))
    const resumed = receiver.received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === "webhook.resumed")
    expect(resumed.data).toEqual({ offSince })
    const activity = await keeper.call("activity", { perPage: 50 }, "items { act title user { name } }")
    const ofIt = activity.items.filter(({ title }: { title: string }) => title === receiver.url)
    expect(ofIt).toMatchObject([
      { act: "WEBHOOK_SWITCHED_ON", user: expect.anything() },
      { act: "WEBHOOK_SWITCHED_OFF", user: null },
      { act: "WEBHOOK_ADDED" },
    ])
  })

  it("is switched off at once by a 410, and stays off and failing after a successful test call", async () => {
    const receiver = await Receiver.open(status(410))
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, (webhook) => expect(webhook).toMatchObject({ isOn: false, deliveries: [{ dueAt: null }] }))
    expect(await mailsOf(`${receiver.url} has answered that it is gone.`)).toHaveLength(1)
    receiver.answer = status(200)
    await keeper.call("tryWebhook", { id })
    await until(id, ({ deliveries: [tried] }) => expect(tried.takenAt).not.toBeNull())
    expect(await shown(id)).toMatchObject({ isOn: false, failingSince: expect.any(String) })
  })

  it("gets no more calls queued once a thousand wait", async () => {
    const { id } = await hook("http://127.0.0.1:9/nobody")
    const times = { createdAt: new Date(), dueAt: new Date(Date.now() + 60_000) }
    const waiting = { webhookId: id, type: "test", body: "{}", tries: 1, ...times }
    await write((rows) => rows.insert(Delivery, Array(999).fill(waiting)))
    for (const expected of [1_000, 1_000]) {
      await published(keeper, "NewsStory")
      expect(await school.services.database.read.countBy(Delivery, { webhookId: id })).toBe(expected)
    }
  })

  it("is called only once by a test call or a resend while it is off", async () => {
    const receiver = await Receiver.open(status(500))
    const { id } = await hook(receiver.url)
    await keeper.call("switchWebhook", { id, on: false })
    await keeper.call("tryWebhook", { id })
    const over = { type: "test", status: 500, tries: 1, dueAt: null }
    const isOver = () => until(id, ({ deliveries: [call] }) => expect(call).toMatchObject(over))
    await isOver()
    const [call] = (await shown(id)).deliveries
    await keeper.call("resendDelivery", { id: call.id })
    await expect.poll(() => receiver.received).toHaveLength(2)
    await isOver()
  })

  it("is deleted with its calls, needs the password for it, and is called no more", async () => {
    const receiver = await Receiver.open()
    const { id } = await hook(receiver.url)
    await published(keeper, "NewsStory")
    await until(id, expectAccepted(["news_story.published"]))
    expect(await keeper.refusal("deleteWebhook", { id, password: "Wrong1!word" })).toBe("BAD_USER_INPUT")
    expect(await school.services.database.read.countBy(Delivery, { webhookId: id })).toBe(1)
    await keeper.call("deleteWebhook", { id, password })
    expect(await school.services.database.read.countBy(Delivery, { webhookId: id })).toBe(0)
    await published(keeper, "NewsStory")
    expect(receiver.received).toHaveLength(1)
  })
})

describe("a webhook call", () => {
  const careful = (url: string, mayBePrivate = false) =>
    call({ url, id: "msg_1", body: "{}", secrets: ["whsec_AAAA"], mayBePrivate })
  const refused = { status: null, text: "The address is not one of the internet with https: nothing was sent." }

  it("is not sent to a private network, by address or by name, or without HTTPS", async () => {
    const receiver = await Receiver.open()
    for (const host of ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "[::ffff:127.0.0.1]"])
      expect([host, await careful(`https://${host}:${receiver.port}/`)]).toEqual([host, refused])
    expect(await careful(receiver.url)).toEqual(refused)
    expect(receiver.received).toHaveLength(0)
  })

  it("reports a server that cannot be reached", async () => {
    const text = "The server could not be reached."
    expect(await careful("http://127.0.0.1:1/", true)).toEqual({ status: null, text })
  })

  it.each([
    ...["ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ECONNRESET", "ABORT_ERR"],
    ...["CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", "ERR_SSL_WRONG_VERSION_NUMBER"],
  ])("gives a specific reason for %s", (code) =>
    expect(reasonOf({ code } as NodeJS.ErrnoException)).not.toBe(reasonOf(new Error())),
  )

  it.each([
    ...["10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
    ...["255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2001:db8::1"],
    ...["2002:a00:1::", "ff02::1"],
  ])("treats %s as private", (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111"])("treats %s as public", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
})

describe("adding a webhook", () => {
  const valid = { url: "https://a.example/", topics: ["NEWS_STORY"] }

  it.each([
    ...[{ url: "nonsense" }, { url: "ftp://a.example/" }, { url: "https://me:secret@a.example/" }],
    ...[{ topics: [] }, { topics: ["USER"] }],
  ])("refuses an invalid address or topic: %j", async (wrong) => {
    const faults = await keeper.faults("addWebhook", { input: { ...valid, ...wrong } })
    expect(Object.keys(faults)).toEqual(Object.keys(wrong))
  })

  it("is refused once there are twenty", async () => {
    for (let count = 0; count < 20; count++) await hook(valid.url)
    expect(await keeper.refusal("addWebhook", { input: valid })).toBe("CONFLICT")
  })
})

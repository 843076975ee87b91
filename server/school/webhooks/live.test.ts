import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { enquiry, published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { SiteEvent } from "./site-event-row.ts"

const { school, editor } = schoolOfThisFile({ editor: Role.ADMINISTRATOR }, { TRUST_PROXY: "true" })

class Listener {
  private text = ""

  private constructor(
    readonly response: Response,
    private readonly reader: ReadableStreamDefaultReader<string>,
    private readonly aborting: AbortController,
  ) {}

  static async open(headers: Record<string, string> = {}): Promise<Listener> {
    const aborting = new AbortController()
    const response = await fetch(`${school.url}/events/live`, { headers, signal: aborting.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const listener = new Listener(response, reader as ReadableStreamDefaultReader<string>, aborting)
    if (response.ok) expect(await listener.block()).toBe("retry: 5000")
    return listener
  }

  async next() {
    const lines = new Map((await this.block()).split("\n").map((line) => line.split(/: (.*)/) as [string, string]))
    return { id: lines.get("id"), event: lines.get("event"), data: JSON.parse(lines.get("data") ?? "null") }
  }

  close() {
    this.aborting.abort()
  }

  private async block(): Promise<string> {
    while (!this.text.includes("\n\n")) {
      const { value, done } = await this.reader.read()
      if (done) throw new Error("The stream has ended.")
      this.text += value
    }
    const [block = "", ...rest] = this.text.split("\n\n")
    this.text = rest.join("\n\n")
    return block
  }
}

describe("the live stream", () => {
  it("sends every listener what is published, but no draft", async () => {
    const listeners = [await Listener.open(), await Listener.open({ "accept-encoding": "gzip" })]
    expect(Object.fromEntries(listeners[0]?.response.headers ?? [])).toMatchObject({
      "content-type": expect.stringMatching(/^text\/event-stream/),
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    })
    await published(editor, "NewsStory", { publication: { as: "DRAFT" } })
    const { id } = await published(editor, "NewsStory")
    for (const listener of listeners) {
      const { event, data } = await listener.next()
      expect(event).toBe("news_story.published")
      expect(data.data).toEqual({ type: "NEWS_STORY", id, address: expect.stringContaining(`/news/view/${id}`) })
      listener.close()
    }
  })

  it("answers HEAD without a stream", async () => {
    const signal = AbortSignal.timeout(10_000)
    const { status, headers } = await fetch(`${school.url}/events/live`, { method: "HEAD", signal })
    expect([status, headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/event-stream/)])
  })

  it("sends nothing about submitted forms", async () => {
    const listener = await Listener.open()
    await school.visitor().rest("POST", "/mail", enquiry)
    await published(editor, "Article")
    expect((await listener.next()).event).toBe("article.published")
    listener.close()
  })

  it("sends a returning listener what it has missed", async () => {
    const listener = await Listener.open()
    await published(editor, "NewsStory")
    const { id = "" } = await listener.next()
    listener.close()
    const missed = await published(editor, "NewsStory")
    const back = await Listener.open({ "last-event-id": id })
    expect((await back.next()).data.data.id).toBe(missed.id)
    const later = await published(editor, "NewsStory")
    expect((await back.next()).data.data.id).toBe(later.id)
    back.close()
  })

  it("sends `reset` to a listener that missed too many or purged events, and goes on", async () => {
    const listener = await Listener.open()
    await published(editor, "NewsStory")
    const { id = "" } = await listener.next()
    listener.close()
    const { database } = school.services
    const event = { at: new Date(), type: "x", topic: "NEWS_STORY", itemId: 1, path: "/", isPublic: true }
    await database.write((rows) => rows.insert(SiteEvent, Array(201).fill(event)))
    const resumed = async (since: string) => {
      const back = await Listener.open({ "last-event-id": since })
      const first = await back.next()
      const { id: storyId } = await published(editor, "NewsStory")
      expect((await back.next()).data.data.id).toBe(storyId)
      back.close()
      return first
    }
    const reset = await resumed(id)
    expect(reset).toEqual({ id: String(Number(id) + 201), event: "reset", data: {} })
    expect((await resumed("999999999")).event).toBe("reset")
    await database.write((rows) => rows.clear(SiteEvent))
    expect((await resumed(id)).event).toBe("reset")
  })

  it("accepts 50 listeners from one network address, and tells others when to retry", async () => {
    const listeners = await Promise.all(Array.from({ length: 50 }, () => Listener.open()))
    const { response } = await Listener.open()
    expect(response.status).toBe(429)
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
    listeners.push(await Listener.open({ "x-forwarded-for": "203.0.113.9" }))
    for (const listener of listeners) listener.close()
  })
})

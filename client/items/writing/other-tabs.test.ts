import { afterAll, expect, it } from "vitest"
import { announceDraft } from "./other-tabs.ts"

const otherTab = new BroadcastChannel("writing")
afterAll(() => otherTab.close())

const form = "7:/news/add"
const post = (about: "who?" | "here", id = "", of = form) => otherTab.postMessage({ about, form: of, id })

it("A tab hears of other tabs' drafts of the same form, and names its own when asked", async () => {
  const others: string[] = []
  const received: unknown[] = []
  otherTab.onmessage = ({ data }) => void received.push(data)
  const stop = announceDraft(form, null, (id) => others.push(id))
  post("who?")
  post("here", "blog", "7:/blog/add")
  post("here", "news")
  await expect.poll(() => others).toEqual(["news"])
  stop()
  const stopMine = announceDraft(form, "mine", () => {})
  post("who?", "", "7:/blog/add")
  post("who?")
  const mine = { about: "here", form, id: "mine" }
  await expect.poll(() => received).toEqual([mine, mine])
  stopMine()
})

import { afterAll, expect, it } from "vitest"
import { otherTabs } from "./other-tabs.ts"

const otherTab = new BroadcastChannel("writing")
afterAll(() => otherTab.close())

const form = "7:/news/add"
const say = (about: "who?" | "here", id = "", of = form) => otherTab.postMessage({ about, form: of, id })

it("A tab hears of other tabs' drafts of the same form, and names its own when asked", async () => {
  const others: string[] = []
  const heard: unknown[] = []
  otherTab.onmessage = ({ data }) => void heard.push(data)
  const stop = otherTabs(form, null, (id) => others.push(id))
  say("who?")
  say("here", "blog", "7:/blog/add")
  say("here", "news")
  await expect.poll(() => others).toEqual(["news"])
  stop()
  const stopMine = otherTabs(form, "mine", () => {})
  say("who?", "", "7:/blog/add")
  say("who?")
  const mine = { about: "here", form, id: "mine" }
  await expect.poll(() => heard).toEqual([mine, mine])
  stopMine()
})

import { createHash } from "node:crypto"
import { expect, it } from "vitest"
import { drawCard } from "./draw-card.ts"

const card = {
  title: "Kites",
  section: "Events",
  school: "Jacaranda Hill",
  area: "events",
  version: "1",
  picture: null,
}
const drawn = async (other: object) =>
  createHash("sha256")
    .update(await drawCard({ ...card, ...other }))
    .digest("hex")

it("A share card shows the title, the section and the school's name, on its area's background", async () => {
  const whole = await drawn({})
  for (const other of [{ title: "Boats" }, { section: "" }, { school: "" }, { area: "news" }, { title: "" }])
    expect(await drawn(other), JSON.stringify(other)).not.toBe(whole)
  expect(await drawn({ area: "news" })).toBe(await drawn({ area: "anything" }))
})

it("A share card repeats nothing, and shortens a text that is too long", async () => {
  expect(await drawn({ title: "" })).toBe(await drawn({ title: "Events" }))
  const long = "Whither the wandering tortoise, and with whom ".repeat(4).trim()
  const school = await drawn({ school: long })
  expect(school).not.toBe(await drawn({ school: "" }))
  expect(school).not.toBe(await drawn({ school: "Whither" }))
})

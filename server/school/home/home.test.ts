import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const home = `{ home {
  topStory { title } latestNews { title } nextEvents { title } profiles { name } staff { key title }
} }`

const { school } = schoolOfThisFile()

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

describe("the home page", () => {
  it("is empty on a site without content, except for the staff heading", async () => {
    const { data } = await school.visitor().request(home)
    expect(data.home).toEqual({
      topStory: null,
      latestNews: [],
      nextEvents: [],
      profiles: [],
      staff: { key: "staff", title: "Our staff" },
    })
  })

  it("shows the newest story and four more, the next three events, and staff without governors", async () => {
    const eda = await school.signedIn(Role.EDITOR)
    for (const title of ["1", "2", "3", "4", "5", "6"]) await published(eda, "NewsStory", { title })
    for (const days of [9, -1, 3, 6, 12]) await published(eda, "Event", { title: `in ${days}`, date: inDays(days) })
    for (const group of ["TEACHERS", "GOVERNORS", "MANAGEMENT"])
      for (const name of [group, `second of ${group}`]) await published(eda, "Profile", { name, group })
    await published(eda, "NewsStory", { title: "7", publication: { as: "SCHEDULED", publishAt: inDays(1) } })
    const { data } = await school.visitor().request(home)
    expect((await eda.request(home)).data).toEqual(data)
    expect(data.home).toMatchObject({
      topStory: { title: "6" },
      latestNews: [{ title: "5" }, { title: "4" }, { title: "3" }, { title: "2" }],
      nextEvents: [{ title: "in 3" }, { title: "in 6" }, { title: "in 9" }],
      profiles: ["MANAGEMENT", "second of MANAGEMENT", "TEACHERS", "second of TEACHERS"].map((name) => ({ name })),
    })
  })
})

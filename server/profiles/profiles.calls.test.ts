import { describe, expect, it } from "vitest"
import { castOfThisFile, describeContentCalls } from "../../test/content-calls.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"

const cast = castOfThisFile()
const body = { name: "Ms Okafor", tag: 30, position: "Form 3", bio: "<p>Teaches form 3.</p>" }

describeContentCalls(cast, {
  noun: "profiles",
  body,
  picture: "pictures",
  pictureRequired: true,
  ignored: { userId: 999, id: 12345, picture: "nobody-has-this.png", group: "GOVERNORS" },
  shape: ({ owner }, pictures) => ({
    ...{ id: expect.any(Number), ...body, pictures },
    ...{ userId: owner.id, user: { name: "Eda Editor" } },
  }),
  wrong: [
    ["name", ""],
    ["position", "x".repeat(161)],
    ["tag", 40],
    ["tag", "teachers"],
    ["tag", null],
    ["bio", "<p> </p>"],
  ],
  change: { position: "Form 4" },
})

describe("POST /profiles/add", () => {
  it("takes the group as a number or as text, and answers a number", async () => {
    for (const tag of [10, "10"]) {
      const pictures = await storedPicture(cast.owner)
      const { status, body: profile } = await cast.owner.rest("POST", "/profiles/add", { ...body, tag, pictures })
      expect([status, profile.tag]).toEqual([201, 10])
    }
  })
})

describe("GET /profiles/{group id}", () => {
  it("lists each group, whole", async () => {
    for (const tag of [10, 20, 30]) {
      for (let count = 0; count < 2; count++) {
        const pictures = await storedPicture(cast.owner)
        await cast.owner.rest("POST", "/profiles/add", { ...body, tag, pictures })
      }
      const { status, body: list } = await cast.visitor.rest("GET", `/profiles/${tag}`)
      expect(status).toBe(200)
      expect(list.length).toBeGreaterThanOrEqual(2)
      expect(new Set(list.map((profile: { tag: number }) => profile.tag))).toEqual(new Set([tag]))
    }
  })

  it("answers an empty site with an empty list", async () => {
    const empty = await School.open()
    expect((await empty.visitor().rest("GET", "/profiles/20")).body).toEqual([])
    expect((await empty.visitor().rest("GET", "/profiles/home")).body).toEqual({
      profiles: [],
      message: expect.objectContaining({ title: expect.any(String) }),
    })
    await empty.close()
  })

  it.each(["40", "0", "-10", "10.0", "1e1", "0x1e", "GOVERNORS", "abc", "%2010"])(
    "answers the unknown group %s with 400",
    async (group) => expect((await cast.visitor.rest("GET", `/profiles/${group}`)).status).toBe(400),
  )
})

describe("GET /profiles/home", () => {
  it("has a handful of profiles, and the page `staff` as the message beside them", async () => {
    const school = await School.open({ SEED: "school" })
    const { status, body: home } = await school.visitor().rest("GET", "/profiles/home")
    expect(status).toBe(200)
    expect(home.profiles.length).toBeGreaterThan(0)
    expect(home.profiles.length).toBeLessThanOrEqual(8)
    expect(home.message).toEqual({ tag: expect.any(String), title: expect.any(String), pageIntro: expect.any(String) })
    await school.close()
  })
})

import { type GraphQLInputField, type GraphQLInputObjectType, getNamedType, isNonNullType } from "graphql"
import { beforeAll, describe, expect, it } from "vitest"
import { castOfThisFile, instant, statusesOf } from "../../../test/cast.ts"
import { exampleOf, storedPicture } from "../../../test/items.ts"
import { School, sharedApi } from "../../../test/school.ts"
import { restRows } from "../../start/rest-rows.ts"
import { restTypes } from "./rest-type.ts"

interface Special {
  /** Values that differ from GraphQL's. */
  sends?: Record<string, unknown>
  /** Values that the answer adds to what was sent. */
  shows?: Record<string, unknown>
  /** The key of the item in a view. */
  viewedIn?: string
  wrong?: Record<string, unknown>[]
  ignored?: Record<string, unknown>
}

/** Exceptions to what the type's description says. A new type needs no entry. */
const specials: Record<string, Special> = {
  Article: { viewedIn: "oneArticle" },
  Gallery: { viewedIn: "gallery", sends: { archive: 0 }, wrong: [{ archive: 2 }, { archive: "yes" }] },
  Profile: {
    sends: { tag: 30 },
    wrong: [{ tag: 40 }, { tag: "teachers" }, { tag: null }],
    ignored: { picture: "nobody-has-this.png", group: "GOVERNORS" },
  },
  SchoolClass: { shows: { room: null } },
  Event: {
    shows: { endDate: null, allDay: false, audience: null, capacity: null, cancelled: false, placesLeft: null },
    wrong: [
      ...[{ date: "tomorrow" }, { date: null }, { endDate: "later" }, { allDay: "perhaps" }],
      ...[{ audience: 5 }, { capacity: -1 }, { cancelled: "no" }],
    ],
    ignored: { author: 999, UserId: 999, placesLeft: 3 },
  },
}

const schema = sharedApi()
const cast = castOfThisFile()
let picture: string
let anothers: string

beforeAll(async () => {
  picture = await storedPicture(cast.owner)
  anothers = await storedPicture(cast.other)
})

it("This file tests every REST type that has a delete path", () => {
  const paths = Object.keys(restRows).flatMap((row) => /^DELETE (.+)\/delete\/:id$/.exec(row)?.[1] ?? [])
  expect(restTypes.map(({ path }) => path).sort()).toEqual(paths.sort())
})

it("An empty site returns null and empty lists, and links to the built-in form and page", async () => {
  const empty = await School.open()
  const answers = {
    "/news": { topStory: null, allStories: [] },
    "/news/home": { topStory: null, homeStories: [] },
    "/articles": { main: null, allArticles: [] },
    "/galleries": [],
    "/events": [],
    "/events/home": [],
    "/profiles/20": [],
    "/profiles/home": { profiles: [], message: expect.objectContaining({ title: expect.any(String) }) },
  }
  for (const [path, body] of Object.entries(answers))
    expect(await empty.visitor().rest("GET", path)).toMatchObject({ status: 200, body })
  const site = await empty.visitor().call("site", {}, "hero { actionLabel actionPath } about { path }")
  expect(site).toEqual({ hero: { actionLabel: "Enroll Now", actionPath: "/apply" }, about: { path: "/about" } })
  await empty.close()
})

describe.each(restTypes.map((rest) => ({ ...rest, rest })))("$path", ({ rest, path, type, names }) => {
  const { viewedIn, ignored = {}, sends = {}, shows = {}, wrong: otherWrong = [] } = specials[type] ?? {}
  const pictureName = rest.body.picture?.options.name ?? "picture"
  const { picture: _, ...fields } = rest.body
  const inBody = (field: string) => fields[field]?.options.name ?? field
  const example = Object.entries(exampleOf(type)).map(([field, value]) => [inBody(field), value])
  const body: Record<string, unknown> = { ...Object.fromEntries(example), ...sends }
  const input = (schema.getType(`Add${type}Input`) as GraphQLInputObjectType).getFields()
  const changed = Object.keys(body)[0] as string
  const change = { [changed]: `${body[changed]}, again` }
  const nobodys = { userId: 999, id: 12345, createdAt: "2001-01-01", user: { name: "Nobody" }, images: [], ...ignored }

  const shown = (name: string | null) => ({
    ...Object.fromEntries(Object.keys(fields).map((field) => [inBody(field), null])),
    ...{ id: expect.any(Number), ...body, ...shows, [pictureName]: name, user: { name: "Eda Editor" } },
    pictureAlt: name === null ? null : "",
    ...("UserId" in rest.members ? { UserId: cast.owner.id } : { userId: cast.owner.id }),
    ...("createdAt" in rest.members && { createdAt: instant }),
  })
  const add = (more: object = {}, by = cast.owner) =>
    by.rest("POST", `${path}/add`, { ...body, [pictureName]: by === cast.other ? anothers : picture, ...more })
  const added = async () => (await add()).body
  const edit = (id: number, more: object = change, by = cast.owner) => by.rest("PUT", `${path}/edit/${id}`, more)
  const remove = (id: number, by = cast.owner) => by.rest("DELETE", `${path}/delete/${id}`)
  const view = (id: number, by = cast.visitor) => by.rest("GET", `${path}/view/${id}`)
  const viewed = async (id: number) => {
    const { status, body: answer } = await view(id)
    expect(status).toBe(200)
    return viewedIn ? answer[viewedIn] : answer
  }
  const wrongWhere = (isSo: (field: GraphQLInputField) => boolean, wrongValue: (field: GraphQLInputField) => unknown) =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        if (fields[name]?.options.kind) return []
        const field = input[name] as GraphQLInputField
        return isSo(field) ? [[inBody(name), wrongValue(field)]] : []
      }),
    )
  const wrong = [
    wrongWhere(isRequired, () => null),
    wrongWhere(
      (field) => isRequired(field) && isA("String", field),
      () => "  ",
    ),
    wrongWhere(
      (field) => isA("String", field),
      () => 5,
    ),
    wrongWhere(
      (field) => maxOf(field) > 0,
      (field) => "x".repeat(maxOf(field) + 1),
    ),
    wrongWhere(
      (field) => isRequired(field) && isA("RichText", field),
      () => "<p> </p>",
    ),
    ...otherWrong,
  ].filter((one) => Object.keys(one).length)

  describe("adding", () => {
    it("returns 201 with the item in the documented shape, as everybody then reads it", async () => {
      const answer = await add(nobodys)
      expect([answer.status, answer.body]).toEqual([201, shown(picture)])
      expect(await viewed(answer.body.id)).toEqual(answer.body)
    })

    it("names each field that is missing", async () => {
      const { status, body: answer } = await cast.owner.rest("POST", `${path}/add`, {})
      const missing = Object.values(input).filter(isRequired)
      expect([status, answer.message]).toEqual([400, expect.any(String)])
      expect(Object.keys(answer.fields).sort()).toEqual(
        missing.map(({ name }) => (name === "picture" ? pictureName : inBody(name))).sort(),
      )
    })

    it("names each field that is wrong, without repeating it", async () => {
      const pictures = [5, { name: "x" }, ["x"]].map((name) => ({ [pictureName]: name }))
      for (const values of [...wrong, ...pictures]) {
        const { status, body: answer } = await add(values)
        expect([status, Object.keys(answer.fields).sort()]).toEqual([400, Object.keys(values).sort()])
        expect(JSON.stringify(answer)).not.toMatch(/xxx|tomorrow|teachers/)
      }
    })

    it("stores the item without an unknown or another editor's picture, and says so", async () => {
      for (const name of ["nobody-has-this.png", "../../etc/passwd", anothers]) {
        const { status, body: answer } = await add({ [pictureName]: name })
        const { pictureMissing, ...item } = answer
        expect([status, pictureMissing, item]).toEqual([201, true, shown(null)])
        expect(await viewed(item.id)).toEqual(item)
      }
    })
  })

  it("shows an item to anyone, and answers 404 for a missing one", async () => {
    const { id } = await added()
    expect(new Set(await statusesOf(cast, (by) => view(id, by)))).toEqual(new Set([200]))
    expect(new Set(await statusesOf(cast, (by) => view(999_999, by)))).toEqual(new Set([404]))
    expect((await view(999_999)).body).toMatchObject({ message: expect.any(String) })
  })

  describe("editing", () => {
    it("changes the named fields, keeps the rest, and ignores unknown ones", async () => {
      const item = await added()
      const { status, body: answer } = await edit(item.id, { ...change, ...nobodys })
      expect([status, answer]).toEqual([200, { ...item, ...change }])
      expect(await viewed(item.id)).toEqual(answer)
    })

    it("takes another picture, and keeps the current one if the new one is unknown", async () => {
      const { id } = await added()
      const another = await storedPicture(cast.owner)
      const { body: answer } = await edit(id, { [pictureName]: another })
      expect(answer[pictureName]).toBe(another)
      const { status, body: kept } = await edit(id, { [pictureName]: "nobody-has-this.png" })
      expect([status, kept]).toEqual([200, { ...answer, pictureMissing: true }])
    })

    it("refuses wrong values and changes nothing", async () => {
      const item = await added()
      for (const values of wrong) {
        const { status, body: answer } = await edit(item.id, values)
        expect([status, Object.keys(answer.fields).sort()]).toEqual([400, Object.keys(values).sort()])
      }
      expect(await viewed(item.id)).toEqual(item)
    })

    it("answers 404 for a missing item", async () => {
      for (const by of [cast.owner, cast.head]) expect((await edit(999_999, change, by)).status).toBe(404)
    })
  })

  it("deletes an item once, and answers 404 the second time", async () => {
    const { id } = await added()
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } })
    for (const call of [view, remove]) expect((await call(id)).status).toBe(404)
  })

  it("lists the items of one author", async () => {
    const list = schema.getQueryType()?.getFields()[names.list]
    if (!list?.args.some(({ name }) => name === "userId")) return
    const { id } = (await add({}, cast.other)).body
    const of = (userId: number) => cast.visitor.call(names.list, { userId, perPage: 50 }, "items { id } total")
    expect((await of(cast.other.id)).items).toContainEqual({ id })
    expect((await of(cast.owner.id)).items).not.toContainEqual({ id })
    expect(await of(999_999)).toEqual({ items: [], total: 0 })
  })
})

const isRequired = ({ type, defaultValue }: GraphQLInputField) => isNonNullType(type) && defaultValue === undefined
const isA = (name: string, { type }: GraphQLInputField) => getNamedType(type).name === name
const maxOf = ({ description }: GraphQLInputField) => Number(/(\d+) characters/.exec(description ?? "")?.[1] ?? 0)

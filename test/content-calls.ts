import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { School } from "./school.ts"
import { storedPicture } from "./stored-picture.ts"

/** A moment as REST tells it. */
export const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

interface ContentCalls {
  /** The first part of its paths. */
  noun: string
  /** What a good add sends, beside the picture. */
  body: Record<string, unknown>
  /** The body's name for the picture. */
  picture: string
  /** Without a picture an add is refused. */
  pictureRequired?: boolean
  /** Fields that nobody may set, with what an older client would send. */
  ignored: Record<string, unknown>
  /** The whole item as it is answered. */
  shape(people: { owner: Client }, picture: string): object
  /** Where a view has the item. */
  viewed?: (body: never) => unknown
  /** Wrong bodies of an add, by the field that is refused. */
  wrong: [field: string, value: unknown][]
  /** A field that can be changed alone, and what it becomes. */
  change: Record<string, unknown>
}

/** The school of a file of tests, with somebody of each role. */
export class Cast {
  school!: School
  visitor!: Client
  regular!: Client
  author!: Client
  owner!: Client
  other!: Client
  head!: Client
  superuser!: Client

  async gather() {
    this.school = await School.open()
    this.visitor = this.school.visitor()
    this.regular = await this.school.signedIn(Role.REGULAR)
    this.author = await this.school.signedIn(Role.AUTHOR)
    this.owner = await this.school.signedIn(Role.EDITOR, "Eda Editor")
    this.other = await this.school.signedIn(Role.EDITOR)
    this.head = await this.school.signedIn(Role.ADMINISTRATOR)
    this.superuser = await this.school.signedIn(Role.SUPERUSER)
  }
}

/** Gathers a cast before the tests of a file and closes its school after them. */
export function castOfThisFile() {
  const cast = new Cast()
  beforeAll(() => cast.gather())
  afterAll(() => cast.school.close())
  return cast
}

const byRole = { visitor: 401, regular: 403, author: 403, owner: 0, other: 0, head: 0, superuser: 0 }
type Player = keyof typeof byRole

/** What holds for adding, viewing, editing and deleting any item that somebody owns. */
export function describeContentCalls(cast: Cast, calls: ContentCalls) {
  const { noun, body, picture, ignored, viewed = (answer: unknown) => answer } = calls

  const add = async (by = cast.owner, fields: object = {}) => {
    const uploader = by === cast.other ? by : cast.owner
    return by.rest("POST", `/${noun}/add`, { ...body, [picture]: await storedPicture(uploader), ...fields })
  }
  const added = async () => (await add()).body
  const view = async (id: number) => cast.visitor.rest("GET", `/${noun}/view/${id}`)

  const expectByRole = async (expected: Record<Player, number>, call: (by: Client) => Promise<{ status: number }>) => {
    const statuses: Partial<Record<Player, number>> = {}
    for (const player of Object.keys(expected) as Player[]) statuses[player] = (await call(cast[player])).status
    expect(statuses).toEqual(expected)
  }

  describe(`POST /${noun}/add`, () => {
    it("adds an item and answers it with 201, as everybody then sees it", async () => {
      const name = await storedPicture(cast.owner)
      const answer = await add(cast.owner, { ...ignored, [picture]: name })
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual(calls.shape(cast, name))
      const seen = await view(answer.body.id)
      expect(seen.status).toBe(200)
      expect(viewed(seen.body as never)).toEqual(answer.body)
    })

    it("is for editors and those above them", () =>
      expectByRole({ ...byRole, owner: 201, other: 201, head: 201, superuser: 201 }, (by) => add(by)))

    it("names each field that is missing", async () => {
      const { status, body: answer } = await cast.owner.rest("POST", `/${noun}/add`, {})
      expect(status).toBe(400)
      const missing = [
        ...Object.keys(body).filter((field) => field !== "archive"),
        ...(calls.pictureRequired ? [picture] : []),
      ]
      expect(Object.keys(answer.fields).sort()).toEqual(missing.sort())
      expect(answer.message).toEqual(expect.any(String))
    })

    it.each(calls.wrong)("refuses a wrong %s, without repeating it", async (field, value) => {
      const { status, body: answer } = await add(cast.owner, { [field]: value })
      expect([status, Object.keys(answer.fields)]).toEqual([400, [field]])
    })

    it("refuses a picture that is no name", async () => {
      for (const name of [5, { name: "x" }, ["x"]]) {
        const { status, body: answer } = await add(cast.owner, { [picture]: name })
        expect([status, Object.keys(answer.fields)]).toEqual([400, [picture]])
      }
    })

    it("stores it without a picture that nobody has stored or that is not one's own, and says so", async () => {
      for (const name of ["nobody-has-this.png", "../../etc/passwd", await storedPicture(cast.other)]) {
        const answer = await add(cast.owner, { [picture]: name })
        expect(answer.status).toBe(201)
        const { pictureMissing, ...item } = answer.body
        expect([pictureMissing, item]).toEqual([true, { ...calls.shape(cast, name), [picture]: null }])
        expect(viewed((await view(item.id)).body as never)).toEqual(item)
      }
    })

    it("refuses broken JSON, another type and what is too large", async () => {
      const send = (text: string, type: string) =>
        cast.owner.send("POST", `/${noun}/add`, text, { "content-type": type })
      expect((await send('{"title":', "application/json")).status).toBe(400)
      expect((await send("title=a", "application/x-www-form-urlencoded")).status).toBe(400)
      expect((await send("[]", "application/json")).status).toBe(400)
      expect((await send("5", "application/json")).status).toBe(400)
      expect((await send(JSON.stringify({ title: "x".repeat(1_000_000) }), "application/json")).status).toBe(413)
    })

    it("refuses a token that no longer counts with 403, and goes on answering what is public", async () => {
      const stale = cast.school.visitor()
      stale.accessToken = "eyJhbGciOiJub25lIn0.eyJ1c2VyIjp7ImlkIjoxLCJyb2xlIjo1fX0."
      expect((await add(stale)).status).toBe(403)
      expect((await stale.rest("GET", `/${noun}/view/${(await added()).id}`)).status).toBe(200)
    })
  })

  describe(`GET /${noun}/view/{id}`, () => {
    it("is open to anyone; what is not there is a 404", async () => {
      const { id } = await added()
      for (const player of Object.keys(byRole) as Player[]) {
        expect((await cast[player].rest("GET", `/${noun}/view/${id}`)).status).toBe(200)
        expect(await cast[player].rest("GET", `/${noun}/view/999999`)).toMatchObject({
          status: 404,
          body: { message: expect.any(String) },
        })
      }
    })
  })

  describe(`PUT /${noun}/edit/{id}`, () => {
    it("changes what it names and keeps the rest, whatever else is sent", async () => {
      const item = await added()
      const { status, body: answer } = await cast.owner.rest("PUT", `/${noun}/edit/${item.id}`, {
        ...calls.change,
        ...ignored,
      })
      expect({ status, answer }).toEqual({ status: 200, answer: { ...item, ...calls.change } })
      expect(viewed((await view(item.id)).body as never)).toEqual(answer)
    })

    it("takes another picture", async () => {
      const { id } = await added()
      const name = await storedPicture(cast.owner)
      const { body: answer } = await cast.owner.rest("PUT", `/${noun}/edit/${id}`, { [picture]: name })
      expect(answer[picture]).toBe(name)
      const unknown = await cast.owner.rest("PUT", `/${noun}/edit/${id}`, { [picture]: "nobody-has-this.png" })
      expect([unknown.status, unknown.body]).toEqual([200, { ...answer, pictureMissing: true }])
    })

    it("is for the one who added it and for administrators", async () => {
      const { id } = await added()
      await expectByRole({ ...byRole, owner: 200, other: 403, head: 200, superuser: 200 }, (by) =>
        by.rest("PUT", `/${noun}/edit/${id}`, calls.change),
      )
    })

    it.each(calls.wrong)("refuses a wrong %s and changes nothing", async (field, value) => {
      const item = await added()
      const refused = await cast.owner.rest("PUT", `/${noun}/edit/${item.id}`, { ...calls.change, [field]: value })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]])
      expect(viewed((await view(item.id)).body as never)).toEqual(item)
    })

    it("refuses another type than JSON, and knows no item that is not there", async () => {
      const { id } = await added()
      const form = await cast.owner.send("PUT", `/${noun}/edit/${id}`, "title=a", {
        "content-type": "application/x-www-form-urlencoded",
      })
      expect(form.status).toBe(400)
      for (const by of [cast.owner, cast.head])
        expect((await by.rest("PUT", `/${noun}/edit/999999`, calls.change)).status).toBe(404)
    })
  })

  describe(`DELETE /${noun}/delete/{id}`, () => {
    it("is for the one who added it and for administrators", async () => {
      const { id } = await added()
      await expectByRole({ visitor: 401, regular: 403, author: 403, other: 403, owner: 200 } as never, (by) =>
        by.rest("DELETE", `/${noun}/delete/${id}`),
      )
      for (const by of [cast.head, cast.superuser])
        expect((await by.rest("DELETE", `/${noun}/delete/${(await added()).id}`)).status).toBe(200)
    })

    it("leaves nothing: a second time it is a 404", async () => {
      const { id } = await added()
      expect((await cast.owner.rest("DELETE", `/${noun}/delete/${id}`)).body).toEqual({ id })
      expect((await view(id)).status).toBe(404)
      expect((await cast.owner.rest("DELETE", `/${noun}/delete/${id}`)).status).toBe(404)
    })
  })
}

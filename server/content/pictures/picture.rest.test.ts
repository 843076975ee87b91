import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { uploadSingle } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"

const cast = castOfThisFile()

describe("POST /upsingle", () => {
  it("returns the name and size of the stored picture", async () => {
    const { body } = await uploadSingle(cast.owner, "small.png", await drawnPicture({ width: 64, height: 48 }))
    expect(body).toEqual({ picture: "small.png", width: 64, height: 48 })
  })

  it("returns the same answer when the same picture is sent again under the same name", async () => {
    const bytes = await drawnPicture()
    const first = await uploadSingle(cast.owner, "twice.png", bytes)
    const second = await uploadSingle(cast.owner, "twice.png", bytes)
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  it.each(["../../etc/passwd", ""])("refuses the name %j with 400", async (name) => {
    const { status, body } = await uploadSingle(cast.owner, name, await drawnPicture())
    expect([status, Object.keys(body.fields)]).toEqual([400, ["name"]])
  })

  it("refuses a file that is not a picture with 415, and one that is too large with 413", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect((await uploadSingle(cast.owner, "a.svg", svg)).status).toBe(415)
    expect((await uploadSingle(cast.owner, "large.png", Buffer.alloc(10_000_001, 0x89))).status).toBe(413)
  })

  it("refuses a form without a file, JSON and a malformed form with 400", async () => {
    const form = new FormData()
    form.set("name", "a.png")
    expect((await cast.owner.send("POST", "/upsingle", form)).status).toBe(400)
    expect((await cast.owner.rest("POST", "/upsingle", { name: "a.png" })).status).toBe(400)
    const broken = await cast.owner.send("POST", "/upsingle", "--x\r\nnonsense", {
      "content-type": "multipart/form-data; boundary=x",
    })
    expect(broken.status).toBe(400)
  })
})

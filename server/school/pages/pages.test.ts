import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { drawnPicture } from "../../../test/school.ts"
import { storedPicture } from "../../../test/stored-picture.ts"
import { Role } from "../../access/roles.ts"

const page = "id key title tag pageIntro pageText version canEdit picture { name }"
const edit = `mutation ($id: Int!, $input: EditPageInput!) { editPage(id: $id, input: $input) { ${page} } }`

const { school, eda, head } = schoolOfThisFile({ eda: Role.EDITOR, head: Role.ADMINISTRATOR })

const read = async (key: string, by = school.visitor()) => await by.call("page", { key }, page)

describe("the pages of a site", () => {
  it("are all there from the first moment, so that each can be edited", async () => {
    const pages = await school.visitor().call("pages", {}, "key title")
    expect(pages.map(({ key }: { key: string }) => key)).toEqual(
      "about academic accessibility admissions arts attendance clubs documents faqs fees leadership lunch principal privacy safeguarding sport staff support transport uniform vacancies visitor welcome".split(
        " ",
      ),
    )
    for (const { title } of pages) expect(title).not.toBe("")
  })

  it("are found by key and by id", async () => {
    const about = await read("about")
    const byId = await school.visitor().call("page", { id: about.id }, page)
    expect(byId).toEqual(about)
    for (const variables of [{ key: "nothing" }, { id: 999_999 }, {}])
      expect(await school.visitor().call("page", variables, page)).toBeNull()
  })
})

describe("editing a page", () => {
  it("is for administrators, who see that it is", async () => {
    const { id, canEdit } = await read("arts")
    expect(canEdit).toBe(false)
    expect(codeOf(await eda.graphql(edit, { id, input: { title: "x" } }))).toBe("FORBIDDEN")
    expect(await read("arts", head)).toMatchObject({ canEdit: true, title: "Arts" })
  })

  it("changes what is given, cleans it, and keeps the rest", async () => {
    const { id, version } = await read("sport")
    await head.ask(edit, { id, input: { title: "Sport for all", tag: "Sport", pageIntro: "<p>Run.</p>" } })
    const { data } = await head.ask(edit, { id, input: { pageText: "<p>Jump.</p><script>1</script>" } })
    expect(data.editPage).toMatchObject({
      key: "sport",
      title: "Sport for all",
      tag: "Sport",
      pageIntro: "<p>Run.</p>",
      pageText: "<p>Jump.</p>",
      version: version + 2,
    })
  })

  it("gives it a picture, named by the time stamp and the file's own name", async () => {
    const { id } = await read("about")
    const upload =
      "mutation ($id: Int!, $file: Upload!) { editPage(id: $id, input: { picture: { upload: $file } }) { picture { name } } }"
    const { data } = await head.upload(upload, { id }, new Blob([await drawnPicture()]), "variables.file", "arcade.png")
    expect(data.editPage.picture.name).toMatch(/^\d{13}arcade\.png$/)
    const name = await storedPicture(head)
    expect((await head.ask(edit, { id, input: { picture: { name } } })).data.editPage.picture).toEqual({ name })
  })
})

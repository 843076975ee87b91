import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"
import { User } from "../users/user.ts"

const page = "id key title tag pageIntro pageText version canEdit picture { name }"
const readPage = `query ($key: String, $id: Int) { page(key: $key, id: $id) { ${page} } }`
const edit = `mutation ($id: Int!, $input: EditPageInput!) { editPage(id: $id, input: $input) { ${page} } }`

let school: School
let eda: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

const read = async (key: string, by = school.visitor()) => (await by.ask(readPage, { key })).data.page

describe("the pages of a site", () => {
  it("are all there from the first moment, so that each can be edited", async () => {
    const { data } = await school.visitor().ask("{ pages { key title } }")
    expect(data.pages.map(({ key }: { key: string }) => key)).toEqual(
      "about academic accessibility admissions arts attendance clubs documents faqs fees leadership lunch principal privacy safeguarding sport staff support transport uniform vacancies visitor welcome".split(
        " ",
      ),
    )
    for (const { title } of data.pages) expect(title).not.toBe("")
  })

  it("are found by key and by id", async () => {
    const about = await read("about")
    const byId = (await school.visitor().ask(readPage, { id: about.id })).data.page
    expect(byId).toEqual(about)
    for (const variables of [{ key: "nothing" }, { id: 999_999 }, {}])
      expect((await school.visitor().ask(readPage, variables)).data.page).toBeNull()
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

  it("needs a title, and lets intro and text be empty", async () => {
    const { id } = await read("welcome")
    const blank = await head.graphql(edit, { id, input: { title: "  " } })
    expect(blank.errors?.[0]?.extensions.fields).toEqual({ title: "Title is required." })
    const { data } = await head.ask(edit, { id, input: { title: "Welcome!", pageIntro: "", pageText: "" } })
    expect(data.editPage).toMatchObject({ title: "Welcome!", pageIntro: "", pageText: "" })
  })

  it("tells a second writer that somebody was faster, with what is stored now", async () => {
    const { id, version } = await read("faqs")
    await head.ask(edit, { id, input: { title: "First", version } })
    const answer = await head.graphql(edit, { id, input: { title: "Second", version } })
    expect(codeOf(answer)).toBe("CONFLICT")
    expect(answer.errors?.[0]?.extensions.stored).toMatchObject({ key: "faqs", title: "First", version: version + 1 })
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

  it("ends for an administrator whose role has shrunk, at the next request", async () => {
    const former = await school.signedIn(Role.ADMINISTRATOR)
    const { id } = await read("support")
    await school.services.database.write((rows) => rows.update(User, former.id, { role: Role.EDITOR }))
    expect(codeOf(await former.graphql(edit, { id, input: { title: "x" } }))).toBe("FORBIDDEN")
  })
})

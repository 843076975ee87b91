import { spawn } from "node:child_process"
import { readdir, readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib"
import { afterAll, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf, faultsIn } from "../../../test/client.ts"
import { hostilePdfs, pdf, stream } from "../../../test/hostile-pdfs.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { root } from "../../base/root.ts"
import { imagesFolder } from "../../base/settings.ts"
import { cleanPdf, faultOf } from "./clean-pdf.ts"
import { StoredDocument } from "./document.ts"
import { pdfLimits } from "./pdf.ts"

const store = "mutation ($file: Upload!) { uploadDocument(file: $file) { name bytes createdAt url missing } }"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR })

// The PDF worker takes seconds to start from the sources, so all tests that do not end it share one.
pdfLimits.idleMs = 60_000
afterAll(() => {
  pdfLimits.idleMs = 5_000
})

const upload = (bytes: Buffer, { by = head, name = "Lunch menu (Term 1).pdf" } = {}) =>
  by.upload(store, {}, new Blob([bytes as BlobPart], { type: "application/pdf" }), "variables.file", name)
const stored = async (bytes = pdf(), by = head) => (await upload(bytes, { by })).data.uploadDocument
const pageId = async (key: string) => (await head.call("page", { key })).id
const show = async (key: string, documents: { name: string; title: string }[]) =>
  head.try("editPage", { id: await pageId(key), input: { documents } }, "documents { title file { name bytes url } }")
const get = (url: string) => fetch(school.url + url)

describe("a document", () => {
  it("is uploaded by administrators, and a public download once a page shows it", async () => {
    const bytes = Buffer.from((await cleanPdf(pdf())).bytes)
    const document = await stored()
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

  it("cannot be uploaded by an editor", async () => {
    const editor = await school.signedIn(Role.EDITOR)
    expect(codeOf(await upload(pdf(), { by: editor }))).toBe("FORBIDDEN")
  })

  it("is not found by an unknown name or by a path out of its folder", async () => {
    for (const name of ["nothing.pdf", "..%2fsite.sqlite", "%2e%2e%2ftoken-secret.pdf", "%00.pdf"])
      expect([name, (await get(`/documents/${name}`)).status]).toEqual([name, 404])
  })

  it("cannot be shown on a page unless it is stored", async () => {
    const answer = await show("fees", [{ name: "nothing.pdf", title: "Fees" }])
    expect(faultsIn(answer)).toEqual({ "documents.0.name": "Please choose the file again." })
  })
})

async function wordsIn(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = context.enumerateIndirectObjects().map(([, object]) => {
    const content = object instanceof PDFRawStream && !/DCT/.test(String(object.dict)) && decodePDFRawStream(object)
    return `${object instanceof PDFRawStream ? object.dict : object} ${content ? Buffer.from(content.decode()) : ""}`
  })
  return `${objects.join("\n")}\n${Buffer.from(bytes).toString("latin1")}`
}
const cleaned = async (bytes: Buffer) => wordsIn((await cleanPdf(bytes)).bytes)

const catalogWith = (entries: string) => `1 0 obj\n<</Type/Catalog/Pages 2 0 R${entries}>>\nendobj\n`
const pageWith = (entries: string) => `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${entries}>>\nendobj\n`
const linkTo = (action: string) => pageWith(`/Annots[<</Subtype/Link/Rect[0 0 1 1]/A ${action}>>]`)
const script = "<</S/JavaScript/JS(EVIL)>>"
const packed = (text: string, dictionary = "/Type/ObjStm/N 1/First 4/Filter/FlateDecode") =>
  stream(20, dictionary, deflateSync(`9 0 ${text}`))
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe1000a", "hex"),
  Buffer.from("EVIL GPS"),
  Buffer.from("ffda0002aabbffd9", "hex"),
])

describe("a cleaned PDF", () => {
  it.each<[what: string, ...parts: (string | Buffer)[]]>([
    ["a script that runs on opening", catalogWith(`/OpenAction${script}`)],
    ["a named script", catalogWith(`/Names<</JavaScript<</Names[(a)${script}]>>>>`)],
    ["a script of a page", pageWith(`/AA<</O${script}>>`)],
    ["a script with a disguised name", linkTo("<</#53/J#61v#61Script/JS(EVIL)>>")],
    ["a script after a link", linkTo(`<</S/URI/URI(https://a.example)/Next${script}>>`)],
    ["a script behind two references", linkTo("9 0 R"), `9 0 obj 10 0 R endobj 10 0 obj${script}endobj `],
    ["a script in packed objects", packed(script), linkTo("9 0 R")],
    [
      "a script in packed objects whose filter is disguised",
      packed(script, "/X(/Filter/LZWDecode)/Type/ObjStm/N 1/First 4/F#69lter/FlateDecode"),
      linkTo("9 0 R"),
    ],
    ["a script as a link address", linkTo("<</S/URI/URI(javascript:EVIL)>>")],
    ["a script in a field", catalogWith(`/AcroForm<</Fields[<</FT/Tx/T(a)/AA<</K${script}>>>>]>>`)],
    ["a link that starts a program", linkTo("<</S/Launch/F(EVIL.exe)>>")],
    ["a link to another document", linkTo("<</S/GoToR/F(EVIL.pdf)>>")],
    ["a link to an embedded document", linkTo("<</S/GoToE/T<</N(EVIL)>>>>")],
    ["a form that submits", linkTo("<</S/SubmitForm/F(https://EVIL.example)>>")],
    ["a form that reads files", linkTo("<</S/ImportData/F(EVIL.fdf)>>")],
    ["an XFA form", catalogWith("/AcroForm<</Fields[]/XFA 9 0 R>>"), stream(9, "", "EVIL")],
    [
      "embedded files",
      catalogWith("/Names<</EmbeddedFiles<</Names[(a)<</EF<</F 9 0 R>>>>]>>>>"),
      stream(9, "", "EVIL"),
    ],
    ["associated files", catalogWith("/AF[<</F(a)/EF<</F 9 0 R>>>>]"), stream(9, "", "EVIL")],
    ["a file in a note", pageWith("/Annots[<</Subtype/FileAttachment/FS<</EF<</F 9 0 R>>>>>>]"), stream(9, "", "EVIL")],
    ["rich media", pageWith("/Annots[<</Subtype/RichMedia/RichMediaContent 9 0 R>>]"), stream(9, "", "EVIL")],
    [
      "rich media in a tag",
      pageWith("/Annots[9 0 R]"),
      catalogWith("/StructTreeRoot<</K 9 0 R>>"),
      "9 0 obj<</Subtype/Screen/T(EVIL)>>endobj ",
    ],
    ["contents stored elsewhere", pageWith("/Contents 9 0 R"), stream(9, "/F(https://EVIL.example)", "")],
    ["an earlier version of an object", stream(3, "", "EVIL"), pageWith("")],
    ["an unreferenced object", stream(9, "/JavaScript(EVIL)", "EVIL")],
    ["text between objects", "% EVIL\n"],
    ["its author", "trailer\n<</Root 1 0 R/Info<</Author(EVIL)/Producer(EVIL)/Title(x)>>/ID[(EVIL)(EVIL)]>>\n"],
    ["its author in XMP", catalogWith("/Metadata 9 0 R"), stream(9, "/Type/Metadata", "<dc:creator>EVIL")],
    ["private data of its program", pageWith("/PieceInfo<</EVIL<<>>>>")],
    ["the author of a note", pageWith("/Annots[<</Subtype/Highlight/Rect[0 0 1 1]/T(EVIL)>>]")],
    [
      "the place where a photograph was taken",
      pageWith("/Resources<</XObject<</A 9 0 R>>>>"),
      stream(9, "/Filter/DCTDecode", jpeg),
    ],
  ])("loses %s", async (_, ...parts) => {
    const bytes = pdf(...parts)
    if (!(await wordsIn(bytes)).includes("EVIL")) throw new Error("The test hides nothing.")
    expect(await cleaned(bytes)).not.toContain("EVIL")
  })

  it.each<[what: string, words: RegExp, ...parts: (string | Buffer)[]]>([
    [
      "text and pictures",
      /Good morning/,
      pageWith("/Contents 9 0 R"),
      stream(9, "", "BT (Good morning, downstream) Tj ET"),
    ],
    [
      "contents with an indirect length",
      /downstream/,
      pageWith("/Contents 9 0 R"),
      "9 0 obj<</Length 10 0 R>>stream\n(downstream)\nendstream endobj 10 0 obj 12 endobj ",
    ],
    ["links", /68747470733a2f2f612e6578616d706c65/, linkTo("<</S/URI/URI(https://a.example)>>")],
    ["internal links", /GoTo/, linkTo("<</S/GoTo/D[3 0 R/Fit]>>")],
    ["the page it opens at", /OpenAction/, catalogWith("/OpenAction[3 0 R/Fit]")],
    [
      "tags and their attributes",
      /Placement/,
      catalogWith("/StructTreeRoot<</K<</S/P/A<</O/Layout/Placement/Block>>>>>>"),
    ],
    [
      "language and outlines",
      /Lang \(sw\)[\s\S]*Chapter/,
      catalogWith("/Lang(sw)/Outlines<</First 9 0 R>>"),
      "9 0 obj<</Title(Chapter)>>endobj ",
    ],
    ["form fields", /Your name/, catalogWith("/AcroForm<</Fields[<</FT/Tx/T(Your name)>>]>>")],
    ["fonts named like an action", /Courier/, pageWith("/Resources<</Font<</AA<</Type/Font/BaseFont/Courier>>>>>>")],
    [
      "the title",
      /rdf:li xml:lang="x-default">Fees &amp; dates</,
      "trailer\n<</Root 1 0 R/Info<</Title(Fees & dates)>>>>\n",
    ],
    [
      "a title that is only in XMP, and the mark of PDF/UA",
      /x-default">Fees &amp; dates<.*pdfuaid:part>1</,
      catalogWith("/Metadata 9 0 R"),
      stream(
        9,
        "",
        '<dc:title><rdf:Alt><rdf:li xml:lang="en">Fees &amp; dates</rdf:li></rdf:Alt></dc:title><x pdfuaid:part="1"/>',
      ),
    ],
  ])("keeps %s", async (_, words, ...parts) => {
    expect(await cleaned(pdf(...parts))).toMatch(words)
  })
})

const trailerWith = (title: string) => `trailer\n<</Root 1 0 R/Info<</Title(${title})>>>>\n`
const tagged = "/Lang(en)/MarkInfo<</Marked true>>/StructTreeRoot<</K<</S/P>>>>"
const written = pageWith("/Contents 9 0 R")
const textStream = stream(9, "", "BT (Good morning) Tj ET")
const packedText = stream(9, "/Filter/FlateDecode", deflateSync("BT [(Good morning)] TJ ET"))
const scan = [pageWith("/Resources<</XObject<</A 9 0 R>>>>"), stream(9, "/Subtype/Image", "(no text) Tj ")]

describe("missing accessibility features of a PDF", () => {
  it.each<[what: string, missing: string[], ...parts: (string | Buffer)[]]>([
    ["none", [], catalogWith(tagged), written, textStream, trailerWith("Fees")],
    ["text in a scan", ["TEXT"], catalogWith(tagged), ...scan, trailerWith("Fees")],
    ["language, title and tags of packed text", ["LANGUAGE", "TITLE", "TAGS"], written, packedText],
    ["a title, and marked tags", ["TITLE", "TAGS"], catalogWith(tagged.replace("true", "false")), written, textStream],
  ])("are reported to its uploader and to the office: %s", async (_, missing, ...parts) => {
    const { name, ...document } = await stored(pdf(...parts))
    expect(document.missing).toEqual(missing)
    await show("clubs", [{ name, title: "Menu" }])
    const health: { subject: string; says: string }[] = await head.call("health", {}, "subject state says")
    const check = health.find(({ subject }) => subject === "Reading documents aloud")
    const named = missing.length ? `${name} (no ${missing.join(", ").toLowerCase()})` : "Every document"
    expect(check?.says).toContain(named)
  })

  it("do not occur in the starting content", async () => {
    const folder = join(root, "data", "documents")
    const looked = (await readdir(folder)).map(
      async (name) => (await cleanPdf(await readFile(join(folder, name)))).missing,
    )
    expect(await Promise.all(looked)).toEqual(Array(5).fill([]))
  })
})

describe("a PDF that cannot be rewritten", () => {
  it.each<[what: string, bytes: Buffer, words: RegExp]>([
    ["signed", pdf(catalogWith("/AcroForm<</Fields[<</FT/Sig/V<</ByteRange[0 1 2 3]>>>>]>>")), /is signed/],
    ["a portfolio of files", pdf(catalogWith("/Collection<<>>")), /folder of other files/],
    ["rendered only by Adobe's reader", pdf(catalogWith("/NeedsRendering true")), /Adobe/],
    ["with an unsupported filter", pdf(stream(9, "/Type/ObjStm/Filter/LZWDecode", "x")), /cannot be looked through/],
    ["without pages", pdf("2 0 obj<</Type/Pages/Kids[]>>endobj "), /damaged/],
    ["without one of its pages", pdf("2 0 obj<</Type/Pages/Kids[3 0 R 99 0 R]>>endobj "), /damaged/],
    ["with a truncated object", pdf("9 0 obj<</A[endobj "), /damaged/],
    [
      "over 100 MB unpacked",
      pdf(pageWith("/Contents 9 0 R"), stream(9, "/Filter/FlateDecode", deflateSync(Buffer.alloc(101_000_000)))),
      /100 MB/,
    ],
  ])("is refused with a reason: %s", async (_, bytes, words) => {
    expect(await cleanPdf(bytes).then(String, faultOf)).toMatch(words)
  })

  it.each([
    ["is no PDF", Buffer.from("<html><script>alert(1)</script>"), /choose a PDF/],
    ["is cut off", pdf().subarray(0, 40), /choose a PDF/],
    ["is locked", pdf("trailer\n<</Root 1 0 R/Encrypt<<>>>>\n"), /locked with a password/],
  ])("is reported at the field: it %s", async (_, bytes, words) => {
    const answer = await upload(bytes)
    expect(codeOf(answer)).toBe("BAD_USER_INPUT")
    expect(faultsIn(answer)).toEqual({ file: expect.stringMatching(words) })
  })

  it("leaves no file behind if it is over 10 MB or cannot be saved", async () => {
    const folder = imagesFolder(school.dataDir)
    const before = await readdir(folder)
    expect(codeOf(await upload(Buffer.concat([pdf(), Buffer.alloc(10_000_001)])))).toBe("TOO_LARGE")
    vi.spyOn(school.services.database, "write").mockRejectedValueOnce(new Error("The disk is full."))
    expect(codeOf(await upload(pdf()))).toBe("INTERNAL_SERVER_ERROR")
    vi.restoreAllMocks()
    expect(await readdir(folder)).toEqual(before)
  })
})

it("A PDF made to exhaust the server is abandoned at a limit of time or memory, and the next one is read", async () => {
  const usual = { ...pdfLimits }
  for (const [limit, shape] of [
    [{ timeMs: 300 }, "rubbish between objects"],
    [{ memory: 24 }, "millions of empty values"],
  ] as const) {
    Object.assign(pdfLimits, usual, limit)
    const answer = await upload(hostilePdfs[shape]?.(2_000_000) ?? Buffer.alloc(0))
    expect(faultsIn(answer)).toEqual({ file: expect.stringMatching(/too complicated/) })
  }
  Object.assign(pdfLimits, usual)
  expect((await stored()).name).toMatch(/\.pdf$/)
})

it("A PDF worker ends once its server is killed", async () => {
  const script = `
    import { hostilePdfs } from "./test/hostile-pdfs.ts"
    import { pdfLimits, rewritePdf } from "./server/school/pages/pdf.ts"
    pdfLimits.timeMs = 120_000
    await rewritePdf(hostilePdfs["rubbish between objects"](2_000_000))`
  const args = ["--import", "tsx", "--input-type=module", "--eval", script]
  const server = spawn(process.execPath, args, { cwd: root, stdio: "ignore" })
  const reader = async () => {
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8")
    const pids = children.split(" ").filter(Boolean)
    const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")))
    return pids[commands.findIndex((command) => command.includes("pdf-worker"))]
  }
  const pid = await vi.waitUntil(reader, { timeout: 60_000 })
  /** In hundredths of a CPU second; undefined once the process has ended. */
  const work = async () => {
    const [, state, ...facts] = (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") Z")).split(/^.*\) | /)
    return state === "Z" ? undefined : Number(facts[10])
  }
  // Loading takes less than that: it reads the file by now, and cannot notice anything else.
  await expect.poll(work, { timeout: 60_000 }).toBeGreaterThan(300)
  server.kill("SIGKILL")
  await expect.poll(work, { timeout: 30_000 }).toBeUndefined()
})

it("The health report names documents of an older release that are not rewritten", async () => {
  const names = [(await stored()).name, (await stored()).name]
  for (const [index, rewritten] of [null, false].entries())
    await school.services.database.write((rows) => rows.update(StoredDocument, { name: names[index] }, { rewritten }))
  const health = await head.call("health", {}, "subject says")
  const { says } = health.find(({ subject }: { subject: string }) => subject === "Documents")
  for (const name of names) expect(says).toContain(name)
})

it("A restart checks the documents of an older release, and deletes only unreferenced files", async () => {
  const own = await School.open()
  const { name } = await stored(pdf(), await own.signedIn(Role.ADMINISTRATOR))
  await own.services.database.write((rows) => rows.update(StoredDocument, { name }, { missing: null }))
  const folder = imagesFolder(own.dataDir)
  const nobodys = join(folder, "nobodys.pdf")
  await writeFile(nobodys, pdf())
  const hoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1000)
  for (const file of [join(folder, name), nobodys]) await utimes(file, hoursAgo, hoursAgo)
  // Both jobs run at startup and finish before shutdown, hence two restarts.
  const again = await (await own.restarted()).restarted()
  const { missing } = await again.services.database.read.findOneByOrFail(StoredDocument, { name })
  expect(missing).toEqual(["TEXT", "LANGUAGE", "TITLE", "TAGS"])
  expect((await readdir(folder)).filter((file) => file.endsWith(".pdf"))).toEqual([name])
  await again.close()
})

describe("a document that no page shows", () => {
  const age = (name: string) =>
    school.services.database.write((rows) =>
      rows.update(StoredDocument, { name }, { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) }),
    )
  const isThere = async (name: string) => (await readdir(imagesFolder(school.dataDir))).includes(name)

  it("is deleted after a day, unless an earlier version of a page names it", async () => {
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
    const [, before] = (await head.call("versions", { type: "CONTENT_PAGE", id }, "items { id }")).items
    await head.call("restoreVersion", { id: before.id })
    expect((await get(earlier.url)).status).toBe(200)
  })

  it("is kept if a page names it just before the sweep deletes it", async () => {
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

import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { drawnPicture } from "../../../test/school.ts"
import { deviceName } from "../../access/device-name.ts"
import { Role } from "../../access/roles.ts"
import { isPlainEmail } from "../../base/addresses/address.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { isBlank, isInvisible, sanitizeRichText } from "../../base/text/rich-text.ts"
import { maxCursor, openCursor } from "../../content/items/cursor.ts"
import { questionOf } from "../../content/search/question.ts"
import { readText } from "../../school/wordpress/wordpress-text.ts"
import { readWxr } from "../../school/wordpress/wxr.ts"
import { normalizePath } from "../../store/addresses/moved-address.ts"
import { cleanPicture } from "../../store/images/decode.ts"
import { isPlainFileName } from "../../store/images/file-names.ts"

const { school, editor } = schoolOfThisFile({ editor: Role.EDITOR })
const folder = newFolder("hostile")

/** May reject: only its time counts. */
type Parse = (input: string) => unknown

interface Parser {
  parse: Parse
  /** Characters: the accepted length, or enough to show worse than linear growth. */
  longest: number
  pieces: string[]
}

const json = { "content-type": "application/json" }
const get = (path: string, headers: Record<string, string> = {}) =>
  school.visitor().send("GET", path, undefined, headers)
const bytesOf = (text: string) => Buffer.from(text, "latin1")

const html = ["<", "<p>", "<p ", '<a href="', "&#", "<!--", "<b></i>", "<br>", "e\u0301"]
const addresses = ["/", "a", "%2e", "../", "//", "?a=", "&", "%", "a.", "@", "a@"]

const parsers: Record<string, Parser> = {
  "rich text": { parse: sanitizeRichText, longest: 100_000, pieces: html },
  "the plain text of rich text": {
    parse: (text) => [plainText(text), isBlank(text)],
    longest: 200_000,
    pieces: ["<", "<p>", "<b></i>", "<!--"],
  },
  "a plain text": {
    parse: (text) => [isInvisible(text), text.normalize("NFC").trim()],
    longest: 1_000_000,
    pieces: [" ", "\u200b", " a", "e\u0301", "\n"],
  },
  "an email address": { parse: isPlainEmail, longest: 1_000_000, pieces: ["a", "a@", "a.", ".", "@a.", " ", "<"] },
  "the name of a file": { parse: isPlainFileName, longest: 1_000_000, pieces: ["a", ".", "/", "%2e", " ."] },
  "an address of an earlier site": { parse: normalizePath, longest: 16_000, pieces: addresses },
  "a user agent": {
    parse: deviceName,
    longest: 16_000,
    pieces: ["Mozilla/5.0 ", "(", " Version/", "Chrome/", "iPhone OS ", "1", "; "],
  },
  "a search": {
    parse: (text) => questionOf(text),
    longest: 16_000,
    pieces: ["a", "a ", "a'", "é", "ab-", "uniform ", "x1 ", "e\u0301"],
  },
  "a cursor": {
    parse: (text) => openCursor("News", Buffer.from(text).toString("base64url")),
    longest: maxCursor,
    pieces: ["[", '"', "{", "1,", "\\"],
  },
  "a WordPress text": {
    parse: (text) => readText(text, "https://a.example"),
    longest: 100_000,
    pieces: ["<b></i>", "[", "[caption]", "[gallery ", "<!-- wp:"],
  },
  "a WordPress export": {
    parse: async (text) => {
      const file = join(folder, "export.xml")
      await writeFile(file, `<rss><channel>${text}`)
      for await (const _ of readWxr(file));
    },
    longest: 200_000,
    pieces: ["<item>", "<item></item>", "&amp;", "<!--", "<![CDATA[", "<a b='", "a", "<category/>"],
  },
  "a picture": {
    parse: async (text) => cleanPicture(Buffer.concat([(await drawnPicture()).subarray(0, 33), bytesOf(text)])),
    longest: 1_000_000,
    pieces: ["\0\0\0\x01tEXta\0\0\0\0", "\0\0\0\0IDAT\0\0\0\0", "\xff\xd8\xff\xe1\0\x08Exif\0\0"],
  },
  "a photograph": {
    parse: (text) => cleanPicture(Buffer.concat([bytesOf("\xff\xd8"), bytesOf(text), bytesOf("\xff\xd9")])),
    longest: 1_000_000,
    pieces: ["\xff\xe1\0\x08Exif\0\0", "\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "\xff\xfe\0\x02", "\xff"],
  },
  "a JSON body": {
    parse: (body) => school.visitor().send("POST", "/users/login", body, json),
    longest: 1_000_000,
    pieces: ["[", '{"a":', '"', "\\", "1,", " "],
  },
  "a GraphQL document": {
    parse: (query) => school.visitor().graphql(query),
    longest: 20_000,
    pieces: ["{a", "{", "...a ", "fragment a on A{b}", '"', '"""', "#", "a:b ", "@a", "query a($b:c){d}", "$", "["],
  },
  "a GraphQL multipart body": {
    parse: (body) =>
      editor.send("POST", "/graphql", body, {
        "content-type": "multipart/form-data; boundary=x",
        "apollo-require-preflight": "1",
      }),
    longest: 500_000,
    pieces: [
      "--x\r\n",
      "\r\n--",
      "--x\r\na: b\r\n\r\n",
      "a: b\r\n",
      "\r",
      '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{',
    ],
  },
  "a REST multipart body": {
    parse: (body) => editor.send("POST", "/upsingle", body, { "content-type": "multipart/form-data; boundary=x" }),
    longest: 500_000,
    pieces: [
      "--x\r\n",
      "\r\n--",
      '--x\r\ncontent-disposition: form-data; name="a[b]"\r\n\r\n',
      "\r",
      '--x\r\ncontent-disposition: form-data; name="',
    ],
  },
  "a path": { parse: (path) => get(`/${path}`), longest: 12_000, pieces: ["a", "/", "%2e", "//", "-a", "1/", "a."] },
  "a query string": {
    parse: (query) => get(`/news?${query}`),
    longest: 12_000,
    pieces: ["a", "&", "a=&", "a[b]=", "page=1&", "%20", "a[]="],
  },
  "a Cookie header": {
    parse: (cookie) => get("/news", { cookie }),
    longest: 12_000,
    pieces: ["a", ";", "a=;", "refresh=", "a=b; ", '"', "%20"],
  },
  "an Accept-Language header": {
    parse: (header) => get("/news", { "accept-language": header, accept: "text/html" }),
    longest: 12_000,
    pieces: ["a", ",", "en,", "en;q=0.1,", ";", "-", "a-b,"],
  },
  "the Accept headers": {
    parse: (accept) => get("/news", { accept, "accept-encoding": accept }),
    longest: 12_000,
    pieces: ["a", ",", "a/b,", "*/*;q=0.1,", ";", "/", '"'],
  },
  "a token": {
    parse: (token) => get("/news", { authorization: `Bearer ${token}` }),
    longest: 12_000,
    pieces: ["a", ".", "a.", "japrog_"],
  },
}

/** The least of three runs, in milliseconds of CPU time: background work only adds to it. */
async function timeOf(parse: Parse, input: string) {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3 && least >= nothing; run++) {
    const before = process.cpuUsage()
    await Promise.resolve(input)
      .then(parse)
      .catch(() => undefined)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Milliseconds below which background work hides the growth. */
const nothing = 30

/** The least of several tries: 2 for linear growth, 4 for quadratic. */
async function growthOf(parse: Parse, inputOf: (length: number) => string, length: number) {
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 6 && growth > 3; tries++) {
    const time = await timeOf(parse, inputOf(2 * length))
    growth = time < nothing ? 1 : Math.min(growth, time / Math.max(await timeOf(parse, inputOf(length)), nothing / 3))
  }
  return growth
}

// PDFs are parsed by a process of their own, with a time limit (`server/school/pages/pdf.ts`).
it.each(Object.entries(parsers))(
  "Parsing time grows at most linearly with the input: %s",
  async (_, { parse, longest, pieces }) => {
    for (const piece of pieces) {
      const inputOf = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
      for (let length = longest / 2; length >= longest / 16; length /= 2) {
        const growth = await growthOf(parse, inputOf, length)
        expect(growth, `${2 * length} characters of ${JSON.stringify(piece)}`).toBeLessThanOrEqual(3)
      }
    }
  },
)

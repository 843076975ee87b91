import { deflateSync } from "node:zlib"

const catalog = "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
const pages = "2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n"
const page = "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n"
const trailer = "trailer\n<</Root 1 0 R>>\n%%EOF\n"

/** A valid PDF of one empty page, with extra content within it. */
export function pdf(...more: (string | Buffer)[]): Buffer {
  const parts = ["%PDF-1.7\n", catalog, pages, page, ...more, trailer]
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, "latin1")))
}

export function stream(number: number, dictionary: string, bytes: Buffer | string): Buffer {
  const content = Buffer.from(bytes as string, "latin1")
  const opening = `${number} 0 obj\n<<${dictionary}/Length ${content.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(opening), content, Buffer.from("\nendstream\nendobj\n")])
}

const object = (number: number, body: string) => `${number} 0 obj\n${body}\nendobj\n`

/** Fills the given size with generated parts. */
function filled(bytes: number, make: (number: number) => string | Buffer): Buffer {
  const parts: Buffer[] = []
  for (let length = 0, number = 4; length < bytes; number += 1) {
    const part = Buffer.from(make(number) as string, "latin1")
    parts.push(part)
    length += part.length
  }
  return Buffer.concat(parts)
}

const bomb = () => deflateSync(Buffer.alloc(50_000_000))

/** Files of about so many bytes that make a careless reader slow or fill its memory. */
export const hostilePdfs: Record<string, (bytes: number) => Buffer> = {
  "many names": (bytes) =>
    pdf(
      "4 0 obj\n<<",
      filled(bytes, (number) => `/N${number} ${number} `),
      ">>\nendobj\n",
    ),
  "escaped names": (bytes) =>
    pdf(
      "4 0 obj\n<<",
      filled(bytes, (number) => `/${"#4a".repeat(40)}${number} 1 `),
      ">>\nendobj\n",
    ),
  "deep nesting": (bytes) => pdf(object(4, "[<</A ".repeat(bytes / 10) + ">>]".repeat(bytes / 10))),
  "long strings": (bytes) => pdf(object(4, `[(${"a(b)\\".repeat(bytes / 10)}) <${"4a".repeat(bytes / 4)}>]`)),
  "object streams with huge counts": (bytes) => {
    const pairs = "9 0 ".repeat(bytes / 4)
    return pdf(
      stream(4, "/Type/ObjStm/N 2000000000/First 9", pairs),
      stream(5, "/Type/XRef/W[1 4 2]/Size 2000000000", ""),
    )
  },
  "streams that unpack to gigabytes": (bytes) => {
    const packed = bomb()
    return pdf(filled(bytes, (number) => stream(number, "/Type/ObjStm/N 1/First 4/Filter/FlateDecode", packed)))
  },
  "pages that unpack to gigabytes": (bytes) => {
    const packed = bomb()
    const contents = filled(bytes, (number) => stream(number, "/Filter/FlateDecode", packed))
    const refs = Array.from({ length: Math.ceil(bytes / packed.length) }, (_, index) => `${index + 4} 0 R`)
    return pdf(contents, object(3, `<</Type/Page/Parent 2 0 R/Contents[${refs.join(" ")}]>>`))
  },
  circles: (bytes) => {
    const ring = filled(bytes, (number) => object(number, `<</Kids[${number + 1} 0 R 2 0 R 4 0 R]/Parent 2 0 R>>`))
    return pdf(ring, object(2, "<</Type/Pages/Kids[4 0 R]>>"))
  },
  "millions of tiny objects": (bytes) => pdf(filled(bytes, (number) => `${number} 0 obj[]endobj `)),
  "millions of empty values": (bytes) => pdf(object(4, `[${"[]".repeat(bytes / 2)}]`)),
  "rubbish between objects": (bytes) => pdf("1".repeat(bytes / 2), "\n", "1 0 ".repeat(bytes / 8)),
  "a huge table of objects": (bytes) => pdf(`xref\n0 ${bytes}\n`, "0000000009 00000 n \n".repeat(bytes / 20)),
  "streams without an end": (bytes) => pdf(filled(bytes, (number) => `${number} 0 obj<</Length 9 0 R>>stream\n`)),
  "many updates": (bytes) => pdf(filled(bytes, () => `${page}trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)),
  "deep outlines": (bytes) => {
    const entries = filled(bytes, (number) => object(number, `<</Title(x)/First ${number + 1} 0 R/A<</S/Launch>>>>`))
    return pdf(entries, object(1, "<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>"))
  },
}

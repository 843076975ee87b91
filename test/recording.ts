import { isNumber, type Recorded, savedValues } from "../server/doors/docs/sample.ts"

/** The body of a sample, with values kept by earlier samples. */
export const bodyWith = (body: object, saved: Map<string, string>) =>
  JSON.stringify(body).replaceAll(savedValues, (_, name) =>
    isNumber(name) ? (saved.get(name) ?? "null") : JSON.stringify(saved.get(name)),
  )

/** Placeholders for values that differ between recordings. */
const placeholders: [differing: RegExp, steady: string][] = [
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "2026-11-23T07:30:00.000Z"],
  [/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjp7…"],
  [/(?<start>^|\/)\d{13}-/, "$<start>1761000000000-"],
  [/^[0-9a-f]{64}$/, "7c59a5a21efa67f8…"],
  [/^WyJ[\w-]{40,}$/, "WyJOZXdzU3Rvcnkg…"],
  [/^[MNO][\w-]{55,}$/, "MTQuMC4z…"],
  [/\?key=.*$/, "?key=…"],
  [/^\/received\/.*$/, "/received/…"],
  [/^#[0-9a-f]{6}$/, "#8676cf"],
  [/^http:\/\/127\.0\.0\.1:\d+/, "https://www.school.example"],
]

/** The number of recorded items per list; the others are left out. */
const maxItems = 2

/** An answer in its recorded form: the same for the same request, whenever and wherever it is sent. */
export function recordingOf(
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
  shown: string[] = [],
): Recorded {
  const headersShown = shown.flatMap((name) => headers.get(name) ?? []).length
    ? Object.fromEntries(shown.map((name) => [name, stableHeader(name, headers.get(name) ?? "")]))
    : undefined
  return { status, ...(headersShown && { headers: headersShown }), ...(body !== "" && { body: stabilize(body) }) }
}

const stableHeader = (name: string, value: string) => (name === "etag" ? '"1-Z7jQh4v0sWl3bq2x"' : value)

function stabilize(value: unknown): unknown {
  if (typeof value === "string")
    return placeholders.reduce((text, [differing, same]) => text.replace(differing, same), value)
  if (Array.isArray(value)) return value.slice(0, maxItems).map(stabilize)
  if (value === null || typeof value !== "object") return value
  // A picture's compressed size depends on its library.
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, name === "bytes" ? 203 : stabilize(one)]))
}

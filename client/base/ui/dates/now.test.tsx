import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type ServedPage, ServedPageContext } from "../loading/served.ts"
import { minute, useNow } from "./now.ts"

const noon = Date.parse("2031-03-09T12:00:00Z")
const at = (minutes: number) => noon + minutes * minute

beforeEach(() => void vi.useFakeTimers({ now: at(0.5) }))
afterEach(() => void vi.useRealTimers())

function Part({ changes }: { changes?: number[] }) {
  useNow(minute, changes && (() => changes))
  return null
}

function spanOf(...parts: { changes?: number[] }[]) {
  const page = { span: null } as ServedPage
  renderToStaticMarkup(
    <ServedPageContext value={page}>
      {parts.map(({ changes }) => (
        <Part key={String(changes)} changes={changes} />
      ))}
    </ServedPageContext>,
  )
  const { since, until } = page.span ?? { since: Number.NaN, until: Number.NaN }
  return [since, until].map((moment) => (moment - noon) / minute)
}

it.each([
  ["a clock", [{}], [0, 1]],
  ["an event", [{ changes: [at(-90), at(45)] }], [-90, 45]],
  ["a change within a minute", [{ changes: [at(-90), at(44.2)] }], [-90, 45]],
  ["an event that begins now", [{ changes: [at(-90), at(0), at(45)] }], [0, 45]],
  ["two events", [{ changes: [at(-90), at(45)] }, { changes: [at(-30), at(60)] }], [-30, 45]],
  ["two events, the later first", [{ changes: [at(-30), at(60)] }, { changes: [at(-90), at(45)] }], [-30, 45]],
  ["a past event", [{ changes: [at(-90)] }], [-90, Number.POSITIVE_INFINITY]],
  ["an event and a past event", [{ changes: [at(-20)] }, { changes: [at(-90), at(45)] }], [-20, 45]],
])("A page with %s stays the same from the latest change until the next", (_, parts, span) => {
  expect(spanOf(...parts)).toEqual(span)
})

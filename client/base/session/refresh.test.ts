import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { accessToken } from "./access-token.ts"
import { deferWhileHeld, holdSession, isSessionHeld, onRefreshed, resumeAs } from "./refresh.ts"

type Grant = NonNullable<Parameters<typeof resumeAs>[0]>

const eda = {
  accessToken: `head.${btoa(JSON.stringify({ iat: 1, exp: 2_000_000_000, user: { id: 7 } }))}.sign`,
  viewer: { id: 7, name: "Eda Editor" },
} as Grant

let shown: (string | null)[]
let stop: () => void

beforeEach(() => {
  resumeAs(eda)
  shown = []
  stop = onRefreshed((viewer) => shown.push(viewer?.name ?? null))
})
afterEach(() => {
  stop()
  resumeAs(null)
})

describe("a session that ends", () => {
  it("ends on the screen at once when no form is open", () => {
    resumeAs(null)
    expect([shown, accessToken.get(), isSessionHeld()]).toEqual([[null], null, false])
  })

  it("ends on the screen when the last form closes, and then runs the deferred work", () => {
    const done: string[] = []
    deferWhileHeld(() => done.push("before"))
    const [first, second] = [holdSession(), holdSession()]
    deferWhileHeld(() => done.push("meanwhile"))
    resumeAs(null)
    expect([shown, accessToken.get(), isSessionHeld()]).toEqual([[], null, true])
    first()
    expect([shown, done]).toEqual([[], ["before"]])
    second()
    expect([shown, done, isSessionHeld()]).toEqual([[null], ["before", "meanwhile"], false])
  })

  it("continues when the user signs in before the form closes", () => {
    const release = holdSession()
    resumeAs(null)
    resumeAs(eda)
    release()
    expect([shown, accessToken.userId()]).toEqual([["Eda Editor"], 7])
  })
})

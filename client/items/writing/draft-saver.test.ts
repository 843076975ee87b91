import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Draft, draftForm, isOld, newestFirst, pathOf, type SavedPart, writerOf } from "./draft.ts"
import { DraftSaver } from "./draft-saver.ts"
import { isEqual } from "./is-equal.ts"

let stored: Map<string, Draft>
let answer: () => Promise<SavedPart>
let puts: unknown[]
let saver: DraftSaver

const basis = { content: "" }
const contents = () => [...stored.values()].map(({ content }) => content)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  stored = new Map()
  puts = []
  answer = async () => "all"
  saver = new DraftSaver("7:/news/add", {
    find: async () => [],
    async put(draft) {
      puts.push(draft.content)
      const part = await answer()
      stored.set(draft.id, draft)
      return part
    },
    async remove({ id }) {
      stored.delete(id)
    },
    restore: async () => {},
  })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe("a draft", () => {
  it("is saved half a second after the first change, with the latest text", async () => {
    saver.write("K", basis)
    await pass(499)
    saver.write("Kites", basis)
    expect([contents(), saver.savedPart]).toEqual([[], "nothing"])
    await pass(1)
    expect([...stored.values()]).toEqual([
      { form: "7:/news/add", id: saver.id, content: "Kites", basis, savedAt: 1_000_500 },
    ])
    expect([puts, saver.savedPart]).toEqual([["Kites"], "all"])
  })

  it("is saved at once on a flush, and says how much of it was saved", async () => {
    answer = async () => "words"
    saver.write("Kites", basis)
    expect(await saver.flush()).toBe("words")
    answer = () => Promise.reject(new Error("There is no room."))
    saver.write("Kites, and more", basis)
    expect([await saver.flush(), saver.savedPart]).toEqual(["nothing", "nothing"])
    await pass(1000)
    expect(puts).toEqual(["Kites", "Kites, and more"])
  })

  it("that changes during a save is saved again before the flush ends", async () => {
    let arrive = (_: SavedPart) => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    saver.write("Kites", basis)
    const left = saver.flush()
    await pass(0)
    saver.write("Kites!", basis)
    answer = async () => "inTab"
    arrive("inTab")
    expect([await left, contents()]).toEqual(["inTab", ["Kites!"]])
  })

  it("is deleted once it is sent, even during a save, until new text is typed", async () => {
    saver.write("Kites", basis)
    const flushed = saver.flush()
    await saver.forget()
    await flushed
    expect([contents(), saver.savedPart]).toEqual([[], "all"])
    await pass(1000)
    expect(contents()).toEqual([])
    saver.write("Again", basis)
    await pass(500)
    expect(contents()).toEqual(["Again"])
  })

  it("stays as it is when the writer continues another draft", async () => {
    saver.write("Mine", basis)
    const mine = saver.id
    saver.continueWith("other")
    saver.write("The other", basis)
    await pass(500)
    expect([stored.get(mine)?.content, stored.get("other")?.content]).toEqual(["Mine", "The other"])
  })

  it("stays when the other draft is sent right away", async () => {
    saver.write("Mine", basis)
    saver.continueWith("other")
    await saver.forget()
    expect(contents()).toEqual(["Mine"])
  })
})

describe("drafts", () => {
  const draft = (savedAt: number) => ({ form: "7:/news/add:x", id: "a", content: "", basis, savedAt })

  it("belong to a writer and a form, and the newest comes first", () => {
    expect([draftForm(7, "/news"), draftForm(undefined, "/contact")]).toEqual(["7:/news", "visitor:/contact"])
    expect([writerOf(draft(1)), pathOf(draft(1))]).toEqual(["7:", "/news/add:x"])
    expect(newestFirst([draft(1), draft(3), draft(2)]).map(({ savedAt }) => savedAt)).toEqual([3, 2, 1])
  })

  it("are old after thirty days", () => {
    const day = 86_400_000
    vi.setSystemTime(100 * day)
    expect([isOld(draft(70 * day)), isOld(draft(70 * day - 1))]).toEqual([false, true])
  })
})

describe("two contents of a form", () => {
  const file = new File(["x"], "x.jpg")

  it.each([
    [{ title: "A", more: undefined }, { title: "A" }, true],
    [{ title: "A" }, { title: "B" }, false],
    [{ rows: [{ a: 1 }] }, { rows: [{ a: 1 }] }, true],
    [{ rows: [{ a: 1 }] }, { rows: [{ a: 1 }, { a: 2 }] }, false],
    [{ a: [] }, { a: {} }, false],
    [{ a: null }, { a: undefined }, false],
    [{ file }, { file }, true],
    [{ file }, { file: new File(["x"], "x.jpg") }, false],
    [{ name: "7", url: "/a?key=1" }, { name: "7", url: "/a?key=2" }, true],
    [{ url: "/a?key=1" }, { url: "/a?key=2" }, false],
  ])("%j and %j are equal: %s", (one, other, alike) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([alike, alike])
  })
})

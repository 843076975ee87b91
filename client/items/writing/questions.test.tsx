import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import type { ReactNode } from "react"
import { describe, expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { DeletedMeanwhile } from "./changed-elsewhere.tsx"
import { ConflictView } from "./conflict-view.tsx"
import type { Draft } from "./draft.ts"
import { DraftOffers } from "./draft-offer.tsx"
import { LeaveQuestion } from "./leave-question.tsx"
import { SignInAgain } from "./sign-in-again.tsx"

const open = (part: ReactNode) => render(part, inApp)
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
const pageText = () => document.body.textContent ?? ""
const nothing = () => {}

describe("offered drafts", () => {
  const file = new File(["x"], "flag.jpg", { type: "image/jpeg" })
  const draft = (id: string, content: object, more: object = {}): Draft => ({
    ...{ form: "7:/news/add", id, content, basis: { content: {}, version: 3 }, savedAt: Date.now(), ...more },
  })
  const relay = draft("a", { title: "Relay", detail: "<p>Fig won.</p>" }, { device: "Chrome on Android" })
  const older = draft("b", { title: "Snow", image: { missingFile: "x.jpg" } }, { basis: { content: {}, version: 2 } })
  const pictures = draft("c", { first: { file }, second: { file } })
  const renderOffers = (drafts: Draft[], more: object = {}) => {
    const [onAccept, onDiscard] = [vi.fn(), vi.fn()]
    open(<DraftOffers {...{ drafts, onAccept, onDiscard, setAside: undefined, version: 3, ...more }} />)
    return { onAccept, onDiscard, rows: screen.queryAllByRole("listitem") }
  }

  it("say what each is about, where it was written, and what is missing", () => {
    const { rows } = renderOffers([relay, older, pictures])
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^RelayFig won\.Chrome on Android, today/),
      expect.stringMatching(/^SnowWithout one picture, which stayed on the other device\.This browser, today/),
      expect.stringMatching(/^With 2 pictures\.This browser, today/),
    ])
    expect(rows.map(({ textContent }) => /It has been changed since/.test(textContent ?? ""))).toEqual([
      false,
      true,
      false,
    ])
    expect(rows.map((row) => row.querySelector("img") !== null)).toEqual([false, false, true])
    expect(screen.getByRole("status").textContent).toBe("You began this before. There are 3 drafts:")
  })

  it("are continued or discarded by buttons that name them", async () => {
    const { onAccept, onDiscard } = renderOffers([relay, older])
    await press("Continue: “Snow”")
    await press("Discard: “Relay”")
    expect([onAccept.mock.calls, onDiscard.mock.calls]).toEqual([[[older]], [[relay]]])
  })

  it("offer a way back to the draft that was set aside", async () => {
    const { onAccept } = renderOffers([], { setAside: relay })
    expect(screen.getByRole("status").textContent).toBe("What you had begun here stays a separate draft: “Relay”.")
    await press("Go back to it")
    expect(onAccept.mock.calls).toEqual([[relay]])
  })
})

describe("the question before leaving", () => {
  it.each([
    ["all", false, "Your draft is kept in this browser for 30 days", "Leave it for later", "keep"],
    ["all", true, "Your draft is kept for 40 days, also for your other devices", "Leave it for later", "keep"],
    ["words", true, "The pictures are too large to be kept", "Leave it for later", "keep"],
    ["nothing", false, "so what you wrote would be lost", "Leave without it", "discard"],
  ] as const)(
    "says what happens when %s of the draft is kept (on the server: %s), and follows the answer",
    async (savedPart, isOnServer, words, leave, left) => {
      const answer = vi.fn()
      open(<LeaveQuestion {...{ savedPart, isOnServer, answer }} />)
      expect(pageText()).toContain(words)
      expect(document.activeElement?.textContent).toBe("Keep writing")
      await press("Keep writing")
      await press(leave)
      await press("Close")
      expect(answer.mock.calls).toEqual([["stay"], [left], ["stay"]])
      expect(screen.queryByText("Discard it") === null).toBe(savedPart === "nothing")
    },
  )
})

describe("two people's versions", () => {
  const names = {
    ...{ title: { name: "Title" }, ready: { name: "Ready" } },
    ...{ members: { name: "Members" }, code: { name: "Code" } },
  }
  const basis = { title: "Zero", ready: false, members: [] as object[], code: "" }
  const mine = { title: "One\ntwo", ready: true, members: [{ name: "Ada", role: "" }], code: "" }
  const theirs = { ...basis, title: "One\nthree", members: [{ name: "Obi", role: "Chair" }], code: "C1" }
  const saved = { by: { id: 9, name: "Hanna Head" }, at: "2031-03-07T09:00:00Z" }
  const renderConflict = (more: object = {}) => {
    const answer = vi.fn()
    open(<ConflictView {...{ names, basis, mine, theirs, answer, saved, isMerging: false, ...more }} />)
    return answer
  }
  const side = (name: string) => screen.getByRole("region", { name })

  it("are shown side by side in fields that both changed, and named in fields that one changed", () => {
    renderConflict()
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Hanna Head has saved this too")
    expect(pageText()).toContain("They saved their version (Friday 7 March 2031, 12:00)")
    expect(pageText()).toContain("The other is kept among its versions.")
    expect(side("Yours: Members").textContent).toBe("YoursAda")
    expect(side("Theirs, as it is stored now: Members").textContent).toBe("Theirs, as it is stored nowObiChair")
    expect(pageText()).toContain("You alone changed: Ready. That is saved with yours, and not with theirs.")
    expect(pageText()).toContain("They also changed: Code. You did not, so that stays.")
    expect(screen.queryByRole("region", { name: "Ready" })).toBeNull()
  })

  it("show colours", () => {
    renderConflict({ mine: { ...mine, code: "#107050" }, theirs: { ...theirs, code: "#803010" } })
    const shown = screen.getAllByLabelText<HTMLInputElement>(/^#/).map(({ value }) => value)
    expect(shown).toEqual(["#107050", "#803010"])
  })

  it("mark only the lines that the other lacks", () => {
    renderConflict()
    const lines = [...side("Yours: Title").querySelectorAll("p")].map((line) => [
      line.textContent,
      /differs/.test(line.parentElement?.className ?? ""),
    ])
    expect(lines).toEqual([
      ["One", false],
      ["two", true],
    ])
    expect(within(side("Yours: Title")).getByRole("button").textContent).toBe("Copy Yours: Title")
  })

  it("show the list rows that differ, with rich text rendered and choices by name", () => {
    const fields = {
      ...{ anchor: { name: "" }, heading: { name: "Heading" }, text: { name: "Text", rich: true } },
      open: { name: "Open at first" },
      kind: { name: "Kind", choices: { NOTE: "A note", RULE: "A rule" } },
    }
    const section = (heading: string, text: string, more: object = {}) => ({
      ...{ anchor: `at-${heading}`, heading, text: `<p>${text}</p>`, kind: "NOTE", open: false, ...more },
    })
    const both = section("Included", "Books.")
    renderConflict({
      names: { sections: { name: "Sections", fields } },
      basis: { sections: [both, section("Paying", "By bank.")] },
      mine: { sections: [both, section("Paying", "By card.", { open: true }), section("Leaving", "Write.")] },
      theirs: { sections: [both, section("Paying", "By bank.", { kind: "RULE" })] },
    })
    const blocks = (whose: string) => [...side(`${whose}: Sections`).querySelectorAll("p")].map((p) => p.textContent)
    expect(blocks("Yours")).toEqual(["Paying", "By card.", "Open at first", "A note", "Leaving", "Write.", "A note"])
    expect(blocks("Theirs, as it is stored now")).toEqual(["Paying", "By bank.", "A rule"])
    expect(pageText()).toContain("What both have is left out.")
  })

  it("can both be kept when each only adds at the end", async () => {
    expect(screen.queryByRole("button", { name: "Keep both, theirs first" })).toBeNull()
    const answer = renderConflict({ mine: { ...basis, title: "Zero, one" }, theirs: { ...basis, title: "Zero, two" } })
    await press("Keep both, theirs first")
    expect(answer.mock.calls).toEqual([[{ joined: { ...basis, title: "Zero, two, one" } }]])
  })

  it("are chosen by buttons, unless the writer is already merging by hand", async () => {
    const answer = renderConflict()
    for (const name of ["Keep mine", "Take theirs", "Back to the form", "Close"]) await press(name)
    expect(answer.mock.calls.flat()).toEqual(["mine", "theirs", "back", "back"])
    cleanup()
    renderConflict({ isMerging: true, saved: {}, theirs: { ...mine, title: "Zero" } })
    expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull()
    expect(pageText()).toContain("Somebody else has saved this too")
    expect(pageText()).not.toContain("versions")
    expect(pageText()).toContain("None of your changes differ from theirs.")
    expect(pageText()).not.toContain("They also changed")
    cleanup()
    renderConflict({
      ...{ mine: { ...mine, ready: false }, basis: { ...basis, members: [{ name: "Zoe" }] } },
      theirs: { ...theirs, members: [] },
    })
    expect(pageText()).not.toContain("You alone changed")
    expect(side("Theirs, as it is stored now: Members").textContent).toMatch(/nowNothing$/)
  })
})

describe("an item deleted during an edit", () => {
  const notFound = { code: "NOT_FOUND", text: "", fields: {} }
  const at = { by: { id: 9, name: "Hanna Head" }, at: "2031-03-07T09:00:00Z" }
  const safe = { leaving: { guard: { open: false } }, draft: { handOver: async () => {} } } as never

  it("is restored from the bin and sent again, and a failed restore says why", async () => {
    const retry = vi.fn()
    const restore = vi.fn().mockRejectedValueOnce(new TypeError("gone")).mockResolvedValueOnce(undefined)
    open(<DeletedMeanwhile failure={{ ...notFound, ...at, inBin: true }} {...{ restore, retry }} of={safe} />)
    expect(pageText()).toContain("Hanna Head has deleted this while you were writing, on Friday 7 March 2031, 12:00.")
    await press("Restore it with your words")
    expect(pageText()).toContain("The server did not answer.")
    expect(retry).not.toHaveBeenCalled()
    await press("Restore it with your words")
    expect(pageText()).not.toContain("The server did not answer.")
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it("can be posted as new if it is not in the bin", () => {
    open(<DeletedMeanwhile failure={notFound} addPath="/news/add" of={safe} retry={nothing} />)
    expect(pageText()).toContain(
      "Somebody has deleted this while you were writing. What you wrote is still here, and you can",
    )
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Post it as new"])
  })
})

it("Signing in again names the account for password managers, and is cancelled by closing", async () => {
  const answer = vi.fn()
  open(<SignInAgain writer={{ id: 9, name: "Eli Editor", email: "eli@school.example" }} answer={answer} />)
  expect(pageText()).toContain("Your session has ended. What you wrote is still here.")
  const secret = screen.getByLabelText("Password", { selector: "input" })
  expect([secret.getAttribute("autocomplete"), document.activeElement]).toEqual(["current-password", secret])
  expect((document.querySelector("[autocomplete=username]") as HTMLInputElement).value).toBe("eli@school.example")
  expect((screen.getByRole("button", { name: "Sign in and save" }) as HTMLButtonElement).disabled).toBe(true)
  await press("Close")
  await press("Not now")
  expect(answer.mock.calls).toEqual([[false], [false]])
})

import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { Refused } from "../loading/failure.ts"
import { Form } from "./form.tsx"
import { TextArea, TextField } from "./text-field.tsx"

const refused = (code: string, message: string, more: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...more } }] })

let answers: (() => Promise<void>)[]
let sent: string[]
let wrong: Record<string, string>
let signal: AbortSignal | undefined

beforeEach(() => {
  // jsdom's `DOMException` is not the class that signals throw.
  vi.stubGlobal("DOMException", AbortSignal.abort().reason.constructor)
  answers = []
  sent = []
  wrong = {}
})
const fieldsOf = ({ fields }: { fields: Record<string, string> }) => (
  <>
    <TextField label="Name" error={fields.name} required />
    <TextField label="Class" error={fields.class} required />
  </>
)

function opened(more: object = {}, children = fieldsOf) {
  const form = () => (
    <Form
      submitLabel="Send"
      check={() => wrong}
      onSubmit={({ fetchOptions }, as) => {
        signal = fetchOptions.signal
        sent.push(as)
        return answers.shift()?.() ?? Promise.resolve()
      }}
      otherButtons={(ready, _, sendingAs) => (
        <button type="submit" value="DRAFT" disabled={!ready} aria-busy={sendingAs === "DRAFT"}>
          Keep it
        </button>
      )}
      {...more}
    >
      {children}
    </Form>
  )
  const { rerender } = render(form())
  return () => rerender(form())
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
const field = (name: string) => screen.getByRole("textbox", { name })
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent)
const failing = (error: unknown) => answers.push(() => Promise.reject(error))
const hanging = () => answers.push(() => new Promise(() => {}))

describe("a form that was refused", () => {
  it.each([
    ["in the server's words", refused("BAD", "It is full."), "This was not saved.It is full."],
    ["by this page itself", new Refused("BAD", "You are not signed in."), "This was not saved.You are not signed in."],
    [
      "no answer came, and the text is kept",
      new TypeError("gone"),
      "The server did not answer. Please check your connection and try again. What you wrote is still here.",
    ],
    [
      "some fields are wrong",
      refused("BAD", "No.", { fields: { class: "Which class?" } }),
      "This was not saved.Please correct what is marked above, and send it again.",
    ],
    [
      "in the field's message, if the form has no such field",
      refused("BAD", "It is called off.", { fields: { event: "It is called off." } }),
      "This was not saved.It is called off.",
    ],
  ])("says why: %s", async (_, error, words) => {
    opened()
    failing(error)
    await press("Send")
    expect(alerts()).toEqual([words])
    hanging()
    await press("Send")
    expect(alerts()).toEqual([])
  })

  it("marks the field that the server names, opens the section around it and focuses it", async () => {
    const sentences = [{ text: "At most {max}.", values: { max: 3 }, field: "class" }]
    opened({}, (given) => <details>{fieldsOf(given)}</details>)
    failing(refused("BAD", "No.", { fields: { class: "At most 3." }, sentences }))
    await press("Send")
    expect(document.activeElement).toBe(field("Class"))
    expect(document.querySelector("details")?.open).toBe(true)
    expect(screen.getByText("At most 3.")).toBeTruthy()
    expect(field("Name").getAttribute("aria-invalid")).toBeNull()
  })

  it("can have its own title, and a remedy that sends it again", async () => {
    opened({
      failedTitle: "Not posted.",
      remedy: ({ code }: { code: string }, again: () => void) =>
        code === "NOT_FOUND" && (
          <button type="button" onClick={again}>
            Restore it
          </button>
        ),
    })
    failing(refused("NOT_FOUND", "It is gone."))
    await press("Send")
    await press("Restore it")
    expect(sent).toEqual(["", ""])
  })
})

describe("a form with errors", () => {
  it("is not sent, focuses the first wrong field, and clears an error once it is corrected", async () => {
    const again = opened()
    wrong = { name: "Who?", class: "Which class?" }
    await press("Send")
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(field("Name"))
    wrong = { class: "Which class?" }
    again()
    expect([screen.queryByText("Who?"), screen.getByText("Which class?")]).toEqual([null, expect.anything()])
    await press("Send")
    wrong = { name: "Who?", class: "Which class?" }
    again()
    expect(screen.queryByText("Who?")).toBeNull()
    wrong = {}
    await press("Send")
    expect(sent).toEqual([""])
  })

  it("is not sent while a field is too long", async () => {
    opened({}, () => <TextField label="Name" maxLength={3} value="Adaora" onChange={() => {}} />)
    await press("Send")
    expect(sent).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole("textbox"))
  })
})

describe("a form that misses something", () => {
  it.each([
    [{ "a title": true, "an image": false }, "Still missing: a title"],
    [{ "a title": true, "an image": true, content: true }, "Still missing: a title, an image and content"],
  ])("says what is missing, and cannot be sent: %j", (missing, words) => {
    opened({ missing })
    expect(screen.getByRole("button", { name: "Send" }).hasAttribute("disabled")).toBe(true)
    expect(screen.getByText(/^Still missing/).textContent).toBe(words)
  })

  it("is sent once nothing is missing, and leaves the focus alone until then", async () => {
    opened({ missing: { "a title": false } }, () => <TextField label="Name" error="Too short." />)
    expect(document.activeElement).toBe(document.body)
    await press("Send")
    expect(sent).toEqual([""])
  })
})

describe("a form being sent", () => {
  it("is sent once when Send is clicked twice", async () => {
    opened()
    hanging()
    const send = screen.getByRole("button", { name: "Send" })
    await act(async () => {
      send.click()
      send.click()
    })
    expect(sent).toEqual([""])
  })

  it("is sent once, by the button that was pressed and keeps the focus, and can be stopped", async () => {
    opened()
    hanging()
    await press("Keep it")
    expect(screen.getByRole("button", { name: "Keep it" }).hasAttribute("disabled")).toBe(false)
    const isBusy = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-busy") === "true"
    expect([isBusy("Keep it"), isBusy("Send")]).toEqual([true, false])
    await press("Send")
    expect(sent).toEqual(["DRAFT"])
    await press("Stop")
    expect(signal?.aborted).toBe(true)
    expect(alerts()).toEqual([
      "You stopped this.What you wrote is still here. If it did arrive after all, sending it again does not duplicate it.",
    ])
    await press("Send")
    expect(sent).toEqual(["DRAFT", ""])
  })

  it("is stopped and closed by Cancel", async () => {
    const onCancel = vi.fn()
    opened({ onCancel })
    hanging()
    await press("Send")
    await press("Cancel")
    expect([signal?.aborted, onCancel.mock.calls.length]).toEqual([true, 1])
  })

  it("says that it is slow after eight seconds without progress, and starts afresh when sent again", async () => {
    vi.useFakeTimers()
    let progress = (_: number) => {}
    const statusText = () => screen.getByRole("status").textContent
    const listening = ({ fetchOptions }: { fetchOptions: { onProgress: typeof progress } }) => {
      progress = fetchOptions.onProgress
      return new Promise<void>(() => {})
    }
    opened({ onSubmit: listening })
    await press("Send")
    await act(async () => vi.advanceTimersByTime(7900))
    act(() => progress(0.5))
    await act(async () => vi.advanceTimersByTime(7900))
    expect(statusText()).toBe("Sending. Please keep this page open.")
    await act(async () => vi.advanceTimersByTime(200))
    expect(statusText()).toMatch(/^This takes longer than usual/)
    act(() => progress(1))
    expect(statusText()).toBe("Everything has been sent. Waiting for the answer.")
    await press("Stop")
    await press("Send")
    expect(statusText()).toBe("Sending. Please keep this page open.")
  })
})

describe("Enter in a line of text", () => {
  const enter = (more: object = {}) => fireEvent.keyDown(field("Name"), { key: "Enter", ...more })

  it("moves to the next field in a form that publishes, but not during IME composition", () => {
    Element.prototype.checkVisibility = () => true
    opened({ sendsOnEnter: false })
    field("Name").focus()
    expect(enter({ isComposing: true })).toBe(true)
    expect(document.activeElement).toBe(field("Name"))
    expect(enter()).toBe(false)
    expect(document.activeElement).toBe(field("Class"))
  })

  it("skips hidden fields", () => {
    opened({ sendsOnEnter: false })
    const hidden = field("Class")
    Element.prototype.checkVisibility = function () {
      return this !== hidden
    }
    field("Name").focus()
    enter()
    expect(document.activeElement).toBe(field("Name"))
  })

  it("begins a new line in a text area, and opens a file input", () => {
    const fields = () => (
      <>
        <TextArea label="Content" />
        <input type="file" aria-label="Picture" />
      </>
    )
    opened({ sendsOnEnter: false }, fields)
    for (const name of ["Content (optional)", "Picture"])
      expect(fireEvent.keyDown(screen.getByLabelText(name), { key: "Enter" })).toBe(true)
  })

  it("sends a short form", () => {
    opened()
    expect(enter()).toBe(true)
  })
})

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { inAppAt } from "../../../test/in-app.tsx"
import { FamilyScreen } from "./family-screen.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let links = 0

const consent = (answer: string, until: string | null = null) => ({
  ...{ __typename: "FamilyConsent", name: "Zawadi", answer, until },
})

/** Null loses an answer. */
function open(...answers: (object | null)[]) {
  vi.stubGlobal("fetch", async () => {
    const data = answers.shift()
    if (!data) throw new TypeError("no line")
    return Response.json({ data })
  })
  render(<FamilyScreen />, inAppAt(`/your-child?key=pictures.${++links}.x`))
}

it("A family sees its new answer, even if the connection fails after it", async () => {
  open({ __typename: "Query", familyConsent: consent("YES") }, { answerConsent: consent("NO") })
  await screen.findByText(/You have said yes/)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "No, I do not agree" })))
  await screen.findByText(/You have said no/)
})

it("A family whose answer got through sees it, even if the confirmation is lost", async () => {
  const queryData = (answer: string) => ({ __typename: "Query", familyConsent: consent(answer) })
  open(queryData("UNSAID"), null, queryData("YES"), null, null)
  await screen.findByText(/You have not answered yet/)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Yes, I agree" })))
  await screen.findByText(/You have said yes/)
  expect(screen.queryByRole("alert")).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "No, I do not agree" })))
  const alert = await screen.findByRole("alert")
  expect(alert.textContent).toBe("The server did not answer. Please check your connection and try again.")
})

it("A family sees that its consent has expired, and can renew it", async () => {
  open({ __typename: "Query", familyConsent: consent("YES", "2020-02-14") }, { answerConsent: consent("YES") })
  await screen.findByText(/was valid until Fri 14 February 2020/)
  const yes = screen.getByRole("button", { name: "Yes, I agree" })
  expect(yes.getAttribute("aria-pressed")).toBe("false")
  await act(async () => fireEvent.click(yes))
  await screen.findByText(/You have said yes/)
})

it("A parent who returns to the tab sees the other's answer, even if the connection then fails", async () => {
  const queryData = (answer: string) => ({ __typename: "Query", familyConsent: consent(answer) })
  open(queryData("YES"), queryData("NO"))
  await screen.findByText(/You have said yes/)
  const comeBack = () => act(async () => void fireEvent(document, new Event("visibilitychange", { bubbles: true })))
  await comeBack()
  await screen.findByText(/You have said no/)
  await comeBack()
  expect(screen.getByText(/You have said no/)).toBeDefined()
})

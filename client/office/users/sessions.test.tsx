import { act, fireEvent, render, screen } from "@testing-library/react"
import { it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { Sessions } from "./sessions.tsx"

const session = (id: string, current: boolean) => ({
  ...{
    __typename: "SignedInBrowser",
    id,
    current,
    name: `Browser ${id}`,
    device: "",
    lastUsedAt: "2031-05-19T09:00:00Z",
  },
  createdAt: "2031-05-19T09:00:00Z",
})

it("Other sessions are said to have ended, even if the connection fails after it", async () => {
  const answers = [{ sessions: [session("a", true), session("b", false)] }, { endOtherSessions: { count: 1 } }]
  vi.stubGlobal("fetch", async () => {
    const data = answers.shift()
    if (!data) throw new TypeError("no line")
    return Response.json({ data })
  })
  render(<Sessions />, inApp)
  const button = await screen.findByText("End all others")
  await act(async () => fireEvent.click(button))
  await screen.findByText("Other Sessions Ended")
})

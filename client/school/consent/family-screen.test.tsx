import { ApolloProvider } from "@apollo/client/react"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { afterEach, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { SessionProvider } from "../../base/session/session.tsx"
import { FamilyScreen } from "./family-screen.tsx"

afterEach(() => vi.unstubAllGlobals())

it("A family reads its own answer, though the line breaks after it", async () => {
  const consent = (answer: string) => ({ __typename: "FamilyConsent", name: "Zawadi", answer, until: null })
  const answers = [{ __typename: "Query", familyConsent: consent("YES") }, { answerConsent: consent("NO") }]
  vi.stubGlobal("fetch", async () => {
    const data = answers.shift()
    if (!data) throw new TypeError("no line")
    return Response.json({ data })
  })
  render(
    <MemoryRouter initialEntries={["/your-child?key=pictures.1.x"]}>
      <ApolloProvider client={apiClient}>
        <SessionProvider restore={false}>
          <FamilyScreen />
        </SessionProvider>
      </ApolloProvider>
    </MemoryRouter>,
  )
  await screen.findByText(/You have said yes/)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "No, I do not agree" })))
  await screen.findByText(/You have said no/)
})

import { render, screen } from "@testing-library/react"
import { it } from "vitest"
import { Held } from "./held.tsx"

const person = { name: "Wangari Otieno", email: "", phone: "" }
const backups = [{ __typename: "HoldingBackup" as const, takenAt: "2026-11-29T02:00:00Z", goesAt: null }]

it("The search for a person names the backups that may hold them, even if the site does not", () => {
  render(<Held person={person} found={{ __typename: "HeldAbout", rows: [], texts: [], hasMore: false, backups }} />)
  screen.getByText("The site holds nothing about this person.")
  screen.getByText("These backups may hold it until later ones replace them:")
})

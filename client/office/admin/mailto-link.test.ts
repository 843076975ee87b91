import { describe, expect, it } from "vitest"
import { mailtoLink } from "./mailto-link.ts"

const letter = {
  to: "ann@home.example",
  subject: "Your message & ours",
  greeting: "Dear Ann,",
  quoted: "One?\nTwo & three = 5",
}

describe("an answer in the user's mail program", () => {
  it("has the subject, a greeting and the quoted message, safely encoded", () => {
    const address = new URL(mailtoLink(letter))
    expect(address.pathname).toBe("ann@home.example")
    expect([...address.searchParams.keys()]).toEqual(["subject", "body"])
    expect(address.searchParams.get("subject")).toBe("Your message & ours")
    expect(address.searchParams.get("body")).toContain("Dear Ann,\r\n")
    expect(address.searchParams.get("body")).toContain("> One?\r\n> Two & three = 5")
  })

  it("goes to one address, even if the address holds a query or a comma", () => {
    const address = new URL(mailtoLink({ ...letter, to: "a@b.example?bcc=all@c.example,d@e.example" }))
    expect([...address.searchParams.keys()]).toEqual(["subject", "body"])
    expect(decodeURIComponent(address.pathname)).toBe("a@b.example?bcc=all@c.example,d@e.example")
    expect(address.pathname).not.toContain(",")
  })

  it.each([
    ["x".repeat(1000), "x".repeat(1000)],
    ["x".repeat(1001), `${"x".repeat(1000)} …`],
    ["🌸".repeat(1000), "🌸".repeat(1000)],
    ["🌸".repeat(1001), `${"🌸".repeat(1000)} …`],
  ])("quotes at most 1,000 characters, and marks where it was cut (%#)", (quoted, shown) => {
    const body = new URL(mailtoLink({ ...letter, quoted })).searchParams.get("body")
    expect(body?.split("\r\n").at(-1)).toBe(`> ${shown}`)
  })

  it("stays short enough for mail programs, and never splits a character", () => {
    const address = mailtoLink({ ...letter, quoted: "🌸".repeat(3000) })
    expect(() => decodeURIComponent(address)).not.toThrow()
    expect(address.length).toBeLessThan(16_000)
  })
})

import { describe, expect, it } from "vitest"
import { asCurl } from "./as-curl.ts"
import { addressOf, maxAddressLength, operationFrom } from "./operation-address.ts"
import { portable } from "./portable.ts"
import { withoutSecrets } from "./without-secrets.ts"

/** Same length as the site's own tokens; no secret. */
const token = "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF3hI6kL9nO2q"

describe("an operation exported from the sandbox", () => {
  it("has placeholders in place of passwords, tokens and keys", () => {
    const query = `# Signs in.
mutation ($code: String = "123456") { login(email: "tess@school.example", password: "Your!Passw0rd") { viewer { name } }
  addUser(input: { name: "Nia", password: "An0ther!Word" }) { id }
  saveDraft(key: "news:new", content: "{}", pictureNames: ["${token}"]) { key }
  confirmByMail(key: "attendance.12.${token}") { state } }`
    const variables = JSON.stringify({
      ...{ id: 7, day: "2030-03-01", picture: "1761000000000the-school-garden-in-the-spring.png" },
      input: { newPassword: "S3cret!word", keys: [`receipt.3.${token}`], title: "A story of tokens" },
    })
    const left = withoutSecrets({ query, variables })
    expect(left.query).toBe(
      query
        .replace("Your!Passw0rd", "your password")
        .replace("An0ther!Word", "your password")
        .replace("123456", "your code")
        .replace(`["${token}"]`, '["your pictureNames"]')
        .replace(/attendance[^"]+/, "your key"),
    )
    expect(left.variables).toEqual({
      ...{ id: 7, day: "2030-03-01", picture: "1761000000000the-school-garden-in-the-spring.png" },
      input: { newPassword: "your newPassword", keys: ["your keys"], title: "A story of tokens" },
    })
  })

  it("has a link if it is short enough, with its content in the fragment", () => {
    const variables = '{ "id": 1 }'
    const address = addressOf({ query: "{ site { name } }", variables }, "https://school.example")
    const { pathname, search, hash } = new URL(String(address))
    expect([pathname, search]).toEqual(["/graphql", ""])
    expect(operationFrom({ search, hash })).toEqual({ query: "{ site { name } }", variables })
    expect(operationFrom({ search, hash: hash + "x".repeat(maxAddressLength) })).toBeUndefined()
    expect(addressOf({ query: "x".repeat(maxAddressLength), variables }, "https://school.example")).toBeUndefined()
  })

  it("keeps typed headers, except credentials and secrets", () => {
    const headers = JSON.stringify({
      AUTHORIZATION: "Bearer x",
      Cookie: "a=b",
      "x-note": "it",
      "x-token": "x",
      "x-key": token,
    })
    const left = portable(null, { query: "{ site { name } }", variables: "", headers })
    expect([left.headers, left.isSignedIn]).toEqual([{ "x-note": "it" }, true])
    expect(portable(null, { query: "{ site { name } }", variables: "", headers: "" }).isSignedIn).toBe(false)
  })

  it("keeps its name if the document has several", () => {
    const query = "query A { site { name } } query B { viewer { name } }"
    expect(portable(null, { query, variables: "", headers: "", operationName: "B" }).operationName).toBe("B")
  })

  it("becomes a curl command with safe quoting", () => {
    const command = asCurl(
      {
        ...{ query: "{ site { name } }", variables: { title: "It's $HOME" }, places: [] },
        ...{ headers: { "x-note": "it's" }, isSignedIn: true },
      },
      "https://school.example",
    )
    expect(command).toContain('-H "Authorization: Bearer $TOKEN"')
    expect(command).toContain(`-H 'x-note: it'\\''s'`)
    expect(command).toContain(`"It'\\''s $HOME"`)
  })
})

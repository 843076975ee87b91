import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors"
import { expect, it } from "vitest"
import { translate } from "../words/translate.ts"
import { failureOf, failureText, Refused } from "./failure.ts"

const answered = (status: number) =>
  new ServerError("It failed.", { response: new Response("", { status }), bodyText: "" })

it.each([
  ["NO_ANSWER", new TypeError("gone"), "The server did not answer. Please check your connection and try again."],
  ["STOPPED", new DOMException("", "AbortError"), /^What you wrote is still here\. If it did arrive after all/],
  ["UNAUTHENTICATED", new Refused("UNAUTHENTICATED", "You are not signed in."), "You are not signed in."],
  ["413", answered(413), "This is too large to be sent. A picture may have at most 10 MB."],
  ["429", answered(429), "That was too often. Please wait a little and try again."],
  ["502", answered(502), "Something went wrong on our side. Please try again."],
  ["", new CombinedGraphQLErrors({ errors: [] }), "Something went wrong on our side. Please try again."],
])("A failure with the code “%s” is shown in plain words", (code, error, text) => {
  expect(failureOf(error)).toMatchObject({ code, text: expect.stringMatching(text), fields: {} })
})

it("A refusal runs the server's message and details, and is translated", () => {
  const extensions = {
    ...{ code: "CONFLICT", fields: { title: "Too long." }, at: "2031-03-07", inBin: true },
    by: { id: 7, name: "Hanna Head" },
    ...{ stored: { version: 3 }, sentences: [{ text: "At most {max}.", values: { max: 3 } }, { text: "Try again." }] },
  }
  const failure = failureOf(new CombinedGraphQLErrors({ errors: [{ message: "At most 3. Try again.", extensions }] }))
  expect(failure).toEqual({ ...extensions, text: "At most 3. Try again." })
  const t = translate("fr", { "At most {max}.": "{max} au plus.", "Try again.": "Réessayez." })
  expect(failureText(t, failure)).toBe("3 au plus. Réessayez.")
  expect(failureText(t, { ...failure, sentences: undefined })).toBe("At most 3. Try again.")
})

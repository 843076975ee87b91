import { expect, it } from "vitest"
import { consequencesOf, hasItems } from "./account-holdings.ts"

const gus = { name: "Gus", email: "gus@school.example" }
const nothing = { __typename: "Holdings" as const, items: [], planned: 0, binned: 0, drafts: 0, sessions: 0, mails: 0 }
const always = [
  "Address, password, second step, telephone, links and picture are deleted.",
  "Who did what stays noted, and so do earlier versions, under the name that you choose below.",
  "Pages and profiles about the person are content: they stay as they are until somebody edits them.",
  "Backups until today hold the account until newer ones take their place.",
]
const saidOf = (holdings: object) =>
  consequencesOf(gus, { ...nothing, ...holdings }).filter((sentence) => !always.includes(sentence))

it("Of an account that holds nothing, only that is said, and there is nothing to hand on", () => {
  expect(saidOf({})).toEqual(["Nobody can sign in as gus@school.example any more.", "Gus has added nothing."])
  expect(consequencesOf(gus, nothing)).toEqual(expect.arrayContaining(always))
  expect(hasItems(nothing)).toBe(false)
})

it.each([
  [{ sessions: 1 }, "Nobody can sign in as gus@school.example any more, and 1 browser is signed out."],
  [{ sessions: 2 }, "Nobody can sign in as gus@school.example any more, and 2 browsers are signed out."],
  [{ items: [{ type: "NEWS_STORY", count: 2 }] }, "What Gus added stays: News 2. You choose below whose it is then."],
  [
    { planned: 1 },
    "1 publication planned: handed on, they keep their hour. Otherwise they wait for an administrator then.",
  ],
  [{ binned: 1 }, "1 item in the bin: whoever takes the items on can take them out."],
  [{ drafts: 2 }, "2 drafts that nobody else has seen, with pictures, deleted."],
  [{ mails: 1 }, "1 mail to this address, deleted, also where not sent yet."],
])("Of an account that holds %j it is said what becomes of that", (holdings, sentence) => {
  expect(saidOf(holdings)).toContain(sentence)
})

it("What stands on the site or in the bin can be handed on", () => {
  const story = { __typename: "OwnedItems" as const, type: "NEWS_STORY" as const, count: 1 }
  expect([{ items: [story] }, { binned: 1 }].map((holdings) => hasItems({ ...nothing, ...holdings }))).toEqual([
    true,
    true,
  ])
})

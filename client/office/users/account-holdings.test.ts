import { expect, it } from "vitest"
import { hasItems } from "./account-holdings.ts"

const nothing = { __typename: "Holdings" as const, items: [], planned: 0, binned: 0, drafts: 0, sessions: 0, mails: 0 }

it("Items on the site or in the bin can be handed on", () => {
  const story = { __typename: "OwnedItems" as const, type: "NEWS_STORY" as const, count: 1 }
  const held = [{}, { items: [story] }, { binned: 1 }, { drafts: 1 }]
  expect(held.map((holdings) => hasItems({ ...nothing, ...holdings }))).toEqual([false, true, true, false])
})

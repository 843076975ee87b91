import { renderHook } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { draftForm } from "./draft.ts"
import { tabDrafts } from "./tab-drafts.ts"
import { useDraft } from "./use-draft.ts"

const path = "/user/view/7"

const offersIn = (content: object) => {
  const { result } = renderHook(() => useDraft({ writer: null, path, content, basis: { content }, dirty: false }))
  return () => result.current.offers.map(({ id }) => id)
}

it("A form offers the drafts of its own fields, not those of another form at the same address", async () => {
  const draft = (id: string, content: object) =>
    tabDrafts.put({ form: draftForm(undefined, path), id, content, basis: { content: {} }, savedAt: Date.now() })
  await draft("profile", { name: "Ruth", telephone: "0123" })
  await draft("email", { newEmail: "ruth@example.com" })
  const inProfile = offersIn({ name: "Ruth", telephone: "", twitter: "" })
  const inEmail = offersIn({ newEmail: "" })
  await vi.waitFor(() => expect([inProfile(), inEmail()]).toEqual([["profile"], ["email"]]))
})

it("A form of a list that is still empty offers its drafts", async () => {
  const form = draftForm(undefined, path)
  await tabDrafts.put({ form, id: "pictures", content: ["one.jpg"], basis: { content: [] }, savedAt: Date.now() })
  const offered = offersIn([])
  await vi.waitFor(() => expect(offered()).toContain("pictures"))
})

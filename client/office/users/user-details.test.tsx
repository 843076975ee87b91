import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { inAppAt } from "../../../test/in-app.tsx"
import type { ShownUser } from "./one-user.tsx"
import { UserDetails } from "./user-details.tsx"

const user = (canEdit: boolean) => ({ id: 7, name: "Ruth", picture: null, canEdit }) as unknown as ShownUser

it.each([
  [true, "", null],
  [true, "?edit=1", "Update"],
  [false, "?edit=1", null],
])("A user page that the viewer may edit (%s), opened with “%s”, shows the form to “%s”", (canEdit, search, submit) => {
  render(<UserDetails user={user(canEdit)} />, inAppAt(`/user/view/7${search}`))
  expect(screen.queryByRole("button", { name: "Update" })?.textContent ?? null).toBe(submit)
})

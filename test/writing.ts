import { expect } from "vitest"
import { password, type School } from "./school.ts"
import type { Visit } from "./visit.ts"

/** The sizes of screen on which people write. */
export const devices = [
  ["at a desk", { viewport: { width: 1280, height: 900 } }],
  ["on a phone", { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }],
] as const

/** The note above a form about its unfinished drafts. */
export const offer = ({ page }: Visit) => page.getByRole("region", { name: "Unfinished draft" })

/** Continues the newest offered draft, or the newest with a title. */
export async function continueDraft(visit: Visit, title = "") {
  const drafts = offer(visit).getByRole("listitem").filter({ hasText: title })
  const buttons = drafts.getByRole("button", { name: "Continue" })
  await buttons.first().waitFor()
  const offered = await buttons.count()
  await buttons.first().click()
  await expect.poll(() => buttons.count()).toBe(offered - 1)
}

/** Keeps drafts and their pictures from the server. */
export const blockDraftSync = ({ page }: Visit) =>
  page
    .context()
    .route("**/graphql", (route) =>
      route.request().postData()?.includes("mutation SaveDraft") ? route.abort() : route.fallback(),
    )

/** Waits until the text is in the browser's own store. */
export async function draftSaved({ page }: Visit, words: string) {
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(words)
}

/** All drafts in the browser, of any user. */
export const draftsIn = ({ page }: Visit) => page.evaluate(storedDrafts)

async function storedDrafts() {
  const request = indexedDB.open("writing")
  const db = await new Promise<IDBDatabase | null>((resolve) => {
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(null)
  })
  if (!db) return JSON.stringify({ ...sessionStorage })
  const all = db.transaction("drafts").objectStore("drafts").getAll()
  const names = db.transaction("files").objectStore("files").getAllKeys()
  const [drafts, files] = await Promise.all(
    [all, names].map(
      (query) => new Promise((resolve) => query.addEventListener("success", () => resolve(query.result))),
    ),
  )
  db.close()
  return JSON.stringify({ drafts, files, ...sessionStorage })
}

/** Waits for a field's content. */
export const fieldHolds = ({ page }: Visit, label: string, text: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text)

export const question = ({ page }: Visit) => page.getByRole("alertdialog", { name: "Leave this unfinished?" })

export const answer = (visit: Visit, name: string) => question(visit).getByRole("button", { name }).click()

export const signInDialog = ({ page }: Visit) => page.getByRole("dialog", { name: "Sign in again to save this" })

/** Ends the session of the browser's user, as from another device. */
export async function revoke(school: School, email: string) {
  const elsewhere = await school.signIn(email)
  await elsewhere.request("mutation { endOtherSessions { count } }")
}

/** Signs in again in the dialog over the form. */
export async function signInAgain(visit: Visit) {
  await signInDialog(visit).getByLabel("Password", { exact: true }).fill(password)
  await signInDialog(visit).getByRole("button", { name: "Sign in and save" }).click()
}

/** True if the tab may be closed without the browser's question. */
export const canCloseTab = ({ page }: Visit) =>
  page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })))

import { expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { largerText } from "./larger-text.ts"
import { addressOf } from "./school.ts"
import { faultsOn, type Screen, type Variant } from "./screens.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

/** A name too long for its place. */
const long = "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh"
/** A word as long as a name may be. */
const longest = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 100)
const soon = new Date(Date.now() + 3_600_000).toISOString()

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  await school.account(Role.REGULAR, longest)
  const head = await school.signIn(addressOf("Hanna Head"))
  await fill(head)
  await write(await school.signIn(addressOf("Eda Editor")), head)
  await addPrograms(await school.signIn("admin@jacarandahill.example"))
})

async function fill(head: Client) {
  const person = { senderName: long, senderEmail: `${long}@example.com`, senderPhone: "+44 20 7946 0199" }
  await head.rest("POST", "/mail", { pageName: "Inquiry", ...person, inquiry: "Supercalifragilistic".repeat(20) })
  await head.rest("POST", "/apply", { pname: long, cname: long, email: "a@example.com", phone: "1", messege: long })
  const firstDay = new Date().toISOString().slice(0, 10)
  const absence = { childName: long, className: long, firstDay, reason: "A cold. ".repeat(20), reporter: long }
  await head.call("reportAbsence", { input: { ...absence, phone: "+44 20 7946 0199" } }, "path")
  await head.call("addNotice", { input: { kind: "OTHER", text: long.repeat(3), endsAt: soon } })
  const product = { name: `The ${long} atlas`, description: "For Form 5. ".repeat(30), price: 1_276_000, stock: 0 }
  await head.call("addProduct", { input: product })
  const members = [{ name: longest, role: longest }]
  await head.call("addCommittee", { input: { name: `${long} garden`, description: "Weeds. ".repeat(50), members } })
}

/** A story that waits for approval, and one in the bin. */
async function write(editor: Client, head: Client) {
  await head.call("editSite", { input: { approvesEditors: true } })
  await published(editor, "NewsStory", { title: long })
  await head.call("editSite", { input: { approvesEditors: false } })
  const { id } = await published(editor, "NewsStory", { title: longest })
  await editor.call("deleteNewsStory", { id })
}

async function addPrograms(keeper: Client) {
  const rights = ["NEWS_STORY", "GALLERY", "EVENT"].map((area) => ({ area, access: "WRITE" }))
  await keeper.call("addProgram", { input: { name: long, role: "EDITOR", rights, endsAt: soon } })
  const webhook = { url: `https://${long}.invalid/hook`, topics: ["NEWS_STORY", "NOTICE", "EVENT"] }
  await keeper.call("addWebhook", { input: webhook })
}

const press =
  (name: string | RegExp, exact = true) =>
  ({ page }: Visit) =>
    page.getByRole("main").getByRole("button", { name, exact }).first().click()
const openFirst = ({ page }: Visit) => page.locator("main li button[aria-expanded]").first().click()
const openMenu = async ({ page }: Visit) => {
  // Only on narrow screens.
  await page.getByRole("navigation", { name: "Admin" }).locator("button").dispatchEvent("click")
}
let newcomers = 0
const makeUser = async (visit: Visit) => {
  await visit.page.getByLabel("Name").fill("Nia Newcomer")
  await visit.page.getByLabel("Email").fill(`nia${++newcomers}@jacarandahill.example`)
  await press("Add the user")(visit)
  await visit.page.getByRole("heading", { name: "Nia Newcomer is invited" }).waitFor()
}
const makeProgram = async ({ page }: Visit) => {
  await page.getByLabel("Name").fill(long)
  await page.getByLabel("News stories").selectOption("WRITE")
  await page.getByLabel("Enquiries").selectOption("READ")
  await page.getByRole("button", { name: "Make the token" }).click()
  await page.getByText(/^japrog_/).waitFor()
}
const findPerson = async ({ page }: Visit) => {
  await page.getByLabel("Name").fill("Eda Editor")
  await page.getByRole("button", { name: "Find", exact: true }).click()
  await page.getByRole("heading", { name: "Erase for good" }).waitFor()
}
const openUser = async ({ page }: Visit) => {
  await page.getByRole("searchbox").fill("Eda Editor")
  // The list follows the search, so the target may move.
  await page.getByText("Nobody has that name.").first().waitFor()
  await page.getByRole("table").getByRole("link", { name: "Eda Editor" }).click()
  await page.locator("summary", { hasText: /^Published\S/ }).click()
}
const suspend = async (visit: Visit) => {
  await visit.unfold("Sign-in")
  await press("Suspend")(visit)
}
const ownForm = (name: string) => async (visit: Visit) => {
  await visit.page.locator("a[aria-label='My page']").first().dispatchEvent("click")
  await visit.page.getByRole("heading", { name: "Where you are signed in" }).waitFor()
  await press(name)(visit)
}

const translate = async ({ page }: Visit) => {
  await page.locator("summary", { hasText: "Translations" }).click()
  await page.locator("summary", { hasText: /^Kiswahili/ }).click()
  await page.getByRole("group", { name: "Translations" }).getByLabel("Title").first().waitFor()
}

/** One screen of each kind: another type's list or form is the same component. */
const screens: Screen[] = [
  { path: "/admin", open: openMenu },
  { path: "/admin/users", open: openUser },
  { path: "/admin/users/2", open: suspend },
  { path: "/admin/users/13/delete" },
  { path: "/admin/users/add", open: makeUser },
  { path: "/admin/orders", open: press(/^Record payment/, false) },
  { path: "/admin/orders/add", open: press("Add the order") },
  { path: "/admin/products" },
  { path: "/admin/committees" },
  { path: "/admin/committees/1" },
  { path: "/admin/dates" },
  { path: "/admin/notices" },
  { path: "/admin/notices/add", open: press("Post") },
  { path: "/admin/activity" },
  { path: "/admin/inbox?state=all", open: openFirst },
  { path: "/admin/approvals" },
  { path: "/admin/content", open: ({ page }) => page.getByLabel("Choose all").check() },
  { path: "/admin/health" },
  { path: "/admin/person", open: findPerson },
  { path: "/admin/site" },
  { path: "/admin/site/categories" },
  { path: "/admin/site/look" },
  { path: "/admin/consent", open: press("Add a child") },
  { path: "/admin/programs", open: press(/^Revoke/, false) },
  { path: "/admin/programs/add", open: makeProgram },
  { path: "/admin/programs/webhooks/1" },
  { path: "/uniform?edit=1", open: translate },
  { path: "/user/view/2" },
  { path: "/user/password" },
  { path: "/user" },
  { path: "/user/bin" },
  { path: "/user/history/news-story/1" },
  { path: "/news", open: ownForm("Edit profile") },
]

/** The query that each screen sends whenever it is opened, as colleagues change its answer. */
const refetchedQueries: Record<string, string> = {
  "/admin": "Dashboard",
  "/admin/users": "Accounts",
  "/admin/orders": "Orders",
  "/admin/products": "Products",
  "/admin/dates": "SchoolYear",
  "/admin/inbox?state=all": "Inbox",
  "/admin/approvals": "Approvals",
  "/admin/content": "AllContent",
  "/admin/notices": "Notices",
  "/admin/activity": "Activity",
  "/admin/health": "Health",
  "/admin/site": "LatestVersion",
  "/admin/users/2": "Account",
  "/user": "MyContent",
  "/user/bin": "Bin",
  "/user/history/news-story/1": "Versions",
}

const variants: Variant[] = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 360 },
]

/** On a tablet, tables have columns. */
const sizes = [{ width: 768, font: 16 }, ...largerText]

const alive = new Set<string>()

/** A note if the screen is missing, and each of its links that leads to no page of the site. */
async function deadLinks(visit: Visit) {
  const { page } = visit
  const isMissing = (await visit.heading("404").count()) > 0
  const links = await page
    .locator("main a[href], nav[aria-label=Admin] a[href]")
    .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").replace(/^#/, "")))
  const dead = isMissing ? ["there is no such screen"] : []
  for (const path of new Set(links.filter((link) => link.startsWith("/")))) {
    // Addresses that differ only in an item's number lead to one screen.
    const shape = path.replace(/\?.*/, "").replaceAll(/\/\d+/g, "/1")
    if (alive.has(shape)) continue
    // Some of these addresses answer differently to programs. Pages of the office are not rendered for a signed-in user.
    const headers = { accept: "text/html", ...(path.startsWith("/admin") && { cookie: "signed-in=1" }) }
    const { status } = await fetch(stage.school.url + path, { headers })
    if (status === 200) alive.add(shape)
    else dead.push(`${path} leads nowhere`)
  }
  return dead
}

it("Every office screen has no barrier, sideways scrolling or dead link, and refetches when reopened", async () => {
  const visit = await stage.signedIn("Admin", "/admin")
  expect(await faultsOn(visit, screens, variants, sizes, deadLinks)).toEqual([])
  // All of them were open before.
  const requests: string[] = []
  visit.page.on("request", (request) => requests.push(request.postData() ?? ""))
  for (const [path, query] of Object.entries(refetchedQueries)) {
    requests.length = 0
    await visit.goTo(path)
    await expect.poll(() => requests.join(), { message: path }).toContain(`"operationName":"${query}"`)
  }
  await visit.end()
}, 300_000)

import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, it } from "vitest"
import { leave, olderDatabase } from "../../test/older-database.ts"
import { School } from "../../test/school.ts"
import { migrations } from "../database/migrations/index.ts"

const before = migrations.filter(({ name }) => !name.startsWith("AddMapAndNotes"))

let school: School
afterEach(() => school.close())

/** A site as it was when its screens named the school, which is called so. */
async function olderSite(name: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "school-"))
  const source = await olderDatabase(dataDir, before)
  const call = JSON.stringify({ title: "", text: "", actionLabel: "", actionPath: "/", picture: null })
  const row = {
    ...{ id: 1, version: 1, name, shortName: name, motto: "", founded: 1974, email: "", officeHours: "" },
    ...{ address: "[]", postalAddress: "[]", telephone: "[]", helpLine: '{"label":"","number":""}', social: "{}" },
    ...{ onlineSchoolUrl: "", footerText: "", hero: call, intake: call, scholarship: call, categories: "[]" },
    ...{ facilities: "[]", about: '{"tag":"","title":"","intro":"","path":"/"}' },
    signInPanel: '{"quote":"","attribution":""}',
  }
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const values = Object.values(row)
  await source.query(
    `INSERT INTO "site_info" (${columns}) VALUES (${values.map((_, index) => `$${index + 1}`)})`,
    values,
  )
  await leave(source)
  return School.openOn(dataDir)
}

const said = async () =>
  (
    await school
      .visitor()
      .ask("{ site { map { picture { name url alt } } menuNotes { path note } facilitiesTitle searchHint } }")
  ).data.site

it("keeps the map and the words of the menu where a site still is the school of the starting content", async () => {
  school = await olderSite("Jacaranda Hill Junior Academy")
  const { map, ...words } = await said()
  expect(map.picture).toMatchObject({ name: "school-map.jpg", alt: expect.stringMatching(/^Map: /) })
  expect((await school.visitor().send("GET", map.picture.url)).status).toBe(200)
  expect(words).toMatchObject({ facilitiesTitle: "Rooms with a view of something", searchHint: "Uniform, term dates…" })
  expect(words.menuNotes).toContainEqual({ path: "/vacancies", note: "Come and work with us" })
})

it("takes them from every other school, which had them by mistake", async () => {
  school = await olderSite("Flame Tree Junior School")
  expect(await said()).toEqual({ map: { picture: null }, menuNotes: [], facilitiesTitle: "", searchHint: "" })
})

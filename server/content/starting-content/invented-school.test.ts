import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { root } from "../../base/root.ts"
import type { SiteInfo } from "../site-info/site-info.ts"

/** Files that may name the school of the starting content. */
const allowedFiles = /\.test\.tsx?$|^test\/paste-corpus/

/** The first administrator's default address, which running sites and their documentation use. */
const known = ["admin@jacarandahill.example"]

it("Only the starting content names the invented school", async () => {
  const words = await namesOfIt()
  expect(words.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const file of await sources()) {
    const source = known.reduce((text, word) => text.replaceAll(word, ""), await readFile(join(root, file), "utf8"))
    for (const word of words) if (source.includes(word)) found.push(`${file}: ${word}`)
  }
  expect(found).toEqual([])
})

async function sources() {
  const lists = ["client", "server"].map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, "")),
  )
  return (await Promise.all(lists)).flat().filter((file) => !allowedFiles.test(file))
}

async function namesOfIt() {
  const site = parse(await readFile(join(root, "data/site.yaml"), "utf8")) as SiteInfo
  const people = parse(await readFile(join(root, "data/people.yaml"), "utf8")) as { name: string }[]
  const profiles = (await readdir(join(root, "data/profiles"))).map((file) => file.replace(".md", ""))
  const { name, shortName, motto, email, address, postalAddress, telephone, helpLine } = site
  return [
    ...[name, shortName, motto, email.replace(/.*@/, ""), site.hero.title, site.signInPanel.attribution],
    ...[site.facilitiesTitle, site.searchHint, site.footerText, site.about.title],
    ...[...address, ...postalAddress],
    ...[helpLine, ...telephone].flatMap(({ number }) => [number, number.replace(/\D/g, "")]),
    ...people.map((person) => person.name),
    ...profiles.map((slug) => slug.split("-").map(capital).join(" ")),
    ...["Hill Road", "Well Lane", "Baobab", "Acacia", "flagpole"],
  ]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

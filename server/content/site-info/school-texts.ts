import { Field, ObjectType } from "type-graphql"
import type { Database } from "../../store/database/database.ts"
import { readSite } from "./site-info.ts"
import type { CallToAction, FooterGroup } from "./site-info-parts.ts"

type TextsByPlace = Record<string, string[]>

/** The school's English texts that pages translate by `t`, grouped by where the office finds them. */
export type TextsSource = (database: Database) => Promise<TextsByPlace>

@ObjectType({ description: "Texts that the school has written in English, to translate beside each other." })
export class SchoolTexts {
  @Field(() => String, { description: "Part of the site that shows them, such as Home." })
  place!: string

  @Field(() => [String], { description: "Each text once, in display order." })
  texts!: string[]
}

/** Lists a text only at its first place. */
export async function readSchoolTexts(sources: TextsSource[], database: Database): Promise<SchoolTexts[]> {
  const found = await Promise.all(sources.map((source) => source(database)))
  const seen = new Set<string>()
  const isNew = (text: string) => text.trim() !== "" && seen.size < seen.add(text).size
  return found
    .flatMap((places) => Object.entries(places))
    .map(([place, texts]) => ({ place, texts: texts.filter(isNew) }))
    .filter(({ texts }) => texts.length > 0)
}

export async function siteTexts({ read }: Database): Promise<TextsByPlace> {
  const site = await readSite(read)
  const { hero, about, intake, scholarship, facilities, routine, signInPanel, formNotes } = site
  return {
    "Every page": [
      site.motto,
      ...[site.helpLine, ...site.telephone].map(({ label }) => label),
      site.officeHours,
      site.footerText,
      ...titlesIn(site.footerGroups),
    ],
    Menu: [...titlesIn(site.menuGroups), ...site.menuNotes.map(({ note }) => note)],
    Home: [
      ...wordsOf(hero),
      ...[about.tag, about.title, about.intro],
      ...[...site.mostAsked, ...site.categories].flatMap(({ title, text }) => [title, text]),
      ...[site.searchHint, site.facilitiesTitle],
      ...facilities.flatMap(({ name, text }) => [name, text]),
      ...[intake, scholarship].flatMap(wordsOf),
    ],
    Today: [routine.gate, ...routine.lunchWeeks.flatMap((week) => Object.values(week) as string[])],
    "Forms and receipts": Object.values(formNotes).flatMap(({ answeredBy, next }) => [answeredBy, next]),
    "Sign-in panel": [signInPanel.quote, signInPanel.attribution],
  }
}

const titlesIn = (groups: FooterGroup[]) =>
  groups.flatMap(({ title, links }) => [title, ...links.map(({ title }) => title)])

const wordsOf = ({ title, text, actionLabel }: CallToAction) => [title, text, actionLabel]

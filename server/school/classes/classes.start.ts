import type { Language } from "../../base/languages.ts"
import { html } from "../../base/text/html.ts"
import { codeOf, translatedInto } from "../../content/items/api-language.ts"
import { startOwned } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Profile } from "../profiles/profile.ts"
import { SchoolClass } from "./school-class.ts"

interface ClassTexts {
  title: string
  room: string
  note: string
}

/** Texts in other languages are under their language codes, such as `sw`. */
interface StartingClass extends ClassTexts, Partial<Record<Language, ClassTexts>> {
  year: number
  /** By their names in `profiles/`. */
  teachers: string[]
  author: string
}

export async function startClasses(starting: StartingContent) {
  const profiles = await starting.rows.find(Profile, { select: { id: true, name: true } })
  const idOf = (teacher?: string) => profiles.find(({ name }) => name === teacher)?.id ?? null
  for (const written of await starting.yaml<StartingClass[]>("classes.yaml")) {
    const { author, year, teachers } = written
    const [teacherId, secondTeacherId] = [idOf(teachers[0]), idOf(teachers[1])]
    const translations = translatedInto.flatMap((language) => {
      const texts = written[codeOf(language)]
      return texts ? { language, isReady: true, isCurrent: true, pictureAlt: "", ...textsOf(texts) } : []
    })
    await startOwned(
      starting,
      SchoolClass,
      { author, daysAgo: 40 },
      { ...textsOf(written), year, teacherId, secondTeacherId, translations },
    )
  }
}

const textsOf = ({ title, room, note }: ClassTexts) => ({ title, room, note: html`<p>${note}</p>`.text })

import { type Language, localeOf } from "../../base/languages.ts"
import { addDays, type Day, daysFrom, weekdayOf } from "../../content/items/day.ts"
import { matchText } from "../../content/items/search-text.ts"
import type { QueryWord } from "../../content/items/searchable.ts"

/** Days as people type them: `friday`, `12th march`, `mar 12 2027`, `march 2027`. Short names only beside a number. */
export class NamedDays {
  readonly areNames: boolean
  private readonly words: string[]
  private readonly names: Names

  constructor(words: QueryWord[], language: Language) {
    this.words = words.map(({ typed }) => typed)
    this.names = namesIn(language)
    const all = [...this.names.weekdays, ...this.names.months].flat()
    const isName = (word: string) => all.some((name) => this.isShort(word, name))
    this.areNames = this.words.some(isName) && this.words.every((word) => isNumber(word) || isName(word))
  }

  areWithin({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): boolean {
    const days = daysFrom(firstDay, lastDay) + 1
    return Array.from({ length: days }, (_, index) => addDays(firstDay, index)).some(this.areOn)
  }

  /** The first matching day from `today`; null for a whole month. */
  firstFrom = (today: Day): Day | null => {
    const day = Array.from({ length: 366 }, (_, index) => addDays(today, index)).find(this.areOn)
    return day && !this.areOn(addDays(day, 1)) && !this.areOn(addDays(day, -1)) ? day : null
  }

  private areOn = (day: Day): boolean => {
    const [year = 0, month = 1, date = 0] = day.split("-").map(Number)
    const names = [this.names.weekdays[weekdayOf(day)], this.names.months[month - 1]].flatMap((some) => some ?? [])
    return this.words.every((word) =>
      isNumber(word)
        ? [year, date].includes(Number.parseInt(word, 10))
        : names.some((name) => this.isShort(word, name)),
    )
  }

  private isShort = (word: string, name: string): boolean =>
    name === word || (word.length > 2 && this.words.some(isNumber) && name.startsWith(word))
}

const isNumber = (word: string) => /^\d/.test(word)

/** In the language and in English, which families mix. */
interface Names {
  /** From Sunday. */
  weekdays: string[][]
  months: string[][]
}

const names = new Map<Language, Names>()

/** Made once, as `Intl` takes a millisecond for a format. */
function namesIn(language: Language): Names {
  const namesOf = (count: number, option: Intl.DateTimeFormatOptions, dayOf: (index: number) => number) => {
    const locales = [localeOf(language), "en"]
    const formats = locales.map((locale) => new Intl.DateTimeFormat(locale, { ...option, timeZone: "UTC" }))
    return Array.from({ length: count }, (_, index) => formats.map(({ format }) => matchText(format(dayOf(index)))))
  }
  const result = names.get(language) ?? {
    // 2 January 2028 is a Sunday.
    weekdays: namesOf(7, { weekday: "long" }, (index) => Date.UTC(2028, 0, 2 + index)),
    months: namesOf(12, { month: "long" }, (index) => Date.UTC(2028, index)),
  }
  names.set(language, result)
  return result
}

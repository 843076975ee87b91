import { type ApiLanguage, original } from "../items/api-language.ts"
import { matchText, wordsIn } from "../items/search-text.ts"
import type { QueryWord } from "../items/searchable.ts"
import { formsOf, stemOf } from "./word-forms.ts"

export interface Question {
  words: QueryWord[]
  /** `titleKey`s of titles that equal the question; the typed words' key first. */
  keys: string[]
}

/** Further words of a search are ignored. */
export const maxWords = 8

/** In characters. */
export const maxQuestionLength = 200
/** Synonyms per word. */
const maxVariants = 24
const maxKeys = 32

/** @param synonyms lines of the site: `uniform, clothes`, or in another language `fr: uniforme, tenue` */
export function questionOf(typed: string, synonyms: string[] = [], language = original): Question {
  const groups = synonyms.flatMap((line) => groupIn(line, language))
  const words = contentWords(typed, language, groups.flat())
    .slice(0, maxWords)
    .map((word) => ({ typed: word, variants: variantsOf(word, groups, language) }))
  return questionAbout(words)
}

export const questionAbout = (words: QueryWord[]): Question => ({ words, keys: keysOf(words) })

function groupIn(line: string, language: ApiLanguage): string[][] {
  const [, code = original, words = ""] = /^(?:\s*([a-z]{2,3}):)?(.*)$/s.exec(line) ?? []
  return code.toUpperCase() === language ? [wordsIn(matchText(words))] : []
}

/** The topic of a title: `uniform` of "Is there a uniform?" Keeps at least one word on each side of a colon. */
export const titleKey = (title: string, language = original) =>
  keyOf(title.split(": ").flatMap((part) => contentWords(part, language).map(stemOf)))

/** @param meaningful stop words to leave in: `much` as a synonym of `cost` */
export function contentWords(text: string, language = original, meaningful: string[] = []): string[] {
  const words = [...new Set(wordsIn(matchText(text.replace(afterLetter, ""))))]
  const content = words.filter((word) => meaningful.includes(word) || !stopWords[language]?.has(word))
  return content.some((word) => /\p{L}/u.test(word)) ? content : words
}

/** The hyphen of `e-mail`, so that `email` also finds it. */
const afterLetter = /(?<=(?<![\p{L}\p{M}\p{N}])\p{L})-(?=\p{L})/gu

function variantsOf(word: string, synonyms: string[][], language: ApiLanguage) {
  const stem = stemOf(word)
  const number = numbers[language]?.findIndex((names) => names.includes(word)) ?? -1
  const others = synonyms.filter((group) => group.some((one) => stemOf(one) === stem)).flat()
  return [...new Set([word, ...(number < 0 ? [] : [`${number + 1}`]), ...others].flatMap(formsOf))].slice(
    0,
    maxVariants,
  )
}

/** From one upwards. Number words match digits, which titles of classes and terms have. */
const numbers: Partial<Record<ApiLanguage, string[][]>> = {
  EN: numberWords(
    "one first, two second, three third, four fourth, five fifth, six sixth, seven seventh, eight eighth",
  ),
  SW: numberWords("kwanza moja, pili mbili, tatu, nne, tano, sita, saba, nane"),
  FR: numberWords(
    "premier premiere, deux deuxieme, trois troisieme, quatre quatrieme, cinq cinquieme, six sixieme, sept septieme, huit huitieme",
  ),
}

function numberWords(words: string): string[][] {
  return words.split(", ").map((names) => names.split(" "))
}

function keysOf(words: QueryWord[]): string[] {
  const stems = words.map(({ variants }) => [...new Set(variants.map(stemOf))])
  const combined = stems.reduce<string[][]>(
    (keys, next) => next.flatMap((stem) => keys.map((key) => [...key, stem])).slice(0, maxKeys),
    [[]],
  )
  return words.length ? combined.map(keyOf) : []
}

const keyOf = (stems: string[]) => [...new Set(stems)].sort().join(" ")

/** The last English words are parts left by apostrophes, and abbreviations typed on phones. */
const stopWords: Partial<Record<ApiLanguage, Set<string>>> = {
  EN: wordSet(`a am an and any are as at be been being but by can could did do does for from get gets give go had has
    have he her him his how i if in into is it its just may me my need of on or our out per please she should so some
    than that the their them then there these they this to up us want was we were what when where which who whose why
    will with would you your child children daughter daughters kid kids many much school son sons d don isn ll m re s
    t ve hello hey hi plz r theres u wat wen whats whens wher wheres`),
  SW: wordSet(`ambao ambayo au cha changu gani hata hii hiyo hizi huo huu iko ile ipo je jinsi kama katika kiasi
    kuhusu kuna kwa kwamba kwenye la langu lini ma mimi mko mpo mtoi mtoto mwanangu na namna nani nasi nataka ngapi ni
    nina ninaweza nini pia sana shule si tu uko una upo wa wakati wangu wapi wapo watoto wetu ya yake yangu yapo yetu
    za zangu ziko zipo`),
  FR: wordSet(`a ai au aux avec c ca ce ces cest cette combien comment d dans de des du ecole elle en enfant enfants
    est et etes eu faire faut fille fils il ils j je l la le lecole les leur ma mes mon n ne nos notre nous on ou par
    pas peut peux pour puis qu quand que quel quelle quelles quels qui quoi s sa scolaire scolaires se ses si son sont
    sur t un une vos votre vous y ya`),
}

function wordSet(words: string) {
  return new Set(words.split(/\s+/))
}
